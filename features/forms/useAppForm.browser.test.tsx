import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type RenderResult, render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import type { Refusal } from './serverErrors.ts'
import { useAppForm } from './useAppForm.ts'

const digits = (message: string) => z.string().check(z.regex(/^\d+$/, message))
const schema = z.object({ number: digits('number'), code: digits('code') })
type Names = 'number' | 'code'

interface TestFormProps {
  refusal?: Refusal | null
  blocksRefused?: boolean
  onSend?(values: z.output<typeof schema>): unknown
}

/** `code` comes first on the screen. */
function TestForm({ refusal = null, blocksRefused = false, onSend = () => undefined }: TestFormProps) {
  const { form, message, submit } = useAppForm(schema, {
    defaultValues: { number: '', code: '' },
    order: ['code', 'number'],
    refusal,
    fieldOf: (path) => (['number', 'code'] as const).find((name) => name === path),
    blocksRefused,
  })
  const field = (name: Names) => (
    <>
      <input aria-label={name} {...form.register(name)} />
      {form.formState.errors[name] && <p style={{ height: 200, margin: 0 }}>Error: {form.formState.errors[name].message}</p>}
    </>
  )
  return (
    <form onSubmit={submit(onSend)} noValidate>
      {field('number')}
      {field('code')}
      <button type="submit">Send</button>
      {message && <p>Alert: {message}</p>}
    </form>
  )
}

let screen: RenderResult
const show = async (node: ReactNode) => {
  screen = await render(node)
}
const text = () => [...screen.container.querySelectorAll('p')].map(({ textContent }) => textContent)
const input = (name: Names) => page.getByLabelText(name)
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }))

it('shows an error when a changed field is left, and removes it while the field is mended', async () => {
  await show(<TestForm />)
  await userEvent.click(input('number'))
  await userEvent.tab()
  expect(text()).toEqual([])
  await userEvent.fill(input('number'), 'x')
  expect(text()).toEqual([])
  await userEvent.tab()
  await vi.waitFor(() => expect(text()).toEqual(['Error: number']))
  await userEvent.fill(input('number'), '1')
  await vi.waitFor(() => expect(text()).toEqual([]))
})

it('shows every error on submit, and focuses the first on the screen', async () => {
  const onSend = vi.fn()
  await show(<TestForm onSend={onSend} />)
  await send()
  await vi.waitFor(() => expect(text()).toEqual(['Error: number', 'Error: code']))
  expect(document.activeElement).toBe(input('code').element())
  expect(onSend).not.toHaveBeenCalled()
})

it('does not move a button that is being pressed', async () => {
  await show(<TestForm />)
  await send()
  await vi.waitFor(() => expect(text()).toEqual(['Error: number', 'Error: code']))
  const button = page.getByRole('button', { name: 'Send' }).element()
  const top = () => button.getBoundingClientRect().top
  const pressed = top()
  const dispatch = (type: string) => button.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  dispatch('mousedown')
  // at once: a press of more than a second is no longer waited for, and typing takes longer on a busy machine
  const number = input('number').element() as HTMLInputElement // the label's field
  number.setRangeText('1')
  number.dispatchEvent(new InputEvent('input', { bubbles: true }))
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  expect(top()).toBe(pressed)
  dispatch('mouseup')
  await vi.waitFor(() => expect(top()).toBeLessThan(pressed))
})

it('submits with one click from a field whose error appears when the click leaves it', async () => {
  await show(<TestForm />)
  await userEvent.fill(input('code'), '1')
  await userEvent.fill(input('number'), 'x')
  await userEvent.click(page.getByRole('button', { name: 'Send' }), { delay: 100 })
  await vi.waitFor(() => expect(document.activeElement).toBe(input('number').element()))
  expect(text()).toEqual(['Error: number'])
})

it('keeps an error of the server until its value changes, and sends the value again', async () => {
  const onSend = vi.fn()
  const refusal = { message: 'Refused', fields: [{ path: 'number', message: 'Too low' }] }
  await show(<TestForm onSend={onSend} />)
  await userEvent.fill(input('number'), '1')
  await userEvent.fill(input('code'), '2')
  await screen.rerender(<TestForm onSend={onSend} refusal={refusal} />)
  await vi.waitFor(() => expect(text()).toEqual(['Error: Too low']))
  expect(document.activeElement).toBe(input('number').element())
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(text()).toEqual(['Error: Too low'])
  await send()
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith({ number: '1', code: '2' }))
  expect(text()).toEqual([])
})

it('sends a text as it is meant', async () => {
  const onSend = vi.fn()
  await show(<TestForm onSend={onSend} />)
  await userEvent.fill(input('number'), '１２\u200b')
  await userEvent.fill(input('code'), '3')
  await send()
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith({ number: '12', code: '3' }))
})

it('does not send a refused value again where the form says so', async () => {
  const onSend = vi.fn()
  const refusal = { message: 'Refused', fields: [{ path: 'number', message: 'Taken' }] }
  await show(<TestForm onSend={onSend} blocksRefused />)
  await userEvent.fill(input('number'), '1')
  await userEvent.fill(input('code'), '2')
  await screen.rerender(<TestForm onSend={onSend} blocksRefused refusal={refusal} />)
  await send()
  expect(text()).toEqual(['Error: Taken'])
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.fill(input('number'), '3')
  await vi.waitFor(() => expect(text()).toEqual([]))
  await send()
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith({ number: '3', code: '2' }))
})

it('returns what belongs to no field until the next submit', async () => {
  const refusal = { message: 'Try again', fields: [] }
  await show(<TestForm refusal={refusal} />)
  await vi.waitFor(() => expect(text()).toEqual(['Alert: Try again']))
  await send()
  await vi.waitFor(() => expect(text()).not.toContain('Alert: Try again'))
})

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error ? <p>Crashed: {this.state.error.message}</p> : this.props.children
  }
}

it('throws an error of the submit to the error boundary', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await show(
    <Boundary>
      <TestForm onSend={() => Promise.reject(new Error('bug'))} />
    </Boundary>,
  )
  await userEvent.fill(input('number'), '1')
  await userEvent.fill(input('code'), '2')
  await send()
  await vi.waitFor(() => expect(text()).toEqual(['Crashed: bug']))
})
