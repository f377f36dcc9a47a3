import type { ReactNode } from 'react'
import * as css from './reach.css.ts'

/** Calls `onIntent` on hover, touch or focus of the control inside, to preload what it opens. `display: contents`: no layout box. */
export const PreloadOnIntent = ({ onReach: onIntent, children }: { onReach: () => void; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it observes events of its control and is not interactive itself
  <span className={css.wrapper} onPointerEnter={onIntent} onTouchStart={onIntent} onFocus={onIntent}>
    {children}
  </span>
)
