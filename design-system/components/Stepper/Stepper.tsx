import * as css from './Stepper.css.ts'

export type StepperProps = {
  /** Name of the list for screen readers, such as where one stands of how many. */
  label: string
  steps: readonly string[]
  /** Number of the step one stands on, from 1. */
  current: number
}

/** Where one is in a flow and what comes next. It tells, it does not navigate: a paid step cannot be undone by a click. */
export const Stepper = ({ label, steps, current }: StepperProps) => (
  <ol className={css.list} aria-label={label}>
    {steps.map((name, index) => (
      <li
        key={name}
        className={css.step}
        aria-current={index + 1 === current ? 'step' : undefined}
        data-done={index + 1 < current ? '' : undefined}
      >
        <span className={css.number}>{index + 1}</span>
        <span className={css.name}>{name}</span>
      </li>
    ))}
  </ol>
)
