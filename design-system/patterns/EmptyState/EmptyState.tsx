import * as styles from './StateMessage.css.ts'
import { StateMessage, type StateMessageProps } from './StateMessage.tsx'

/** `children`: why it is empty and how to fill it. */
export type EmptyStateProps = StateMessageProps

const illustration = (
  <>
    <circle className={styles.light} cx="96" cy="26" r="9" />
    <path className={styles.back} d="M0 62 34 34l22 18 24-22 52 40v14H0Z" />
    <path className={styles.front} d="M0 68c30-12 62-12 132 4v12H0Z" />
  </>
)

/** Placeholder of an empty list, with a next step. */
export const EmptyState = (props: EmptyStateProps) => <StateMessage {...props} illustration={illustration} />
