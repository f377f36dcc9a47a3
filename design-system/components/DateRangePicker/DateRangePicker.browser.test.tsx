import { act, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestRoot } from '../../testing/testRoot.ts'
import { DateRangePicker } from './DateRangePicker.tsx'
import { dateRangeTexts } from './testing/dateRangeTexts.ts'
import type { DateRange } from './useTypedRange.ts'

const root = createTestRoot()
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

const press = (keys: string) => act(() => userEvent.keyboard(keys))
const button = (name: string) => root.element.querySelector<HTMLElement>(`[aria-label="${name}"]`)
const calendar = () => root.element.querySelector('[role="grid"]')
const shown = () => [...root.element.querySelectorAll('[role="group"] [role="presentation"]')].map((date) => date.textContent)
const focusPart = (index: number) => act(async () => root.element.querySelectorAll<HTMLElement>('[role="spinbutton"]')[index]?.focus())
const openCalendar = () => act(async () => button('calendar')?.click())
const leave = () => act(async () => page.getByRole('button', { name: 'after' }).click())

it.each(['{Enter}', ' '])('the calendar opens with the key "%s", with the focus in it', async (key) => {
  await root.render(<Dates />)
  await act(async () => button('calendar')?.focus())
  await press(key)
  expect(calendar()?.contains(document.activeElement)).toBe(true)
})

it.each([
  { name: 'Escape', leaveCalendar: () => press('{Escape}') },
  { name: 'a click outside', leaveCalendar: leave },
])('$name drops a range that was begun', async ({ leaveCalendar }) => {
  await root.render(<Dates />)
  await openCalendar()
  await press('{Enter}{ArrowDown}')
  await leaveCalendar()
  expect(shown()).toEqual(['20.11.2026', '22.11.2026'])
  expect(onValueChange).not.toHaveBeenCalled()
})

it('a chosen range closes the calendar, with the focus on its button', async () => {
  await root.render(<Dates />)
  await openCalendar()
  await press('{Enter}{ArrowDown}{Enter}')
  expect(onValueChange.mock.calls).toEqual([[{ from: '2026-11-20', to: '2026-11-28' }]])
  expect([calendar(), document.activeElement]).toEqual([null, button('calendar')])
})

it('the focus stays on the button of the previous month at the first month, and Escape closes the calendar', async () => {
  await root.render(<Dates from="2023-09-20" />)
  await openCalendar()
  await act(async () => button('previous')?.focus())
  await press('{Enter}')
  expect(document.activeElement).toBe(button('previous'))
  await press('{Escape}')
  expect([calendar() === null, document.activeElement === button('calendar')]).toEqual([true, true])
})

it('Escape closes the calendar from the dates too', async () => {
  await root.render(<Dates />)
  await openCalendar()
  await focusPart(0)
  await press('{Escape}')
  expect([calendar() === null, document.activeElement === button('calendar')]).toEqual([true, true])
})

it('dates that are typed while the calendar is open keep to the bounds', async () => {
  await root.render(<Dates />)
  await openCalendar()
  await focusPart(5)
  await press('2030')
  await leave()
  expect(onValueChange).not.toHaveBeenCalled()
  expect(root.element.textContent).toContain('outside')
})

it('a close request of the browser closes the calendar', async () => {
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
  await root.render(<Dates />)
  await openCalendar()
  await press('{Enter}{ArrowDown}')
  await act(async () => requestClose?.())
  expect([calendar() === null, document.activeElement === button('calendar')]).toEqual([true, true])
  expect(onValueChange).not.toHaveBeenCalled()
})

it('the opened calendar is scrolled into view', async () => {
  await root.render(<Dates above={window.innerHeight - 150} />)
  await act(() => userEvent.click(page.getByRole('button', { name: 'calendar' })))
  expect(calendar()?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
})

it('a date that lacks a part when it is left goes back to the whole one, and none of its digits is taken over', async () => {
  await root.render(<Dates />)
  await focusPart(0)
  await press('{Backspace}')
  expect(shown()[0]).toBe('02.11.2026')
  await press('{Backspace}')
  expect(shown()[0]).toBe('dd.11.2026')
  await leave()
  expect(shown()).toEqual(['20.11.2026', '22.11.2026'])
  expect(onValueChange).not.toHaveBeenCalled()
})

it('an emptied date goes back to the whole one when it is left', async () => {
  await root.render(<Dates />)
  for (const part of [0, 1, 2]) {
    await focusPart(part)
    await press('{Backspace}{Backspace}{Backspace}{Backspace}')
  }
  expect(shown()[0]).toBe('dd.mm.åååå')
  await leave()
  expect(shown()).toEqual(['20.11.2026', '22.11.2026'])
  expect(onValueChange).not.toHaveBeenCalled()
})

it.each([
  { typed: '31022026', date: '28.02.2026' },
  { typed: '30022026', date: '28.02.2026' },
  { typed: '31112026', date: '30.11.2026' },
  { typed: '29022024', date: '29.02.2024' },
])('$typed is the date $date', async ({ typed, date }) => {
  await root.render(<Dates from="2026-11-03" />)
  await focusPart(0)
  await press(typed)
  expect(shown()[0]).toBe(date)
})

it('the last digit of the last year takes the date over, where no part follows', async () => {
  await root.render(<Dates from="2023-11-20" />)
  await focusPart(5)
  await press('2025')
  await act(() => vi.waitFor(() => expect(onValueChange.mock.calls).toEqual([[{ from: '2023-11-20', to: '2025-11-22' }]])))
})
