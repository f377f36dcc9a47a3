import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import { resolveFormRegistries } from '../forms/formRegistries.ts'
import { AmountStep } from './AmountStep.tsx'

const context = { forms: resolveFormRegistries({}, () => true).forms, buttonThemes: {} } as PageContextValue // the step reads nothing else

let root: Root
let element: HTMLElement
const render = (node: React.ReactNode) => act(async () => root.render(<PageContextProvider value={context}>{node}</PageContextProvider>))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
})
afterEach(async () => {
  await act(async () => root.unmount())
  element.remove()
  vi.unstubAllGlobals()
})

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
    const [button] = element.querySelectorAll<HTMLButtonElement>('button[type=button]')
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
  expect(document.activeElement).toBe(element.querySelector('input'))
})

it('moves the focus into the bonus code that opens, and back to its button', async () => {
  await show(false)
  await pressBonusButton()
  expect(document.activeElement).toBe(element.querySelector('[name=bonusCode]'))
  await pressBonusButton()
  expect(document.activeElement).toBe(element.querySelector('button[type=button]'))
})
