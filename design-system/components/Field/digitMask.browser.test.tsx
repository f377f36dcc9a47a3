import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextField } from '../TextField/index.ts'

/** What an input method does: the text grows while it is composed, and is final at the end. */
function compose(input: HTMLInputElement, steps: readonly string[]): void {
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const step of steps) {
    setValue?.call(input, step)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }))
    expect(input.value, 'a text that is being composed is left alone').toBe(step)
  }
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: steps.at(-1) ?? '' }))
}

it('masks the text of an input method when it is composed, and its digits stand once', async () => {
  let typed = ''
  const { container } = await render(
    <TextField
      label="Kortnummer"
      name="number"
      format="card"
      onChange={({ currentTarget }) => {
        typed = currentTarget.value
      }}
    />,
  )
  const input = container.querySelector('input') ?? expect.fail('no field')
  compose(input, ['４', '４１', '４１１１１'])
  expect([input.value, typed]).toEqual(['4111 1', '4111 1'])
})
