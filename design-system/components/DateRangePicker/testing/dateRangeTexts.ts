/** Texts of a date range picker, each its own name. */
export const dateRangeTexts = {
  from: 'from',
  to: 'to',
  outsideBounds: 'outside',
  reversed: 'reversed',
  calendar: 'calendar',
  previousMonth: 'previous',
  nextMonth: 'next',
}
