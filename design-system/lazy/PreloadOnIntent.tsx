import type { ReactNode } from 'react'
import * as styles from './preloadOnIntent.css.ts'

interface PreloadOnIntentProps {
  onIntent: () => void
  children: ReactNode
}

/** Calls `onIntent` on hover, touch or focus of the control inside, to preload what it opens. `display: contents`: no layout box. */
export const PreloadOnIntent = ({ onIntent, children }: PreloadOnIntentProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it observes events of its control and is not interactive itself
  <span className={styles.wrapper} onPointerEnter={onIntent} onTouchStart={onIntent} onFocus={onIntent}>
    {children}
  </span>
)
