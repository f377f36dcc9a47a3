import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps {
  /** Fraction from 0 to 1. Values outside are clamped. */
  value: number
  /** Accessible name: what is measured. */
  label: string
  /** The value as text: "500 kr. af 2.000 kr." */
  valueText: string
}

/** Progress of a task, or usage of a limit. */
export function ProgressBar({ value, label, valueText }: ProgressBarProps) {
  return (
    <progress className={styles.progress} max={1} value={Math.min(1, Math.max(0, value))} aria-label={label} aria-valuetext={valueText} />
  )
}
