// react-aria's date range picker: typed dates, arrow keys, a calendar for the keyboard, and announcements.

import { parseDate } from '@internationalized/date'
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { mergeProps } from 'react-aria/mergeProps'
import { type AriaDateRangePickerProps, type DateValue, useDateRangePicker } from 'react-aria/useDateRangePicker'
import { useDateRangePickerState } from 'react-stately/useDateRangePickerState'
import { CalendarIcon } from '../../icons/Calendar.tsx'
import { useCloseRequest } from '../../overlay/useCloseRequest.ts'
import * as field from '../Field/Field.css.ts'
import { errorId, FieldError, FieldHelp, type FieldProps, helpId } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './DateRangePicker.css.ts'
import { DateSegments } from './DateSegments.tsx'
import { RangeCalendar } from './RangeCalendar.tsx'
import { type DateRange, useTypedRange } from './useTypedRange.ts'

export interface DateRangePickerProps extends Pick<FieldProps, 'label' | 'help' | 'error' | 'theme'> {
  /** The selected range, controlled. Both dates can be edited. */
  value: DateRange
  /**
   * Called with a complete range within the bounds: immediately for the calendar; for typed dates at a pause of typing or when the field
   * loses focus. A part that is still being typed is not reported. A range that ends before it begins is not reported: it stays as typed,
   * with an error.
   */
  onValueChange: (range: DateRange) => void
  /** First day that can be chosen. */
  min: string
  /** Last day that can be chosen. */
  max: string
  /** Accessible names of the controls, which are not visible, and the errors of dates that cannot be chosen. */
  texts: {
    /** Accessible names of the two dates, after the label. */
    from: string
    to: string
    /** Shown below dates outside the bounds. The library's own text would use the browser's language. */
    outsideBounds: string
    /** Shown below a range that ends before it begins. */
    reversed: string
    /** Accessible name of the button that opens and closes the calendar. */
    calendar: string
    previousMonth: string
    nextMonth: string
  }
  /** Locale of the date format, the order of its parts and the first day of the week. Announcements are always Danish. */
  locale?: string
}

/** Two dates in one box, typed or chosen in a calendar. */
export const DateRangePicker = ({ locale = 'da-DK', ...props }: DateRangePickerProps) => (
  <I18nProvider locale={locale}>
    <RangeControl {...props} locale={locale} />
  </I18nProvider>
)

/** Scrolls the open calendar into view, clear of the bars in the page's scroll padding. */
const scrollToPanel = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

interface DateValues {
  start: DateValue
  end: DateValue
}
const isoRange = ({ start, end }: DateValues): DateRange => ({ from: start.toString(), to: end.toString() })

type RangeControlProps = DateRangePickerProps & { locale: string }

function RangeControl({ label, help, error, theme, value, onValueChange, min, max, texts, locale }: RangeControlProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const typed = useTypedRange({ value, onValueChange, min, max })
  const message = error ?? (typed.issue && texts[typed.issue])
  const options: AriaDateRangePickerProps<DateValue> = {
    value: typed.dates,
    minValue: parseDate(min),
    maxValue: parseDate(max),
    granularity: 'day',
    isInvalid: message !== undefined,
    shouldForceLeadingZeros: true,
    onChange: (range) => range && typed.type(isoRange(range)),
  }
  const state = useDateRangePickerState(options)
  const describedBy = [help != null && helpId(id), message && errorId(id)].filter(Boolean).join(' ')
  const { labelProps, groupProps, startFieldProps, endFieldProps, calendarProps } = useDateRangePicker(
    { ...options, label, 'aria-describedby': describedBy },
    state,
    group,
  )
  const calendarId = `${id}-calendar`
  /** The library's own handler gets no event while the calendar is open. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) typed.leave()
  }
  const close = () => {
    state.setOpen(false)
    button.current?.focus()
  }
  useCloseRequest(state.isOpen, close)
  /** The calendar only offers dates that can be chosen. */
  const choose = (range: DateValues) => {
    typed.choose(isoRange(range))
    close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !state.isOpen) return
    event.preventDefault() // Otherwise the browser would also close a dialog around the calendar.
    event.stopPropagation()
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the calendar wherever the focus is in the field
    <div className={field.field} data-input-theme={theme} data-takes-escape={state.isOpen ? '' : undefined} onKeyDown={closeOnEscape}>
      <span {...labelProps} className={field.label}>
        {label}
      </span>
      <FieldHelp id={id} help={help} />
      <div className={field.box}>
        {/* The button is outside the group, because the group takes Enter and Space from its content. */}
        <div {...mergeProps(groupProps, { onBlur: leave })} ref={group} className={styles.dates}>
          <DateSegments field={startFieldProps} label={texts.from} locale={locale} />
          <span className={styles.dash} aria-hidden="true">
            –
          </span>
          <DateSegments field={endFieldProps} label={texts.to} locale={locale} />
        </div>
        <IconButton
          label={texts.calendar}
          icon={<CalendarIcon />}
          ref={button}
          aria-expanded={state.isOpen}
          aria-controls={state.isOpen ? calendarId : undefined}
          onClick={() => state.setOpen(!state.isOpen)}
        />
      </div>
      <FieldError id={id} error={message} />
      {state.isOpen ? (
        <div id={calendarId} ref={scrollToPanel} className={styles.panel}>
          <RangeCalendar
            calendar={{ ...calendarProps, onChange: choose }}
            previousLabel={texts.previousMonth}
            nextLabel={texts.nextMonth}
            locale={locale}
          />
        </div>
      ) : null}
    </div>
  )
}
