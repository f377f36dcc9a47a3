import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kroner, type Ore, ore } from '../format/money.ts'
import { type ErrorCode, errorStatus } from '../session/errors.ts'
import { type DepositPlace, readPlace, writePlace } from './address.ts'
import { type DepositEvent, type DepositState, type Failure, isUncertain, next, placeOf, stateAt, stepNumber } from './model.ts'

const amounts: fc.Arbitrary<Ore> = fc.integer({ min: 1, max: 9_999_999_999 }).map(ore)
const codes = fc.constantFrom(...(Object.keys(errorStatus) as ErrorCode[])) // keys of this record
const bonusCodes = fc.constantFrom('', 'VELKOMST', 'Æbler & co', '100%')
const choices = fc.record({ amount: amounts, bonusCode: bonusCodes })
const keys = fc.uuid()
const ids = fc.option(fc.uuid(), { nil: null })
const cards = keys.map((accountId) => ({ label: 'Visa •••• 1111', encryptedCvv: 'x', accountId }))
const failures: fc.Arbitrary<Failure> = fc.record({
  code: codes,
  message: fc.constant('Besked'),
  depositLogId: ids,
  fields: fc.constantFrom([], [{ path: 'amount', message: 'Besked' }], [{ path: 'encryptedCvv', message: 'Besked' }]),
})
const places: fc.Arbitrary<DepositPlace> = fc.oneof(
  fc.record({
    step: fc.constant('amount' as const),
    amount: fc.option(amounts, { nil: null }),
    bonusCode: bonusCodes,
    depositLogId: fc.constant(null),
  }),
  fc.record({ step: fc.constant('card' as const), amount: amounts, bonusCode: bonusCodes, depositLogId: fc.constant(null) }),
  fc.record({ step: fc.constant('receipt' as const), amount: fc.option(amounts, { nil: null }), bonusCode: bonusCodes, depositLogId: ids }),
)
const events: fc.Arbitrary<DepositEvent> = fc.oneof(
  fc.record({ type: fc.constant('drafted' as const), amount: fc.option(amounts, { nil: null }), bonusCode: bonusCodes }),
  fc.record({ type: fc.constant('chosen' as const), choice: choices, attempt: keys }),
  fc.record({ type: fc.constant('paid' as const), card: cards }),
  fc.record({ type: fc.constant('accepted' as const), depositLogId: keys, url: fc.option(fc.webUrl(), { nil: null }) }),
  fc.record({ type: fc.constant('failed' as const), failure: failures, nextAttempt: keys }),
  fc.constant({ type: 'repeated' as const }),
  fc.record({ type: fc.constant('otherCard' as const), attempt: keys }),
  fc.constant({ type: 'otherAmount' as const }),
  fc.record({ type: fc.constant('moved' as const), place: places, attempt: keys }),
)
const states = fc
  .tuple(places, keys, fc.array(events, { maxLength: 12 }))
  .map(([place, key, history]) => history.reduce(next, stateAt(place, key)))
const attemptOf = (state: DepositState) => ('attempt' in state ? state.attempt : null)

describe('depositReducer', () => {
  it('repeats the same request with the same key while the result is uncertain', () => {
    fc.assert(
      fc.property(
        choices,
        keys,
        cards,
        failures.filter(({ code }) => isUncertain(code)),
        keys,
        (choice, attempt, card, failure, nextAttempt) => {
          const paying = next(next(stateAt({ step: 'card', ...choice, depositLogId: null }, attempt), { type: 'paid', card }), {
            type: 'repeated',
          })
          const again = next(next(paying, { type: 'failed', failure, nextAttempt }), { type: 'repeated' })
          expect(again).toEqual({ name: 'paying', choice, attempt, card })
        },
      ),
    )
  })

  it('uses a new key after a certain result, and never reuses an old one', () => {
    fc.assert(
      fc.property(
        states,
        failures.filter(({ code }) => !isUncertain(code)),
        keys,
        keys,
        (state, failure, nextAttempt, later) => {
          fc.pre(state.name === 'paying')
          const failed = next(state, { type: 'failed', failure, nextAttempt })
          const retried = next(next(failed, { type: 'otherCard', attempt: later }), {
            type: 'chosen',
            choice: state.choice,
            attempt: later,
          })
          expect(attemptOf(retried)).not.toBe(state.attempt)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('starts a payment from the card step or an unanswered payment only', () => {
    fc.assert(
      fc.property(states, events, (state, event) => {
        const after = next(state, event)
        if (after.name === 'paying' && state.name !== 'paying') expect(['card', 'unanswered']).toContain(state.name)
      }),
    )
  })

  it('ignores back, forward and a second click while a payment is in flight', () => {
    fc.assert(
      fc.property(states, events, (state, event) => {
        fc.pre(state.name === 'paying' && event.type !== 'accepted' && event.type !== 'failed')
        expect(next(state, event)).toBe(state)
      }),
    )
  })

  it('does not pay from a receipt', () => {
    fc.assert(
      fc.property(ids, events, (depositLogId, event) => {
        const receipt: DepositState = { name: 'receipt', amount: kroner(500), bonusCode: '', depositLogId }
        expect(next(receipt, event).name).not.toBe('paying')
      }),
    )
  })

  it('restores the same step after a reload', () => {
    fc.assert(
      fc.property(states, keys, (state, attempt) => {
        const reopened = stateAt(readPlace(writePlace(placeOf(state))), attempt)
        expect(placeOf(reopened)).toEqual(placeOf(state))
        const kept = state.name === 'refused' && !state.failure.depositLogId ? 2 : stepNumber(state)
        expect(stepNumber(reopened)).toBe(kept)
      }),
    )
  })

  it('puts no key, card or ciphertext into the URL', () => {
    fc.assert(
      fc.property(choices, keys, cards, (choice, attempt, card) => {
        const address = writePlace(placeOf({ name: 'paying', choice, attempt, card }))
        expect(address).not.toContain(attempt)
        expect(address).not.toContain(card.accountId)
      }),
    )
  })

  it('shows the earlier payment when its key was used for a different one, and does not pay again', () => {
    fc.assert(
      fc.property(choices, keys, cards, keys, (choice, attempt, card, nextAttempt) => {
        const fields = [{ path: 'idempotency-key', message: 'Besked' }]
        const failure = { code: 'ERR_VALIDATION' as const, message: 'Besked', depositLogId: null, fields }
        const after = next({ name: 'paying', choice, attempt, card }, { type: 'failed', failure, nextAttempt })
        expect(after).toEqual({ name: 'receipt', ...choice, depositLogId: null })
      }),
    )
  })

  it('returns to the amount step with the failure on a wrong bonus code or amount', () => {
    const paying: DepositState = {
      name: 'paying',
      choice: { amount: kroner(500), bonusCode: 'X' },
      attempt: 'a',
      card: { label: '', encryptedCvv: '', accountId: '' },
    }
    for (const code of ['ERR_BONUS_CODE', 'ERR_MIN_AMOUNT'] as const) {
      const failure = { code, message: 'Besked', depositLogId: null, fields: [] }
      expect(next(paying, { type: 'failed', failure, nextAttempt: 'b' })).toEqual({
        name: 'amount',
        amount: kroner(500),
        bonusCode: 'X',
        failure,
      })
    }
  })
})
