import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import { resolveFormRegistries } from '../forms/formRegistries.ts'
import { AmountStep } from './amount/AmountStep.tsx'

const context = { forms: resolveFormRegistries({}, () => true).forms, buttonThemes: {} } as PageContextValue // the step reads nothing else

const root = createTestRoot()
const render = (node: React.ReactNode) => root.render(<PageContextProvider value={context}>{node}</PageContextProvider>)

const show = (focused: boolean) =>
  render(
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
    />,
  )
const pressBonusButton = () =>
  act(async () => {
    const [button] = root.element.querySelectorAll<HTMLButtonElement>('button[type=button]')
    button?.focus()
    button?.click()
  })

it('focuses the amount when the step replaces another, not when the page opens', async () => {
  await show(false)
  expect(document.activeElement).toBe(document.body)
  await show(true)
  expect(document.activeElement).toBe(document.body) // the same step
})

it('focuses the amount of a step that follows another', async () => {
  await show(true)
  expect(document.activeElement).toBe(root.element.querySelector('input'))
})

it('moves the focus into the bonus code that opens, and back to its button', async () => {
  await show(false)
  await pressBonusButton()
  expect(document.activeElement).toBe(root.element.querySelector('[name=bonusCode]'))
  await pressBonusButton()
  expect(document.activeElement).toBe(root.element.querySelector('button[type=button]'))
})
