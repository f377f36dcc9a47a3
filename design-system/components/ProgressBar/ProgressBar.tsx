import * as css from './ProgressBar.css.ts'

export interface ProgressBarProps {
  /** Part of the whole, 0 to 1; anything outside is drawn as empty or full. */
  value: number
  /** What is measured. */
  label: string
  /** The measure in words: "500 kr. af 2.000 kr." */
  valueText: string
}

/** How much of a limit is used, or of a task is done. */
export function ProgressBar({ value, label, valueText }: ProgressBarProps) {
  return <progress className={css.progress} max={1} value={Math.min(1, Math.max(0, value))} aria-label={label} aria-valuetext={valueText} />
}
