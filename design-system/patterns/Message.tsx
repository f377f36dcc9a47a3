import type { ReactNode } from 'react'
import * as css from './message.css.ts'

export interface MessageProps {
  title: ReactNode
  /** Why it is so and what can be done about it. */
  children?: ReactNode
  /** The way on, or out. */
  action?: ReactNode
}

/** What `EmptyState` and `ErrorState` share: a small landscape, the sentence, what it means, the way on. Not a part of its own. */
export const Message = ({ title, children, action, alert, scene }: MessageProps & { alert?: boolean; scene: ReactNode }) => (
  <div className={css.message} role={alert ? 'alert' : undefined}>
    <svg className={css.picture} viewBox="0 0 132 84" aria-hidden="true">
      <rect className={css.sky} width="132" height="84" />
      {scene}
    </svg>
    <div className={css.words}>
      <h2 className={css.title}>{title}</h2>
      {children != null ? <div className={css.text}>{children}</div> : null}
    </div>
    {action != null ? <div className={css.action}>{action}</div> : null}
  </div>
)
