import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ErrorCode, httpStatusByErrorCode, isUncertain } from '../api/errors.ts'
import { kroner, type Ore, ore } from '../format/money.ts'
import { type DepositLocation, parseDepositSearch, toDepositSearch } from './depositUrl.ts'
import {
  type DepositEvent,
  type DepositFailure,
  type DepositState,
  depositReducer,
  recoveryAction,
  stateFromLocation,
  stepNumber,
  toLocation,
} from './model.ts'
import type { EncryptedMethod } from './paymentMethod.ts'

const amounts: fc.Arbitrary<Ore> = fc.integer({ min: 1, max: 9_999_999_999 }).map(ore)
const codes = fc.constantFrom(...(Object.keys(httpStatusByErrorCode) as ErrorCode[])) // keys of this record
const bonusCodes = fc.constantFrom('', 'VELKOMST', 'Æbler & co', '100%')
const choices = fc.record({ amount: amounts, bonusCode: bonusCodes })
const keys = fc.uuid()
const ids = fc.option(fc.uuid(), { nil: null })
const methods: fc.Arbitrary<EncryptedMethod> = fc.oneof(
  keys.map((accountId) => ({ type: 'card' as const, label: 'Visa •••• 1111', encryptedCvv: 'x', accountId })),
  fc.constant({ type: 'mobilepay' as const, label: 'MobilePay', phoneNumber: '20304050' }),
)
const failures: fc.Arbitrary<DepositFailure> = fc.record({
  code: codes,
  message: fc.constant('Besked'),
  depositLogId: ids,
  fields: fc.constantFrom([], [{ path: 'amount', message: 'Besked' }], [{ path: 'encryptedCvv', message: 'Besked' }]),
})
const locations: fc.Arbitrary<DepositLocation> = fc.oneof(
  fc.record({
    step: fc.constant('amount' as const),
    amount: fc.option(amounts, { nil: null }),
    bonusCode: bonusCodes,
    depositLogId: fc.constant(null),
  }),
  fc.record({ step: fc.constant('payment' as const), amount: amounts, bonusCode: bonusCodes, depositLogId: fc.constant(null) }),
  fc.record({ step: fc.constant('receipt' as const), amount: fc.option(amounts, { nil: null }), bonusCode: bonusCodes, depositLogId: ids }),
)
const pages = fc.record({ url: fc.webUrl(), parameters: fc.dictionary(fc.string(), fc.string()) })
const events: fc.Arbitrary<DepositEvent> = fc.oneof(
  fc.record({ type: fc.constant('drafted' as const), amount: fc.option(amounts, { nil: null }), bonusCode: bonusCodes }),
  fc.record({ type: fc.constant('chosen' as const), choice: choices, idempotencyKey: keys }),
  fc.record({ type: fc.constant('paid' as const), method: methods }),
  fc.record({ type: fc.constant('accepted' as const), depositLogId: keys, page: fc.option(pages, { nil: null }) }),
  fc.record({ type: fc.constant('challenged' as const), depositLogId: keys, page: pages }),
  fc.record({ type: fc.constant('failed' as const), failure: failures, nextIdempotencyKey: keys }),
  fc.constant({ type: 'repeated' as const }),
  fc.record({ type: fc.constant('otherMethod' as const), idempotencyKey: keys }),
  fc.constant({ type: 'otherAmount' as const }),
  fc.constant({ type: 'returned' as const }),
  fc.record({ type: fc.constant('moved' as const), location: locations, idempotencyKey: keys }),
)
const states = fc
  .tuple(locations, keys, fc.array(events, { maxLength: 12 }))
  .map(([place, key, history]) => history.reduce(depositReducer, stateFromLocation(place, key)))
const attemptOf = (state: DepositState) => ('idempotencyKey' in state ? state.idempotencyKey : null)

