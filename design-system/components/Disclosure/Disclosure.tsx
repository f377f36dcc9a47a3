import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDown.tsx'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps {
  /** Text of the control. It says what appears, and stays the same when it is open. */
  label: ReactNode
  /** Open at first. */
  open?: boolean
  /** What appears. */
  children: ReactNode
}

/** Content that most people can do without, behind a control that opens and closes it. Works without script. */
export const Disclosure = ({ label, open, children }: DisclosureProps) => (
  <details open={open}>
    <summary className={styles.summary}>
      {label}
      <span className={styles.icon}>
        <ChevronDownIcon size={16} />
      </span>
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
