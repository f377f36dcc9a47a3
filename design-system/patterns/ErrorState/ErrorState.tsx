import type { ReactNode } from 'react'
import * as css from '../EmptyState/EmptyState.css.ts'

export type ErrorStateProps = {
  /** What happened, in the player's words. */
  title: ReactNode
  /** What it means and what to do; a reference for support. */
  children?: ReactNode
  /** The way out: try again, go home. */
  action?: ReactNode
}

/** Something failed: what happened, what to do, a way out. Announced when it replaces what was asked for. */
export const ErrorState = ({ title, children, action }: ErrorStateProps) => (
  <div className={css.state} role="alert">
    <svg className={css.picture} viewBox="0 0 132 84" aria-hidden="true">
      <rect className={css.sky} width="132" height="84" />
      <path className={css.back} d="M0 58 28 38l20 14 30-26 54 38v20H0Z" />
      <path className={css.front} d="M0 66c34-10 70-8 132 6v12H0Z" />
      <path className={css.mark} d="M20 24h34m14 0h6m8 0h30" />
      <path className={css.mark} d="M34 34h22m12 0h4m10 0h16" />
    </svg>
    <div className={css.words}>
      <h2 className={css.title}>{title}</h2>
      {children != null ? <div className={css.text}>{children}</div> : null}
    </div>
    {action != null ? <div className={css.action}>{action}</div> : null}
  </div>
)
