import type { ReactNode, Ref } from 'react'
import * as styles from './StateMessage.css.ts'

export interface StateMessageProps {
  /** What happened or what is missing, in one line. A heading of the page outline. */
  title: ReactNode
  /** 1 when it replaces a whole page. */
  headingLevel?: 1 | 2
  /** The reason, and what the user can do. */
  children?: ReactNode
  /** The next step, or a way out. */
  action?: ReactNode
}

interface StateMessageLayoutProps extends StateMessageProps {
  alert?: boolean
  rootRef?: Ref<HTMLDivElement>
  illustration: ReactNode
}

/** Shared layout of `EmptyState` and `ErrorState`: illustration, title, explanation, action. Internal. */
export const StateMessage = ({ title, headingLevel = 2, children, action, alert, rootRef, illustration }: StateMessageLayoutProps) => {
  const Title = `h${headingLevel}` as const
  return (
    <div ref={rootRef} className={styles.message} role={alert ? 'alert' : undefined}>
      <svg className={styles.illustration} viewBox="0 0 132 84" aria-hidden="true">
        <rect className={styles.sky} width="132" height="84" />
        {illustration}
      </svg>
      <div className={styles.body}>
        <Title className={styles.title}>{title}</Title>
        {children != null ? <div className={styles.text}>{children}</div> : null}
      </div>
      {action != null ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
