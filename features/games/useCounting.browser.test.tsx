import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useCounting } from './useCounting.ts'

interface CountProps {
  amount: number
  running: boolean
}
/** Renders an amount; `show` renders the next one. */
async function renderCount(first: number) {
  const shown: number[] = []
  const { rerender, act } = await renderHook(({ amount, running }: CountProps = { amount: first, running: true }) => {
    shown.push(useCounting(amount, running))
  })
  return {
    shown,
    show: (amount: number, running = true) => rerender({ amount, running }),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

it('counts to a higher amount, and stops there', async () => {
  const { shown, show, pass } = await renderCount(1000)
  await show(1400)
  expect(shown.at(-1)).toBe(1000)
  await pass(2000)
  expect(shown.at(-1)).toBe(1200)
  await pass(10_000)
  expect(shown.at(-1)).toBe(1400)
  expect(vi.getTimerCount()).toBe(0)
})

it('continues from the shown amount when a newer one arrives', async () => {
  const { shown, show, pass } = await renderCount(1000)
  await show(1400)
  await pass(2000)
  await show(2000)
  expect(shown.at(-1)).toBe(1200)
  await pass(4000)
  expect(shown.at(-1)).toBe(2000)
  expect(shown).toEqual([...shown].sort((a, b) => a - b))
})

it('shows a lower amount at once, and any amount while it is not running', async () => {
  const { shown, show } = await renderCount(1400)
  await show(500)
  expect(shown.at(-1)).toBe(500)
  await show(900, false)
  expect(shown.at(-1)).toBe(900)
})
