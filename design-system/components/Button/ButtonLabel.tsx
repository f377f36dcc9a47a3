import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/utilities.css.ts'
import * as styles from './ButtonLabel.css.ts'

interface ButtonLabelProps {
  loading: boolean | undefined
  loadingText: ReactNode
  children: ReactNode
}

/** The label of a button that can be loading: then a spinner takes its place, followed by the loading text if there is one. */
export function ButtonLabel({ loading, loadingText, children }: ButtonLabelProps) {
  // In an element of its own: React cannot remove a text node that the browser's translator has replaced.
  if (!loading && !loadingText) return <span>{children}</span>
  // The hidden part keeps its width. Without a loading text, screen readers still read the label.
  return (
    <span className={styles.stack}>
      <span className={loading ? cx(styles.part, styles.hidden) : styles.part}>{children}</span>
      <span className={loading ? styles.part : cx(styles.part, styles.hidden)}>
        <span className={loadingText ? cx(styles.spinner, styles.spinnerGap) : styles.spinner} />
        {loadingText}
      </span>
      {loading && !loadingText ? <span className={visuallyHidden}>{children}</span> : null}
    </span>
  )
}
