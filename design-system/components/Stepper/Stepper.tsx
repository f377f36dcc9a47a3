import { CheckIcon } from '../../icons/Check.tsx'
import * as styles from './Stepper.css.ts'

export interface StepperProps {
  /** Accessible name of the list, for example "Step 2 of 3". */
  label: string
  /** Step names in order, each unique. On phones each stands below its number. */
  steps: readonly string[]
  /** Current step, 1-based. */
  current: number
  /** On phones one step a line with its name: for more than three steps, or long names. */
  stackOnPhones?: boolean
}

/** Progress through a flow of several steps. A finished step has a tick. Not navigation: a click cannot undo a completed payment step. */
export const Stepper = ({ label, steps, current, stackOnPhones = false }: StepperProps) => (
  <ol className={styles.list} data-stack={stackOnPhones ? '' : undefined} aria-label={label}>
    {steps.map((name, index) => (
      <li
        key={name}
        className={styles.step}
        aria-current={index + 1 === current ? 'step' : undefined}
        data-done={index + 1 < current ? '' : undefined}
      >
        <span className={styles.number}>{index + 1 < current ? <CheckIcon size={16} /> : index + 1}</span>
        <span className={styles.name}>{name}</span>
      </li>
    ))}
  </ol>
)