describe('depositReducer', () => {
  it('repeats the same request with the same key while the result is uncertain', () => {
    fc.assert(
      fc.property(
        choices,
        keys,
        methods,
        failures.filter(({ code }) => isUncertain(code)),
        keys,
        (choice, attempt, method, failure, nextAttempt) => {
          const paying = depositReducer(
            depositReducer(stateFromLocation({ step: 'payment', ...choice, depositLogId: null }, attempt), { type: 'paid', method }),
            {
              type: 'repeated',
            },
          )
          const again = depositReducer(depositReducer(paying, { type: 'failed', failure, nextIdempotencyKey: nextAttempt }), {
            type: 'repeated',
          })
          expect(again).toEqual({ type: 'paying', choice, idempotencyKey: attempt, method })
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
          fc.pre(state.type === 'paying')
          const failed = depositReducer(state, { type: 'failed', failure, nextIdempotencyKey: nextAttempt })
          const retried = depositReducer(depositReducer(failed, { type: 'otherMethod', idempotencyKey: later }), {
            type: 'chosen',
            choice: state.choice,
            idempotencyKey: later,
          })
          expect(attemptOf(retried)).not.toBe(state.idempotencyKey)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('starts a payment from the card step or an unanswered payment only', () => {
    fc.assert(
      fc.property(states, events, (state, event) => {
        const after = depositReducer(state, event)
        if (after.type === 'paying' && state.type !== 'paying') expect(['payment', 'unanswered']).toContain(state.type)
      }),
    )
  })

  it('ignores back, forward and a second click while a payment is in flight', () => {
    fc.assert(
      fc.property(states, events, (state, event) => {
        fc.pre(state.type === 'paying' && event.type !== 'accepted' && event.type !== 'failed')
        expect(depositReducer(state, event)).toBe(state)
      }),
    )
  })

  it('does not pay from a receipt', () => {
    fc.assert(
      fc.property(ids, events, (depositLogId, event) => {
        const receipt: DepositState = { type: 'receipt', amount: kroner(500), bonusCode: '', depositLogId }
        expect(depositReducer(receipt, event).type).not.toBe('paying')
      }),
    )
  })

  it('restores the same step after a reload', () => {
    fc.assert(
      fc.property(states, keys, (state, attempt) => {
        const reopened = stateFromLocation(parseDepositSearch(toDepositSearch(toLocation(state))), attempt)
        expect(toLocation(reopened)).toEqual(toLocation(state))
        expect(stepNumber(reopened, 'waiting')).toBe(stepNumber(state, 'waiting'))
      }),
    )
  })

  it('puts no key, card or ciphertext into the URL', () => {
    fc.assert(
      fc.property(choices, keys, methods, (choice, attempt, method) => {
        const address = toDepositSearch(toLocation({ type: 'paying', choice, idempotencyKey: attempt, method }))
        expect(address).not.toContain(attempt)
        expect(address).not.toContain('accountId' in method ? method.accountId : method.type === 'mobilepay' ? method.phoneNumber : '')
      }),
    )
  })

  it('shows the earlier payment when its key was used for a different one, and does not pay again', () => {
    fc.assert(
      fc.property(choices, keys, methods, keys, (choice, attempt, method, nextAttempt) => {
        const fields = [{ path: 'idempotency-key', message: 'Besked' }]
        const failure = { code: 'ERR_VALIDATION' as const, message: 'Besked', depositLogId: null, fields }
        const after = depositReducer(
          { type: 'paying', choice, idempotencyKey: attempt, method },
          { type: 'failed', failure, nextIdempotencyKey: nextAttempt },
        )
        expect(after).toEqual({ type: 'receipt', ...choice, depositLogId: null })
      }),
    )
  })

  it('returns to the amount step with the failure on a wrong bonus code or amount', () => {
    const paying: DepositState = {
      type: 'paying',
      choice: { amount: kroner(500), bonusCode: 'X' },
      idempotencyKey: 'a',
      method: { type: 'card', label: '', encryptedCvv: '', accountId: '' },
    }
    for (const code of ['ERR_BONUS_CODE', 'ERR_MIN_AMOUNT'] as const) {
      const failure = { code, message: 'Besked', depositLogId: null, fields: [] }
      expect(depositReducer(paying, { type: 'failed', failure, nextIdempotencyKey: 'b' })).toEqual({
        type: 'amount',
        amount: kroner(500),
        bonusCode: 'X',
        failure,
      })
    }
  })
})

it('opens the amount step for a location of the card step without an amount', () => {
  const location: DepositLocation = { step: 'payment', amount: null, bonusCode: 'X', depositLogId: null }
  expect(stateFromLocation(location, 'k1')).toEqual({ type: 'amount', amount: null, bonusCode: 'X', failure: null })
})

it.each([
  ['ERR_RESPONSIBLE_GAMING_LIMIT', 'amount'],
  ['ERR_MIN_AMOUNT', 'amount'],
  ['ERR_MAX_AMOUNT', 'amount'],
  ['ERR_BONUS_CODE', 'amount'],
  ['ERR_PAUSED', 'pause'],
  ['ERR_EXCLUDED', 'help'],
  ['ERR_ACCOUNT_LOCKED', 'contact'],
  ['ERR_USER_LOCKED', 'contact'],
  ['ERR_PAYMENT_FAILED', 'contact'],
  ['ERR_CHALLENGE_FAILED', 'card'],
  ['ERR_PAYMENT_REJECTED', 'method'],
  ['ERR_PAYMENT_CANCELLED', 'method'],
  ['ERR_PAYMENT_EXPIRED', 'method'],
  ['ERR_METHOD_CLOSED', 'method'],
  ['ERR_DECLINED_BAD_REQUEST', 'card'],
  ['ERR_LIMITS_MISSING', 'limits'],
  ['ERR_DECLINED_OTHER_REASON', 'card'],
  ['ERR_CARD_DETAILS', 'card'],
] as const)('%s is resolved at: %s', (code, action) => {
  expect(recoveryAction(code)).toBe(action)
})
