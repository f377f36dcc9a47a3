import { useRef } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { type AriaDateFieldProps, type DateValue, useDateField, useDateSegment } from 'react-aria/useDateField'
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState'
import * as styles from './DateRangePicker.css.ts'
import { useTypedDate } from './useTypedDate.ts'

interface DateSegmentsProps {
  field: AriaDateFieldProps<DateValue>
  label: string
  locale: string
}

/** One date, typed part by part. */
export function DateSegments({ field, label, locale }: DateSegmentsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const options = { ...field, 'aria-label': label }
  const { state, leavePart } = useTypedDate(options, locale)
  const { fieldProps } = useDateField(options, state, ref)
  return (
    <div {...mergeProps(fieldProps, { onBlur: leavePart })} ref={ref} className={styles.date}>
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
