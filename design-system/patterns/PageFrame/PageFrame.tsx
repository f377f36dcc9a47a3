import type { ReactNode } from 'react'
import * as css from './PageFrame.css.ts'

export interface PageFrameProps {
  /** Strip and header. */
  top?: ReactNode
  /** Id of the main landmark: a skip link leads to it, and focus goes there when the page changes. */
  contentId: string
  /** Footer and bars. */
  bottom?: ReactNode
  children?: ReactNode
}

/** A page from edge to edge. However short its content is, the foot stands at the foot of the screen. */
export function PageFrame({ top, contentId, bottom, children }: PageFrameProps) {
  return (
    <div className={css.frame}>
      {top}
      <main className={css.content} id={contentId} tabIndex={-1}>
        {children}
      </main>
      {bottom}
    </div>
  )
}
