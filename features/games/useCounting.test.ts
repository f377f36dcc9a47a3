import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountAtStep } from './useCounting.ts'

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
