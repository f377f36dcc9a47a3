import { GregorianCalendar } from '@internationalized/date'
import { useRef } from 'react'
import { type AriaDateFieldProps, type DateValue, useDateField, useDateSegment } from 'react-aria/useDateField'
import { type DateFieldState, type DateSegment, useDateFieldState } from 'react-stately/useDateFieldState'
import * as styles from './DateRangePicker.css.ts'

interface DateSegmentsProps {
  field: AriaDateFieldProps<DateValue>
  label: string
  locale: string
}

/** The calendar of the dates; react-aria's own function brings fifteen. */
export const createCalendar = () => new GregorianCalendar()

/** One date, typed in its parts. */
export function DateSegments({ field, label, locale }: DateSegmentsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const options = { ...field, 'aria-label': label }
  const state = useDateFieldState({ ...options, locale, createCalendar })
  const { fieldProps } = useDateField(options, state, ref)
  return (
    <div {...fieldProps} ref={ref} className={styles.date}>
      {state.segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a date have a fixed order
        <Segment key={index} segment={segment} state={state} />
      ))}
    </div>
  )
}

interface SegmentProps {
  segment: DateSegment
  state: DateFieldState
}

function Segment({ segment, state }: SegmentProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { segmentProps } = useDateSegment(segment, state, ref)
  return (
    <div {...segmentProps} ref={ref} className={styles.segment}>
      {segment.text}
    </div>
  )
}
