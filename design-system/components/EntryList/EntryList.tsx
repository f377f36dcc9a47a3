import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDown.tsx'
import * as styles from './EntryList.css.ts'

interface Entry {
  /** Stable and unique in the list. */
  id: string
  /** What it is. */
  title: string
  /** The figure at the end of the first line. */
  value: string
  /** Below the title: when. */
  note: string
  /** Below the value. */
  valueNote?: string
  /** Behind a press on the entry: ids, actions. Works without script. */
  details?: ReactNode
}

export interface EntryListProps {
  /** In the order shown. */
  entries: readonly Entry[]
}

/** Movements of an account, two lines each: short enough for a phone, and the same on every screen. */
export const EntryList = ({ entries }: EntryListProps) => (
  <ul className={styles.list}>
    {entries.map((entry) => (
      <li key={entry.id} className={styles.item}>
        {entry.details === undefined ? (
          <div className={styles.entry}>
            <EntryLines entry={entry} />
          </div>
        ) : (
          <details>
            <summary className={cx(styles.entry, styles.summary)}>
              <EntryLines entry={entry} />
              <span className={styles.icon}>
                <ChevronDownIcon size={20} />
              </span>
            </summary>
            <div className={styles.details}>{entry.details}</div>
          </details>
        )}
      </li>
    ))}
  </ul>
)

interface EntryLinesProps {
  entry: Entry
}

const EntryLines = ({ entry }: EntryLinesProps) => (
  <>
    <span className={styles.line}>
      <span className={styles.title}>{entry.title}</span> <span className={styles.value}>{entry.value}</span>
    </span>{' '}
    <span className={styles.line}>
      <span className={styles.note}>{entry.note}</span>{' '}
      {entry.valueNote !== undefined && <span className={styles.valueNote}>{entry.valueNote}</span>}
    </span>
  </>
)
