import type { ReactNode } from 'react'
import * as styles from './PageFrame.css.ts'

export interface PageFrameProps {
  /** Above the content: strip and header. */
  top?: ReactNode
  /** Id of the main landmark. The skip link leads to it, and it takes the focus after a navigation. */
  mainId: string
  /** Decoration behind the page, such as a `WallpaperCarousel`. Its pause button stands above the footer. */
  backdrop?: ReactNode
  /** Below the content: footer and bars. */
  bottom?: ReactNode
  /** The content of the main landmark: a `PageBody`, or a page as wide as the screen. */
  children?: ReactNode
}

/** The layout of a whole page. On a short page the footer is at the bottom of the screen. */
export function PageFrame({ top, mainId, backdrop, bottom, children }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      {top}
      <main className={styles.content} id={mainId} tabIndex={-1}>
        {children}
      </main>
      {backdrop != null ? <div className={styles.backdrop}>{backdrop}</div> : null}
      {bottom}
    </div>
  )
}
