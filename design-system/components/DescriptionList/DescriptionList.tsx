import type { ReactNode } from 'react'
import * as css from './DescriptionList.css.ts'

export interface DescriptionListProps {
  items: readonly { term: string; detail: ReactNode }[]
}

/** Term and detail pairs, such as a receipt. Terms must be unique. */
export const DescriptionList = ({ items }: DescriptionListProps) => (
  <dl className={css.list}>
    {items.map((item) => (
      <div key={item.term} className={css.item}>
        <dt className={css.term}>{item.term}</dt>
        <dd className={css.detail}>{item.detail}</dd>
      </div>
    ))}
  </dl>
)
