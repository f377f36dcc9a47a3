import { cx } from 'class-variance-authority'
import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps {
  /** Fraction from 0 to 1. Values outside are clamped. */
  value: number
  /** Accessible name: what is measured. */
  label: string
  /** The value as text: "500 kr. af 2.000 kr." */
  valueText: string
  /** The value is what has been used of a limit: near its end the bar is amber. */
  usage?: boolean
}

/** From this share on, a limit is nearly used. */
const nearlyUsed = 0.8

/** Progress of a task, or what has been used of a limit. It fills up in both cases. */
export function ProgressBar({ value, label, valueText, usage = false }: ProgressBarProps) {
  return (
    <progress
      className={cx(styles.progress, usage && value >= nearlyUsed && styles.amber)}
      max={1}
      value={Math.min(1, Math.max(0, value))}
      aria-label={label}
      aria-valuetext={valueText}
    />
  )
}
