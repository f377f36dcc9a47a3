import { createTestRoot } from '@casino/design-system/testing/testRoot'
import fc from 'fast-check'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { amountAtStep, useCounting } from './useCounting.ts'

const root = createTestRoot()
let shown: number[]
interface ProbeProps {
  amount: number
  running: boolean
}
function Probe({ amount, running }: ProbeProps) {
  shown.push(useCounting(amount, running))
  return null
}
const render = (amount: number, running = true) => root.render(<Probe amount={amount} running={running} />)
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
})
afterEach(() => {
  vi.useRealTimers()
})

it('never passes the amount, never falls, and ends on it', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 10 })
  fc.assert(
    fc.property(amount, amount, fc.nat(60), (from, more, step) => {
      const to = from + more
      const at = amountAtStep(from, to, step)
      expect(Number.isInteger(at)).toBe(true)
      expect(at).toBeGreaterThanOrEqual(from)
      expect(at).toBeLessThanOrEqual(to)
      expect(amountAtStep(from, to, step + 1)).toBeGreaterThanOrEqual(at)
      expect(amountAtStep(from, to, 60)).toBe(to)
    }),
  )
})

it('counts to a higher amount, and stops there', async () => {
  await render(1000)
  await render(1400)
  expect(shown.at(-1)).toBe(1000)
  await pass(2000)
  expect(shown.at(-1)).toBe(1200)
  await pass(10_000)
  expect(shown.at(-1)).toBe(1400)
  expect(vi.getTimerCount()).toBe(0)
})

it('continues from the shown amount when a newer one arrives', async () => {
  await render(1000)
  await render(1400)
  await pass(2000)
  await render(2000)
  expect(shown.at(-1)).toBe(1200)
  await pass(4000)
  expect(shown.at(-1)).toBe(2000)
  expect(shown).toEqual([...shown].sort((a, b) => a - b))
})

it('shows a jackpot that was won, and every amount while it stands still, at once', async () => {
  await render(1400)
  await render(500)
  expect(shown.at(-1)).toBe(500)
  await render(900, false)
  expect(shown.at(-1)).toBe(900)
})
