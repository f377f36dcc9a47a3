import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateRangePicker } from './DateRangePicker.tsx'
import { dateRangeTexts } from './testing/dateRangeTexts.ts'
import type { DateRange } from './useTypedRange.ts'

const onValueChange = vi.fn()

interface DatesProps {
  from?: string
  /** Height above the field, in px. */
  above?: number
}

function Dates({ from = '2026-11-20', above = 0 }: DatesProps) {
  const [value, setValue] = useState<DateRange>({ from, to: '2026-11-22' })
  return (
    <>
      <div style={{ blockSize: above }} />
      <DateRangePicker
        label="dates"
        value={value}
        min="2023-08-25"
        max="2026-12-22"
        onValueChange={(range) => {
          onValueChange(range)
          setValue(range)
        }}
        texts={dateRangeTexts}
      />
      <button type="button">after</button>
    </>
  )
}

beforeEach(() => onValueChange.mockClear())

const press = (keys: string) => userEvent.keyboard(keys)
const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)
const calendar = () => document.querySelector('[role="grid"]')
const shown = () => [...document.querySelectorAll('[role="group"] [role="presentation"]')].map((date) => date.textContent)
const focusPart = (index: number) => document.querySelectorAll<HTMLElement>('[role="spinbutton"]')[index]?.focus()
const isCalendarFocused = () => calendar()?.contains(document.activeElement) ?? false
/** Waits until it has the focus: Enter begins a range then. */
async function openCalendar(): Promise<void> {
  button('calendar')?.click()
  await expect.poll(isCalendarFocused).toBe(true)
}
const leave = () => page.getByRole('button', { name: 'after' }).click()
/** Expects a closed calendar, whose button has the focus. */
const expectClosed = () => expect.poll(() => [calendar() === null, document.activeElement === button('calendar')]).toEqual([true, true])

it.each(['{Enter}', ' '])('opens the calendar with the key "%s" and focuses it', async (key) => {
  await render(<Dates />)
  button('calendar')?.focus()
  await press(key)
  await expect.poll(isCalendarFocused).toBe(true)
})

it.each([
  { name: 'Escape', leaveCalendar: () => press('{Escape}') },
  { name: 'a click outside', leaveCalendar: leave },
])('$name drops a range that was begun', async ({ leaveCalendar }) => {
  await render(<Dates />)
  await openCalendar()
  await press('{Enter}{ArrowDown}')
  await leaveCalendar()
  await expect.poll(shown).toEqual(['20.11.2026', '22.11.2026'])
  expect(onValueChange).not.toHaveBeenCalled()
})

it('closes the calendar after a range is chosen, and focuses its button', async () => {
  await render(<Dates />)
  await openCalendar()
  await press('{Enter}{ArrowDown}{Enter}')
  await expect.poll(() => onValueChange.mock.calls).toEqual([[{ from: '2026-11-20', to: '2026-11-28' }]])
  await expectClosed()
})

it('keeps the focus on the previous-month button at the first month; Escape closes the calendar', async () => {
  await render(<Dates from="2023-09-20" />)
  await openCalendar()
  button('previous')?.focus()
  await press('{Enter}')
  expect(document.activeElement).toBe(button('previous'))
  await press('{Escape}')
  await expectClosed()
})

it('closes the calendar with Escape from the dates', async () => {
  await render(<Dates />)
  await openCalendar()
  focusPart(0)
  await press('{Escape}')
  await expectClosed()
})

it('keeps typed dates within the bounds while the calendar is open', async () => {
  const { container } = await render(<Dates />)
  await openCalendar()
  focusPart(5)
  await press('2030')
  await leave()
  expect(onValueChange).not.toHaveBeenCalled()
  await expect.element(container).toHaveTextContent('outside')
})

it('closes the calendar on a close request of the browser', async () => {
  let requestClose: (() => void) | undefined
  const BrowserWatcher = window.CloseWatcher
  if (!BrowserWatcher) throw new Error('no CloseWatcher')
  vi.stubGlobal(
    'CloseWatcher',
    class extends BrowserWatcher {
      constructor() {
        super()
        requestClose = () => this.onclose?.()
      }
    },
  )
  await render(<Dates />)
  await openCalendar()
  await press('{Enter}{ArrowDown}')
  requestClose?.()
  await expectClosed()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('scrolls the opened calendar into view', async () => {
  await render(<Dates above={window.innerHeight - 150} />)
  await page.getByRole('button', { name: 'calendar' }).click()
  await expect.poll(() => calendar()?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
})

it('restores the last complete date on blur when a part is missing, and reports none of its digits', async () => {
  await render(<Dates />)
  focusPart(0)
  await press('{Backspace}')
  await expect.poll(() => shown()[0]).toBe('02.11.2026')
  await press('{Backspace}')
  await expect.poll(() => shown()[0]).toBe('dd.11.2026')
  await leave()
  await expect.poll(shown).toEqual(['20.11.2026', '22.11.2026'])
  expect(onValueChange).not.toHaveBeenCalled()
})

it('restores the last complete date when an emptied one loses focus', async () => {
  await render(<Dates />)
  for (const part of [0, 1, 2]) {
    focusPart(part)
    await press('{Backspace}{Backspace}{Backspace}{Backspace}')
  }
  await expect.poll(() => shown()[0]).toBe('dd.mm.åååå')
  await leave()
  await expect.poll(shown).toEqual(['20.11.2026', '22.11.2026'])
  expect(onValueChange).not.toHaveBeenCalled()
})

it.each([
  { typed: '31022026', date: '28.02.2026' },
  { typed: '30022026', date: '28.02.2026' },
  { typed: '31112026', date: '30.11.2026' },
  { typed: '29022024', date: '29.02.2024' },
])('reads $typed as the date $date', async ({ typed, date }) => {
  await render(<Dates from="2026-11-03" />)
  focusPart(0)
  await press(typed)
  await expect.poll(() => shown()[0]).toBe(date)
})

it('reports the date after the last digit of the year, which no part follows', async () => {
  await render(<Dates from="2023-11-20" />)
  focusPart(5)
  await press('2025')
  await expect.poll(() => onValueChange.mock.calls).toEqual([[{ from: '2023-11-20', to: '2025-11-22' }]])
})
