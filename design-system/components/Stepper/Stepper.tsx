import { CheckIcon } from '../../icons/Check.tsx'
import * as styles from './Stepper.css.ts'

export interface StepperProps {
  /** Accessible name of the list, such as the current step of how many. */
  label: string
  /** Names in order, each unique. On phones only the current one is visible, unless `stackOnPhones`; all are announced. */
  steps: readonly string[]
  /** Current step, 1-based. */
  current: number
  /** On phones one step a line, each with its name: for more than three steps, or where each name matters. */
  stackOnPhones?: boolean
}

/** Progress through a multi-step flow; a finished step has a tick. Not navigation: a completed payment step cannot be undone by a click. */
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
