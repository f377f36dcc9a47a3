import { DateRangePicker } from '@casino/design-system/lazy/DateRangePicker'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { useArgState } from '../../support/useArgState.ts'

const shortRange = { from: '2026-11-03', to: '2026-11-18' }
const longRange = { from: '2026-08-25', to: '2026-11-22' }

const meta = preview.meta({
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Datoer',
    value: shortRange,
    onValueChange: fn(),
    min: '2026-08-25',
    max: '2026-11-22',
    texts: {
      from: 'Fra',
      to: 'Til',
      outsideBounds: 'Vælg datoer fra 25. august til 22. november 2026.',
      reversed: 'Startdatoen er efter slutdatoen. Ret en af dem.',
      calendar: 'Kalender',
      previousMonth: 'Forrige måned',
      nextMonth: 'Næste måned',
    },
  },
  // what is no date or no locale throws
  argTypes: {
    value: { control: 'select', options: ['short', 'long'], mapping: { short: shortRange, long: longRange } },
    min: { control: 'select', options: ['2026-08-25', '2026-11-10'] },
    max: { control: 'select', options: ['2026-11-22', '2026-11-12'] },
    locale: { control: 'select', options: ['da-DK', 'en-GB', 'de-DE'] },
  },
  render: function WithState(args) {
    const [value, setValue] = useArgState(args.value)
    return (
      <DateRangePicker
        {...args}
        value={value}
        onValueChange={(range) => {
          setValue(range)
          args.onValueChange(range)
        }}
      />
    )
  },
})

/** Each part of a date is a spin button: typed, or changed with the arrow keys. Leaving the field takes the date over at once. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [day] = canvas.getAllByRole('spinbutton')
    if (!day) throw new Error('no part of a date')
    await userEvent.click(day)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await userEvent.click(document.body)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-05', to: '2026-11-18' })
  },
})
/** The digits of a part are one change, which is taken over at a pause, without leaving the field. */
export const TypedInOneGo = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [day] = canvas.getAllByRole('spinbutton')
    if (!day) throw new Error('no part of a date')
    await userEvent.click(day)
    await userEvent.keyboard('12')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-12', to: '2026-11-18' }))
    await expect(document.activeElement).toHaveRole('spinbutton')
  },
})
/** The first press in the calendar begins the range, the second ends it and closes the calendar. */
export const Calendar = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kalender' }))
    await expect(canvas.getByRole('grid')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /den 5\. november 2026/ }))
    await userEvent.click(canvas.getByRole('button', { name: /den 12\. november 2026/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-05', to: '2026-11-12' })
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull())
  },
})
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kalender' }))
    await expect(canvas.getByRole('grid')).toBeVisible()
  },
})
/** A period that ends before it begins stays as typed. The error appears on blur; changing either date fixes it. */
export const Reversed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const told = () => canvas.queryByText('Startdatoen er efter slutdatoen. Ret en af dem.')
    const [startDay, , , endDay] = canvas.getAllByRole('spinbutton')
    if (!startDay || !endDay) throw new Error('no part of a date')
    await userEvent.click(startDay)
    await userEvent.keyboard('20')
    await expect(startDay).toHaveTextContent('20')
    await expect(told()).toBeNull() // the other date may come next
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(told()).toBeVisible()
    await expect(startDay).toHaveAccessibleDescription(/Startdatoen er efter slutdatoen/)
    await expect(startDay).toBeInvalid()
    await expect(startDay).toHaveTextContent('20')
    await expect(args.onValueChange).not.toHaveBeenCalledWith({ from: '2026-11-20', to: '2026-11-18' })
    await userEvent.click(endDay)
    await userEvent.keyboard('21')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-21' }))
    await expect(told()).toBeNull()
    await expect(startDay).toBeValid()
  },
})
/** A date outside the bounds stays as typed; on blur the field says which days can be chosen. A part of a year is no error while typing. */
export const TypedOutsideTheBounds = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const told = () => canvas.queryByText('Vælg datoer fra 25. august til 22. november 2026.')
    const year = canvas.getAllByRole('spinbutton')[2]
    if (!year) throw new Error('no part of a date')
    await userEvent.click(year)
    for (const digit of '2025') {
      await userEvent.keyboard(digit)
      await expect(told()).toBeNull()
    }
    await userEvent.click(canvas.getByText('Datoer'))
    await userEvent.click(document.body)
    await expect(told()).toBeVisible()
    await expect(year).toHaveTextContent('2025')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})
/** A value with a day outside the bounds says which can be chosen, in the same words in every browser. */
export const OutsideTheBounds = meta.story({
  args: { value: { from: '2026-08-20', to: '2026-11-18' } },
  play: async ({ canvas, userEvent, args }) => {
    const [day] = canvas.getAllByRole('spinbutton')
    if (!day) throw new Error('no part of a date')
    await userEvent.click(day)
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('Vælg datoer fra 25. august til 22. november 2026.')).toBeVisible()
    day.blur()
  },
})
export const WithError = meta.story({ args: { error: 'Vælg højst 90 dage.' } })
