import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AmountField } from './AmountField.tsx'

/** An amount under 100 kr. has an error. */
function Amount() {
  const [value, setValue] = useState<number | null>(50_00)
  const error = (value ?? 0) < 100_00 && 'Mindst 100 kr.'
  return <AmountField label="Beløb" name="amount" value={value} onValueChange={setValue} {...(error && { error })} />
}

let container: HTMLElement
beforeEach(async () => {
  container = (await render(<Amount />)).container
})

const field = () => container.querySelector<HTMLInputElement>('input:not([type=hidden])') ?? expect.fail('no field')
const submitted = () => container.querySelector<HTMLInputElement>('input[type=hidden]')?.value

/** Pastes a text in place of what the field holds. */
function paste(text: string): void {
  field().focus()
  field().select()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  field().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

it.each([
  ['100 kr.', '10000'],
  ['1.000,50 kr.', '100050'],
  [' 100 kr', '10000'],
  ['200,-', '20000'],
  ['kr. 200', '20000'],
  ['200,00 DKK', '20000'],
])('reads a pasted %s', async (text, ore) => {
  paste(text)
  await expect.poll(submitted).toBe(ore)
})

it.each(['-200', '−200 kr.', '1e3', '100,005', 'to hundrede'])('keeps its amount when %s is pasted', async (text) => {
  paste(text)
  field().blur()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([field().value, submitted()]).toEqual(['50', '5000'])
})

it('shows no error while another amount is typed, and the error of that amount once it is left', async () => {
  const invalid = () => field().getAttribute('aria-invalid')
  expect(invalid()).toBe('true')
  await userEvent.fill(field(), 'x') // no amount
  expect(invalid()).toBe('true')
  await userEvent.fill(field(), '70')
  await expect.poll(invalid).toBeNull()
  field().blur()
  await expect.poll(invalid).toBe('true')
  await userEvent.fill(field(), '100')
  await expect.poll(invalid).toBeNull()
  expect(submitted()).toBe('7000')
})

it('rejects a third decimal', async () => {
  await userEvent.fill(field(), '')
  await userEvent.type(field(), '100,005')
  field().blur()
  await expect.poll(() => [field().value, submitted()]).toEqual(['100', '10000'])
})

it.each([
  ['1.000.50', '1.000,50', '100050'],
  ['５００', '500', '50000'],
  ['10.00.00', '50', '5000'],
])('shows what counts of a typed %s: %s', async (text, shown, ore) => {
  await userEvent.fill(field(), '')
  await userEvent.type(field(), text)
  field().blur()
  await expect.poll(() => [field().value, submitted()]).toEqual([shown, ore])
})
