import { useId } from 'react'
import * as css from './Segments.css.ts'

interface SegmentsProps<T extends string> {
  readonly legend: string
  readonly values: readonly T[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
  readonly label: (value: T) => string
  /** Whether a value has changes. */
  readonly marked?: (value: T) => boolean
}

/** Segmented control of native radios: arrow keys and one tab stop. */
export function Segments<T extends string>({ legend, values, chosen, onChoose, label, marked }: SegmentsProps<T>) {
  const group = useId()
  return (
    <fieldset className={css.segments}>
      <legend className={css.heard}>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={css.segment} data-marked={marked?.(value) || undefined}>
          <input className={css.segmentInput} type="radio" name={group} checked={value === chosen} onChange={() => onChoose(value)} />
          {label(value)}
          {marked?.(value) ? <span className={css.heard}>, changed</span> : null}
        </label>
      ))}
    </fieldset>
  )
}
