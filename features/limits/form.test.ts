import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minDepositLimit } from '../api/entities/limitPeriod.ts'
import { changeLimitSchema, mandatoryLimitsSchema } from './form.ts'

/** Message of each invalid field. */
const errorsOf = (values: unknown) =>
  Object.fromEntries((mandatoryLimitsSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

it('accepts whole øre from 1 kr.', () => {
  fc.assert(
    fc.property(fc.integer({ min: minDepositLimit }), (amount) => {
      expect(changeLimitSchema.parse({ amount })).toEqual({ amount })
    }),
  )
})

it.each([null, 0, 99, 1e300, Number.NaN])('refuses %s', (amount) => {
  expect(changeLimitSchema.safeParse({ amount }).success).toBe(false)
})

it('reports a limit that is too low as an issue of its own, not of its type', () => {
  const message = 'validation.limit_amount'
  expect(changeLimitSchema.safeParse({ amount: 99 }).error?.issues).toEqual([{ code: 'custom', path: ['amount'], message }])
})

it('reports every limit that is missing or too low', () => {
  const message = 'validation.limit_amount'
  expect(errorsOf({ day: null, week: 99, month: null })).toEqual({ day: message, week: message, month: message })
  expect(errorsOf({ day: 100, week: null, month: 100 })).toEqual({ week: message })
})
