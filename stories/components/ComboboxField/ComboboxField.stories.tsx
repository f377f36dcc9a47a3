import { ComboboxField } from '@casino/design-system'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { useArgState } from '../../support/useArgState.ts'

const change = fn()
const games = [
  'Ravklippen',
  'Ålborg Nat',
  'Store Ravn',
  'Nordhavets Skat',
  'Strandravn',
  'Lykkens Hjul',
  'Havfruens Perler',
  'Den Gyldne Gris',
]
const options = games.map((label, index) => ({ value: `spil-${index}`, label, detail: index % 2 ? 'Bordspil' : 'Spilleautomat' }))
const many = Array.from({ length: 700 }, (_, index) => ({ value: `nr-${index}`, label: `Spil nummer ${index + 1}` }))

const meta = preview.meta({
  title: 'Components/ComboboxField',
  component: ComboboxField,
  args: {
    label: 'Spil',
    name: 'game',
    options,
    value: null,
    placeholder: 'Alle spil',
    resultCountText: (count: number) => (count === 1 ? '1 spil passer' : `${count} spil passer`),
    emptyText: 'Ingen spil hedder det. Prøv med færre bogstaver.',
    onValueChange: change,
  },
  render: function Controlled(args) {
    const [value, setValue] = useArgState(args.value)
    return (
      <ComboboxField
        {...args}
        value={value}
        onValueChange={(now) => {
          setValue(now)
          change(now)
        }}
      />
    )
  },
})

/** Filtering and selecting with the keyboard only. */
export const SelectedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    change.mockClear()
    const field = canvas.getByRole('combobox', { name: 'Spil' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('rav')
    await expect(canvas.getAllByRole('option').map((option) => option.firstChild?.textContent)).toEqual([
      'Ravklippen',
      'Store Ravn',
      'Strandravn',
    ])
    await expect(canvas.getByRole('status')).toHaveTextContent('3 spil passer')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: /Store Ravn/ }).id)
    await userEvent.keyboard('{Enter}')
    await expect(change).toHaveBeenLastCalledWith('spil-2')
    await expect(field).toHaveValue('Store Ravn')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
})
/** `aa` matches å, and accents may be omitted. */
export const DanishLetters = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'aalborg')
    await userEvent.click(canvas.getByRole('option', { name: /Ålborg Nat/ }))
    await expect(change).toHaveBeenLastCalledWith('spil-1')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
})
/** Escape discards the typed text; clearing the field clears the selection. */
export const DiscardedAndCleared = meta.story({
  args: { value: 'spil-0' },
  play: async ({ canvas, userEvent }) => {
    change.mockClear()
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.keyboard('xyz{Escape}')
    await expect(field).toHaveValue('Ravklippen')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(change.mock.calls).toEqual([[null]])
  },
})
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent(/Ingen spil hedder det/)
  },
})
export const Open = meta.story({
  args: { value: 'spil-0' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Ravklippen')
  },
})
/** Of 700 options only 50 are rendered. */
export const SevenHundred = meta.story({
  args: { options: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option')).toHaveLength(50)
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('option', { name: 'Spil nummer 50' })).toHaveAttribute('data-active')
    await userEvent.keyboard('699')
    await expect(canvas.getByRole('option')).toHaveTextContent('Spil nummer 699')
  },
})
/** A value that is longer than the field ends with an ellipsis; the list shows it whole. */
export const LongValue = meta.story({
  args: {
    options: [{ value: 'long', label: 'Kong Christians Skatkammer og Havfruens Perler i den Lange Nordiske Midsommernat ved Ålborg' }],
    value: 'long',
  },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <ComboboxField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await expect(field.scrollWidth).toBeGreaterThan(field.clientWidth)
    await expect(getComputedStyle(field).textOverflow).toBe('ellipsis')
  },
})
export const WithHelp = meta.story({ args: { help: 'Skriv de første bogstaver af spillets navn.' } })
export const WithError = meta.story({
  args: { error: 'Vælg et spil fra listen.' },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/fra listen/),
})
export const Disabled = meta.story({ args: { disabled: true, value: 'spil-0' } })
/** It cannot be opened, but its value is submitted. */
export const ReadOnly = meta.story({
  args: { readOnly: true, value: 'spil-0' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
})
