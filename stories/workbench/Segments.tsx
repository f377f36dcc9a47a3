import { useId } from 'react'
import * as css from './Segments.css.ts'

interface SegmentedControlProps<T extends string> {
  readonly legend: string
  readonly values: readonly T[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly labelOf: (value: T) => string
  /** Whether a value has changes. */
  readonly isChanged?: (value: T) => boolean
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
