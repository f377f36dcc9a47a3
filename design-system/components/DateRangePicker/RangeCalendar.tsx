import { type CalendarDate, getWeeksInMonth } from '@internationalized/date'
import { useRef } from 'react'
import {
  type AriaRangeCalendarProps,
  type DateValue,
  useCalendarCell,
  useCalendarGrid,
  useRangeCalendar,
} from 'react-aria/useRangeCalendar'
import { type RangeCalendarState, useRangeCalendarState } from 'react-stately/useRangeCalendarState'
import { ChevronLeftIcon } from '../../icons/ChevronLeft.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRight.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './DateRangePicker.css.ts'
import { createCalendar } from './useTypedDate.ts'

interface RangeCalendarProps {
  calendar: AriaRangeCalendarProps<DateValue>
  previousLabel: string
  nextLabel: string
  locale: string
}

/** One month. The first press starts the range, the second ends it. */
export function RangeCalendar({ calendar, previousLabel, nextLabel, locale }: RangeCalendarProps) {
  const ref = useRef<HTMLDivElement>(null)
  const state = useRangeCalendarState({ ...calendar, locale, createCalendar })
  // A range with only one end is discarded.
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useRangeCalendar({ ...calendar, commitBehavior: 'reset' }, state, ref)
  return (
    <div {...calendarProps} ref={ref}>
      <div className={styles.month}>
        <IconButton
          label={previousLabel}
          icon={<ChevronLeftIcon />}
          disabled={prevButtonProps.isDisabled}
          focusableWhenDisabled
          onClick={() => state.focusPreviousPage()}
        />
        <span className={styles.monthName} aria-live="polite">
          {title}
        </span>
        <IconButton
          label={nextLabel}
          icon={<ChevronRightIcon />}
          disabled={nextButtonProps.isDisabled}
          focusableWhenDisabled
          onClick={() => state.focusNextPage()}
        />
      </div>
      <Month state={state} locale={locale} />
    </div>
  )
}

interface MonthProps {
  state: RangeCalendarState
  locale: string
}

function Month({ state, locale }: MonthProps) {
  const { gridProps, headerProps, weekDays } = useCalendarGrid({}, state)
  const weeks = Array.from({ length: getWeeksInMonth(state.visibleRange.start, locale) }, (_, week) => state.getDatesInWeek(week))
  return (
    <table {...gridProps} className={styles.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week have a fixed order, and two begin with the same letter
            <th key={index} className={styles.weekDay}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the weeks of a month have a fixed order
          <tr key={week}>{days.map((date) => date && <Day key={date.toString()} date={date} state={state} />)}</tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  date: CalendarDate
  state: RangeCalendarState
}

function Day({ date, state }: DayProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { cellProps, buttonProps, isSelected, isOutsideVisibleRange, formattedDate } = useCalendarCell({ date }, state, ref)
  const range = state.highlightedRange
  const isEnd = isSelected && range !== null && (date.compare(range.start) === 0 || date.compare(range.end) === 0)
  return (
    <td {...cellProps} className={styles.cell}>
      <div
        {...buttonProps}
        ref={ref}
        hidden={isOutsideVisibleRange}
        className={styles.day}
        data-selected={isEnd ? 'end' : isSelected ? 'within' : undefined}
      >
        {formattedDate}
      </div>
    </td>
  )
}
