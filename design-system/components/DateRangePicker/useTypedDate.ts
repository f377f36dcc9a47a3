import { GregorianCalendar } from '@internationalized/date'
import { useRef, useState } from 'react'
import type { AriaDateFieldProps, DateValue } from 'react-aria/useDateField'
import { flushSync } from 'react-dom'
import { type DateFieldState, type DateSegment, useDateFieldState } from 'react-stately/useDateFieldState'

/** The Gregorian calendar. react-aria's own function would bring fifteen calendars. */
export const createCalendar = () => new GregorianCalendar()

/** Whether the parts show a complete date: no part is empty, and the month has that day. */
const showsDate = ({ segments }: DateFieldState, { day, month, year }: DateValue) =>
  segments.every(({ type, value, isPlaceholder }) => {
    if (type === 'day') return !isPlaceholder && value === day
    if (type === 'month') return !isPlaceholder && value === month
    return type !== 'year' || (!isPlaceholder && value === year)
  })

/**
 * State of one date. react-aria reports a date after every digit: typing 20 first reports day 2. This reports when a part loses focus or
 * the year has four digits. When the date loses focus, a missing part restores the last complete date, and a day that the month does not
 * have becomes the last of the month.
 */
export function useTypedDate(field: AriaDateFieldProps<DateValue>, locale: string) {
  /** The typed date. `null`: all parts are empty. `undefined`: nothing was typed. */
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
  /** Renders immediately: the last digit of a part moves the focus, and its listeners need that digit. */
  const type = (change: () => void, isWhole = false) => {
    isTyping.current = !isWhole
    flushSync(change)
    isTyping.current = false
  }
  const typedState: DateFieldState = {
    ...state,
    setSegment: (part: DateSegment['type'], value: string | number) => {
      // In most languages the year is the last part, so no focus moves. Only eras, which are not shown, are strings.
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
