import { useId } from 'react'
import * as css from './SegmentedControl.css.ts'

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
    <fieldset className={css.segments}>
      <legend className={css.heard}>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={css.segment} data-marked={isChanged?.(value) || undefined}>
          <input className={css.segmentInput} type="radio" name={group} checked={value === chosen} onChange={() => onChange(value)} />
          {labelOf(value)}
          {isChanged?.(value) ? <span className={css.heard}>, changed</span> : null}
        </label>
      ))}
    </fieldset>
  )
}
