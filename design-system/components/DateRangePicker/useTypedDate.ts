import { GregorianCalendar } from '@internationalized/date'
import { useRef, useState } from 'react'
import type { AriaDateFieldProps, DateValue } from 'react-aria/useDateField'
import { flushSync } from 'react-dom'
import { type DateFieldState, type DateSegment, useDateFieldState } from 'react-stately/useDateFieldState'

/** The calendar of the dates; react-aria's own function brings fifteen. */
export const createCalendar = () => new GregorianCalendar()

/** Whether the parts show this date: none is empty, and the month has the day. */
const showsDate = ({ segments }: DateFieldState, { day, month, year }: DateValue) =>
  segments.every(({ type, value, isPlaceholder }) => {
    if (type === 'day') return !isPlaceholder && value === day
    if (type === 'month') return !isPlaceholder && value === month
    return type !== 'year' || (!isPlaceholder && value === year)
  })

/**
 * The state of one date. react-aria reports a date at each digit, so that the 2 of the 20th is the 2nd. Here a date that is being typed is
 * reported when its part is left, or at the fourth digit of the year. When the whole date is left, one that lacks a part goes back to the last whole one, and a day that its month
 * does not have becomes the last of the month.
 */
export function useTypedDate(field: AriaDateFieldProps<DateValue>, locale: string) {
  /** The date that is being typed, null when all parts are empty, undefined when none is typed. */
  const [draft, setDraft] = useState<DateValue | null>()
  const isTyping = useRef(false)
  const report = (date: DateValue) => {
    setDraft(undefined)
    if (!field.value || date.compare(field.value) !== 0) field.onChange?.(date)
  }
  const state = useDateFieldState({
    ...field,
    value: draft === undefined ? field.value : draft,
    onChange: (date) => {
      if (isTyping.current) setDraft(date)
      else if (date) report(date)
    },
    locale,
    createCalendar,
  })
  /** Renders at once: the last digit of a part moves the focus on, and what hears that must know the digit. */
  const type = (change: () => void, isWhole = false) => {
    isTyping.current = !isWhole
    flushSync(change)
    isTyping.current = false
  }
  const typedState: DateFieldState = {
    ...state,
    setSegment: (part: DateSegment['type'], value: string | number) => {
      // the year is the last part in most languages, where no focus moves on; only eras, which are not shown, are strings
      if (typeof value === 'number') type(() => state.setSegment(part, value), part === 'year' && value > 999)
    },
    clearSegment: (part) => type(() => state.clearSegment(part)),
    confirmPlaceholder: () => {
      if (field.value && state.segments.some(({ isPlaceholder }) => isPlaceholder)) state.setValue(field.value)
      else state.confirmPlaceholder()
    },
  }
  const leavePart = () => {
    if (draft && showsDate(state, draft)) report(draft)
  }
  return { state: typedState, leavePart }
}
