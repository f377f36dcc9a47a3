import type { ReactNode } from 'react'
import * as styles from './PageFrame.css.ts'

export interface PageFrameProps {
  /** Strip and header. */
  top?: ReactNode
  /** Id of the main landmark: target of the skip link, and of focus after navigation. */
  mainId: string
  /** A `PageBackdrop`. */
  backdrop?: ReactNode
  /** Footer and bars. */
  bottom?: ReactNode
  /** Content of the main landmark: a `PageBody`, or a page that goes to the edges. */
  children?: ReactNode
}

/** Full-page layout. With short content the footer stays at the bottom of the viewport. */
export function PageFrame({ top, mainId, backdrop, bottom, children }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      {top}
      <main className={styles.content} id={mainId} tabIndex={-1}>
        {children}
      </main>
      {backdrop}
      {bottom}
    </div>
  )
}
