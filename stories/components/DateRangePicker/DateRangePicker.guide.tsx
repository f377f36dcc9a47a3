import { DateRangePicker } from '@casino/design-system/lazy/DateRangePicker'
import type { Guide } from '../../guide.ts'

const texts = {
  from: 'Fra',
  to: 'Til',
  outsideBounds: 'Vælg datoer fra 25. august til 22. november 2026.',
  reversed: 'Startdatoen er efter slutdatoen. Ret en af dem.',
  calendar: 'Kalender',
  previousMonth: 'Forrige måned',
  nextMonth: 'Næste måned',
}
const range = {
  value: { from: '2026-11-03', to: '2026-11-18' },
  onValueChange: () => undefined,
  min: '2026-08-25',
  max: '2026-11-22',
  texts,
}

export const guide: Guide = {
  useWhen: ['For two dates of one period, such as the filter of a list. Load it when it is wanted: it is the largest field.'],
  avoidWhen: [
    'For “the last 30 days”: offer such periods in a SelectField first.',
    'For one date that everybody knows by heart: use text fields.',
  ],
  anatomy: [
    ['Dates', 'each in its parts, in the order of the language.'],
    ['Calendar button', 'opens one month below the dates.'],
  ],
  examples: [
    {
      right: <DateRangePicker label="Datoer" {...range} />,
      rightReason: 'Named by what it filters.',
      wrong: <DateRangePicker label="Vælg venligst en startdato og en slutdato her" {...range} />,
      wrongReason: 'The label explains the control, not the value.',
    },
  ],
  keyboard: [
    ['Tab', 'moves through the parts of the dates to the calendar button.'],
    ['Arrow up and down', 'change a part.'],
    ['Arrow keys in the calendar', 'move by days and weeks; Page up and Page down by months.'],
    ['Enter', 'begins and ends the range.'],
    ['Escape', 'closes the calendar, and drops a range that was begun.'],
  ],
}
