import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountLimitBounds, firstLimitPeriods } from '../api/entities/limitPeriod.ts'
import { changeLimitSchema, mandatoryLimitsSchema, toLimits } from './form.ts'

/** Message of each invalid field. */
const errorsOf = (values: unknown) =>
  Object.fromEntries(
    (mandatoryLimitsSchema('week').safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

it('accepts whole øre from 1 kr. to 1.000.000 kr.', () => {
  fc.assert(
    fc.property(fc.integer(amountLimitBounds), (amount) => {
      expect(changeLimitSchema('deposit', null).parse({ amount })).toEqual({ amount })
    }),
  )
})

it.each([null, 0, 99, 100.5, 100_000_001, 1e300, Number.NaN])('refuses %s', (amount) => {
  for (const kind of ['deposit', 'loss', 'stake'] as const) expect(changeLimitSchema(kind, null).safeParse({ amount }).success).toBe(false)
})

it('reports a limit that is too low as an issue of its own, not of its type', () => {
  const message = 'validation.limit_amount'
  expect(changeLimitSchema('deposit', null).safeParse({ amount: 99 }).error?.issues).toEqual([
    { code: 'custom', path: ['amount'], message },
  ])
})

it('accepts a time from a minute to a day, with a message of its own for any other', () => {
  const accepts = (amount: number | null) => changeLimitSchema('time', null).safeParse({ amount }).success
  expect([null, 0, 1, 1440, 1441].map(accepts)).toEqual([false, false, true, true, false])
  expect(changeLimitSchema('time', null).safeParse({ amount: 0 }).error?.issues).toMatchObject([{ message: 'validation.limit_time' }])
})

it('asks for one limit at least, of whichever period, at the first field', () => {
  expect(errorsOf({ day: null, week: null, month: null })).toEqual({ week: 'validation.limit_missing' })
  for (const period of firstLimitPeriods) expect(errorsOf({ day: null, week: null, month: null, [period]: 100 })).toEqual({})
})

it('asks for another limit of each period whose limit is 0', () => {
  const errors = (values: object) =>
    (mandatoryLimitsSchema('day', ['day', 'month']).safeParse({ day: null, week: null, month: null, ...values }).error?.issues ?? []).map(
      ({ path, message }) => [path.join('.'), message],
    )
  const zero = 'limitations.mandatory_zero'
  expect(errors({ week: 100 })).toEqual([
    ['day', zero],
    ['month', zero],
  ])
  expect(errors({ day: 100, month: 100 })).toEqual([])
})

it('reports every limit that is too low or too high, even next to a valid one', () => {
  const message = 'validation.limit_amount'
  expect(errorsOf({ day: 99, week: 100_000_001, month: 100 })).toEqual({ day: message, week: message })
})

it('sends the limits that were set', () => {
  expect(toLimits({ day: null, week: 50_000, month: 99 })).toEqual({ week: 50_000 })
})
