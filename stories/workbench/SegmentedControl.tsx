import { useId } from 'react'
import * as styles from './SegmentedControl.css.ts'

interface SegmentedControlProps<T extends string> {
  legend: string
  values: readonly T[]
  value: T
  onChange: (value: T) => void
  labelOf: (value: T) => string
  /** Whether a value has changes. */
  isChanged?: (value: T) => boolean
}

/** Segmented control of native radios: arrow keys and one tab stop. */
export function SegmentedControl<T extends string>({
  legend,
  values,
  value: chosen,
  onChange,
  labelOf,
  isChanged,
}: SegmentedControlProps<T>) {
  const group = useId()
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.heard}>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={styles.segment} data-marked={isChanged?.(value) || undefined}>
          <input className={styles.segmentInput} type="radio" name={group} checked={value === chosen} onChange={() => onChange(value)} />
          {labelOf(value)}
          {isChanged?.(value) ? <span className={styles.heard}> (changed)</span> : null}
        </label>
      ))}
    </fieldset>
  )
}
