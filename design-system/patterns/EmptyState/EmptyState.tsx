import type { ReactNode } from 'react'
import * as css from './EmptyState.css.ts'

export type EmptyStateProps = {
  title: ReactNode
  /** Why it is empty and what would fill it. */
  children?: ReactNode
  /** The way on. */
  action?: ReactNode
}

/** Nothing here yet: said on purpose, with a way on. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className={css.state}>
    <svg className={css.picture} viewBox="0 0 132 84" aria-hidden="true">
      <rect className={css.sky} width="132" height="84" />
      <circle className={css.light} cx="96" cy="26" r="9" />
      <path className={css.back} d="M0 62 34 34l22 18 24-22 52 40v14H0Z" />
      <path className={css.front} d="M0 68c30-12 62-12 132 4v12H0Z" />
    </svg>
    <div className={css.words}>
      <h2 className={css.title}>{title}</h2>
      {children != null ? <div className={css.text}>{children}</div> : null}
    </div>
    {action != null ? <div className={css.action}>{action}</div> : null}
  </div>
)
