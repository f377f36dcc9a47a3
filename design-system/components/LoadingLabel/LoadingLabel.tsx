import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/utilities.css.ts'
import * as styles from './LoadingLabel.css.ts'

export interface LoadingLabelProps {
  /** The `loading` of the button. */
  loading: boolean | undefined
  /** Replaces the label while loading; its width is reserved before. */
  loadingText?: ReactNode
  /** The label. */
  children?: ReactNode
}

/**
 * Label of a button that can be loading: then a spinner, with the loading text if there is one. A component of its own, so that a page
 * whose buttons only navigate loads neither.
 */
export function LoadingLabel({ loading, loadingText, children }: LoadingLabelProps) {
  // an element of its own: React cannot remove a text that a program in the page, such as a translator, has replaced
  if (!loading && !loadingText) return <span>{children}</span>
  // The hidden label still takes its width. Without a loading text only the spinner is visible, and the label stays for screen readers.
  return (
    <span className={styles.stack}>
      <span className={loading ? cx(styles.label, styles.hidden) : styles.label}>{children}</span>
      <span className={loading ? styles.label : cx(styles.label, styles.hidden)}>
        <span className={loadingText ? cx(styles.spinner, styles.spinnerGap) : styles.spinner} />
        {loadingText}
      </span>
      {loading && !loadingText ? <span className={visuallyHidden}>{children}</span> : null}
    </span>
  )
}
