import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import { resolveFormRegistries } from '../forms/formRegistries.ts'
import { AmountStep } from './amount/AmountStep.tsx'

const context = { forms: resolveFormRegistries({}, () => true).forms, buttonThemes: {} } as PageContextValue // the step reads nothing else

const step = (focused: boolean) => (
  <PageContextProvider value={context}>
    <AmountStep
      rules={{ min: kroner(100), max: kroner(1000), limit: null }}
      quickAmounts={[]}
      amount={null}
      bonusCode=""
      bonus={{ type: 'none' }}
      failure={null}
      focused={focused}
      checkBonus={vi.fn()}
      onDraft={vi.fn()}
      onChoose={vi.fn()}
    />
  </PageContextProvider>
)
function pressBonusButton(container: HTMLElement): void {
  const [button] = container.querySelectorAll<HTMLButtonElement>('button[type=button]')
  button?.focus()
  button?.click()
}

it('focuses the amount when the step replaces another, not when the page opens', async () => {
  const { rerender } = await render(step(false))
  expect(document.activeElement).toBe(document.body)
  await rerender(step(true))
  expect(document.activeElement).toBe(document.body) // the same step
})

it('focuses the amount of a step that follows another', async () => {
  const { container } = await render(step(true))
  expect(document.activeElement).toBe(container.querySelector('input'))
})

it('moves the focus into the bonus code that opens, and back to its button', async () => {
  const { container } = await render(step(false))
  pressBonusButton(container)
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('bonusCode')
  pressBonusButton(container)
  await expect.poll(() => document.activeElement === container.querySelector('button[type=button]')).toBe(true)
})
