import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextPaymentStep, type ProviderEvent, providerEventTypes } from './paymentMachine.ts'

const expiresAt = 1000
type State = Parameters<typeof nextPaymentStep>[0]['state']
const states = ['created', 'authorised', 'captured', 'declined', 'expired', 'returned'] as const satisfies readonly State[]
const step = (state: State, type: ProviderEvent['type'], occurredAt = expiresAt - 1) =>
  nextPaymentStep({ state, expiresAt }, { type, occurredAt })

describe('the step of a payment', () => {
  it.each([
    ['created', ['reserve', 'credit', 'decline', 'expire']],
    ['authorised', ['none', 'credit', 'decline', 'expire']],
    ['captured', ['none', 'none', 'none', 'none']],
    ['declined', ['none', 'return', 'none', 'none']],
    ['expired', ['none', 'return', 'none', 'none']],
    ['returned', ['none', 'none', 'none', 'none']],
  ] as const)('from %s, for an event in time: %j', (state, steps) => {
    expect(providerEventTypes.map((type) => step(state, type))).toEqual(steps)
  })

  it('of an approval at or after the end of the payment credits nothing', () => {
    expect(step('created', 'authorised', expiresAt)).toBe('expire')
    expect(step('created', 'captured', expiresAt)).toBe('return')
    expect(step('authorised', 'captured', expiresAt)).toBe('return')
    expect(step('authorised', 'captured', expiresAt - 1)).toBe('credit')
  })
})

it('any reports in any order credit at most once, never after the payment has ended, and return every other capture', () => {
  const event = fc.record({ type: fc.constantFrom(...providerEventTypes), occurredAt: fc.integer({ min: 0, max: 2 * expiresAt }) })
  const after = {
    none: null,
    reserve: 'authorised',
    credit: 'captured',
    decline: 'declined',
    expire: 'expired',
    return: 'returned',
  } as const
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      let state: State = 'created'
      const steps = events.map((reported) => {
        const taken = nextPaymentStep({ state, expiresAt }, reported)
        state = after[taken] ?? state
        return taken
      })
      const credits = steps.filter((taken) => taken === 'credit').length
      const returns = steps.filter((taken) => taken === 'return').length
      expect(credits + returns).toBeLessThanOrEqual(1)
      // money that was taken is the player's: on the account, or sent back
      if (events.some(({ type }) => type === 'captured')) expect(credits + returns).toBe(1)
      expect(states).toContain(state)
      if (credits) expect(state).toBe('captured')
      if (returns) expect(state).toBe('returned')
    }),
    { numRuns: 5000 },
  )
})
