import type { ReactNode } from 'react'
import * as css from './reach.css.ts'

/** Reports that somebody reaches for the control inside, by pointer, finger or key: the moment to fetch what it opens. Makes no box. */
export const Reach = ({ onReach, children }: { onReach: () => void; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what its control does and offers nothing itself
  <span className={css.reach} onPointerEnter={onReach} onTouchStart={onReach} onFocus={onReach}>
    {children}
  </span>
)
