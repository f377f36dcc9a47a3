import type { ReactNode } from 'react'
import * as styles from './DescriptionList.css.ts'

export interface DescriptionListProps {
  /** Pairs of `<dt>` and `<dd>`, in the order shown. */
  items: readonly { term: string; detail: ReactNode }[]
}

/** Pairs of term and detail, such as a receipt. Terms must be unique. */
export const DescriptionList = ({ items }: DescriptionListProps) => (
  <dl className={styles.list}>
    {items.map((item) => (
      <div key={item.term} className={styles.item}>
        <dt className={styles.term}>{item.term}</dt>
        <dd className={styles.detail}>{item.detail}</dd>
      </div>
    ))}
  </dl>
)
