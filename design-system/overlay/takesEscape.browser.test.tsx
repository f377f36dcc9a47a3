import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ComboboxField } from '../components/ComboboxField/ComboboxField.tsx'
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx'
import { dateRangeTexts } from '../components/DateRangePicker/testing/dateRangeTexts.ts'
import { ModalPanel } from '../components/Modal/ModalPanel.tsx'
import { SearchField } from '../components/SearchField/SearchField.tsx'

const pressEscape = () => userEvent.keyboard('{Escape}')
const isOpen = () => document.querySelector('[role=dialog][data-state="open"]') !== null

interface DialogProps {
  children: ReactNode
}

function Dialog({ children }: DialogProps) {
  const [open, setOpen] = useState(true)
  return (
    <ModalPanel open={open} onOpenChange={setOpen} title="dialog" closeLabel="close">
      {children}
    </ModalPanel>
  )
}

const combobox = (
  <ComboboxField
    label="town"
    name="town"
    options={[{ value: 'aarhus', label: 'Aarhus' }]}
    value={null}
    onValueChange={vi.fn()}
    resultCountText={String}
    emptyText="none"
  />
)
const dates = (
  <DateRangePicker
    label="dates"
    value={{ from: '2026-11-03', to: '2026-11-18' }}
    min="2026-08-25"
    max="2026-11-22"
    onValueChange={vi.fn()}
    texts={dateRangeTexts}
  />
)
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

it.each([
  {
    name: 'a text that is searched for',
    field: <SearchField label="search" name="search" clearLabel="clear" defaultValue="ro" />,
    open: () => focus('[type=search]'),
    isUsed: () => document.querySelector<HTMLInputElement>('[type=search]')?.value !== '',
  },
  {
    name: 'a list of suggestions',
    field: combobox,
    open: async () => {
      focus('[role=combobox]')
      await userEvent.keyboard('{ArrowDown}')
    },
    isUsed: () => document.querySelector('[role=option]') !== null,
  },
  {
    name: 'a calendar',
    field: dates,
    open: async () => {
      document.querySelector<HTMLElement>('[aria-label="calendar"]')?.click()
      await vi.waitFor(() => expect(document.querySelector('[role=grid]')).not.toBeNull(), { timeout: 15_000 })
      focus('[role=grid] [tabindex="0"]')
    },
    isUsed: () => document.querySelector('[role=grid]') !== null,
  },
])('Escape ends $name first, and the next press closes the dialog around it', async ({ field, open, isUsed }) => {
  await render(<Dialog>{field}</Dialog>)
  await open()
  await expect.poll(isUsed).toBe(true)
  await pressEscape()
  await expect.poll(isUsed).toBe(false)
  expect(isOpen()).toBe(true)
  await pressEscape()
  await expect.poll(isOpen).toBe(false)
})
