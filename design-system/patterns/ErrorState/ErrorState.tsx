import { useFocusAfterRemoval } from '../../focus/useFocusAfterRemoval.ts'
import * as styles from '../EmptyState/StateMessage.css.ts'
import { StateMessage, type StateMessageProps } from '../EmptyState/StateMessage.tsx'

/** `title`: what happened; `children`: what to do, with a reference for support. */
export type ErrorStateProps = StateMessageProps

const illustration = (
  <>
    <path className={styles.back} d="M0 58 28 38l20 14 30-26 54 38v20H0Z" />
    <path className={styles.front} d="M0 66c34-10 70-8 132 6v12H0Z" />
    <path className={styles.mark} d="M20 24h34m14 0h6m8 0h30" />
    <path className={styles.mark} d="M34 34h22m12 0h4m10 0h16" />
  </>
)

/**
 * Error instead of content: what happened, what to do, a way out. Announced as an alert. Moves focus to the surrounding section when it
 * unmounts.
 */
export function ErrorState(props: ErrorStateProps) {
  return <StateMessage {...props} alert illustration={illustration} rootRef={useFocusAfterRemoval()} />
}
