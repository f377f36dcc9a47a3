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

const amounts: fc.Arbitrary<Ore> = fc.integer({ min: 1, max: 9_999_999_999 }).map(ore)
const codes = fc.constantFrom(...(Object.keys(httpStatusByErrorCode) as ErrorCode[])) // keys of this record
const bonusCodes = fc.constantFrom('', 'VELKOMST', 'Æbler & co', '100%')
const choices = fc.record({ amount: amounts, bonusCode: bonusCodes })
const keys = fc.uuid()
const ids = fc.option(fc.uuid(), { nil: null })
const cards = keys.map((accountId) => ({ label: 'Visa •••• 1111', encryptedCvv: 'x', accountId }))
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
  fc.record({ step: fc.constant('card' as const), amount: amounts, bonusCode: bonusCodes, depositLogId: fc.constant(null) }),
  fc.record({ step: fc.constant('receipt' as const), amount: fc.option(amounts, { nil: null }), bonusCode: bonusCodes, depositLogId: ids }),
)
const events: fc.Arbitrary<DepositEvent> = fc.oneof(
  fc.record({ type: fc.constant('drafted' as const), amount: fc.option(amounts, { nil: null }), bonusCode: bonusCodes }),
  fc.record({ type: fc.constant('chosen' as const), choice: choices, idempotencyKey: keys }),
  fc.record({ type: fc.constant('paid' as const), card: cards }),
  fc.record({ type: fc.constant('accepted' as const), depositLogId: keys, url: fc.option(fc.webUrl(), { nil: null }) }),
  fc.record({ type: fc.constant('failed' as const), failure: failures, nextIdempotencyKey: keys }),
  fc.constant({ type: 'repeated' as const }),
  fc.record({ type: fc.constant('otherCard' as const), idempotencyKey: keys }),
  fc.constant({ type: 'otherAmount' as const }),
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
        cards,
        failures.filter(({ code }) => isUncertain(code)),
        keys,
        (choice, attempt, card, failure, nextAttempt) => {
          const paying = depositReducer(
            depositReducer(stateFromLocation({ step: 'card', ...choice, depositLogId: null }, attempt), { type: 'paid', card }),
            {
              type: 'repeated',
            },
          )
          const again = depositReducer(depositReducer(paying, { type: 'failed', failure, nextIdempotencyKey: nextAttempt }), {
            type: 'repeated',
          })
          expect(again).toEqual({ type: 'paying', choice, idempotencyKey: attempt, card })
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
          const retried = depositReducer(depositReducer(failed, { type: 'otherCard', idempotencyKey: later }), {
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
        if (after.type === 'paying' && state.type !== 'paying') expect(['card', 'unanswered']).toContain(state.type)
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
        const kept = state.type === 'refused' && !state.failure.depositLogId ? 2 : stepNumber(state)
        expect(stepNumber(reopened)).toBe(kept)
      }),
    )
  })

  it('puts no key, card or ciphertext into the URL', () => {
    fc.assert(
      fc.property(choices, keys, cards, (choice, attempt, card) => {
        const address = toDepositSearch(toLocation({ type: 'paying', choice, idempotencyKey: attempt, card }))
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
        const after = depositReducer(
          { type: 'paying', choice, idempotencyKey: attempt, card },
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
      card: { label: '', encryptedCvv: '', accountId: '' },
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

describe('each state', () => {
  const choice = { amount: kroner(500), bonusCode: 'VELKOMST' }
  const other = { amount: kroner(200), bonusCode: '' }
  const card = { label: 'Visa •••• 1111', encryptedCvv: 'x', accountId: 'a' }
  const failure = (code: ErrorCode, ...paths: readonly string[]): DepositFailure => ({
    code,
    message: 'Besked',
    depositLogId: null,
    fields: paths.map((path) => ({ path, message: 'Besked' })),
  })
  const failed = (cause: DepositFailure): DepositEvent => ({ type: 'failed', failure: cause, nextIdempotencyKey: 'k2' })
  const declined = failure('ERR_DECLINED_OTHER_REASON')

  const amountStep: DepositState = { type: 'amount', ...choice, failure: null }
  const cardStep: DepositState = { type: 'card', choice, idempotencyKey: 'k1', failure: null }
  const nextCardStep: DepositState = { type: 'card', choice, idempotencyKey: 'k2', failure: null }
  const paying: DepositState = { type: 'paying', choice, idempotencyKey: 'k1', card }
  const unanswered: DepositState = { type: 'unanswered', choice, idempotencyKey: 'k1', card, failure: failure('ERR_NETWORK') }
  const leaving: DepositState = { type: 'leaving', choice, depositLogId: 'log', url: 'https://bank.example/' }
  const refused: DepositState = { type: 'refused', choice, failure: declined }
  const refusedWithPayment: DepositState = { type: 'refused', choice, failure: { ...declined, depositLogId: 'log' } }
  const receipt: DepositState = { type: 'receipt', ...choice, depositLogId: 'log' }
  const receiptWithoutAmount: DepositState = { type: 'receipt', amount: null, bonusCode: '', depositLogId: 'log' }
  const all = [amountStep, cardStep, paying, unanswered, leaving, refused, receipt, receiptWithoutAmount]

  const drafted: DepositEvent = { type: 'drafted', ...other }
  const chosen: DepositEvent = { type: 'chosen', choice: other, idempotencyKey: 'k2' }
  const paid: DepositEvent = { type: 'paid', card }
  const accepted: DepositEvent = { type: 'accepted', depositLogId: 'log', url: null }
  const repeated: DepositEvent = { type: 'repeated' }
  const otherCard: DepositEvent = { type: 'otherCard', idempotencyKey: 'k2' }
  const otherAmount: DepositEvent = { type: 'otherAmount' }
  const transitions: readonly [DepositState, DepositEvent, DepositState][] = [
    [amountStep, drafted, { type: 'amount', ...other, failure: null }],
    [amountStep, chosen, { type: 'card', choice: other, idempotencyKey: 'k2', failure: null }],
    [cardStep, paid, paying],
    [cardStep, otherAmount, amountStep],
    [paying, accepted, receipt],
    [paying, { ...accepted, url: 'https://bank.example/' }, leaving],
    [paying, failed(failure('ERR_NETWORK')), unanswered],
    [paying, failed(declined), refused],
    [paying, failed(failure('ERR_CARD_DETAILS')), { ...nextCardStep, failure: failure('ERR_CARD_DETAILS') }],
    ...['encryptedCvv', 'expiryMonth'].map((path): [DepositState, DepositEvent, DepositState] => {
      const invalid = failure('ERR_VALIDATION', path)
      return [paying, failed(invalid), { ...nextCardStep, failure: invalid }]
    }),
    ...['amount', 'attributes.bonusCode'].map((path): [DepositState, DepositEvent, DepositState] => {
      const invalid = failure('ERR_VALIDATION', 'cardHolder', path)
      return [paying, failed(invalid), { ...amountStep, failure: invalid }]
    }),
    [paying, failed(failure('ERR_CARD_DETAILS', 'amount')), { ...nextCardStep, failure: failure('ERR_CARD_DETAILS', 'amount') }],
    [unanswered, repeated, paying],
    [refused, otherCard, nextCardStep],
    [refused, otherAmount, amountStep],
    [receipt, otherCard, nextCardStep],
    [receipt, otherAmount, amountStep],
    [receiptWithoutAmount, otherAmount, { type: 'amount', amount: null, bonusCode: '', failure: null }],
  ]

  it.each(transitions.map(([from, event, to]) => ({ from, event, to })))('$from.type, $event.type: $to.type', ({ from, event, to }) => {
    expect(depositReducer(from, event)).toEqual(to)
  })

  it('ignores every other event', () => {
    for (const state of all)
      for (const event of [drafted, chosen, paid, accepted, failed(declined), repeated, otherCard, otherAmount])
        if (!transitions.some(([from, { type }]) => from === state && type === event.type))
          expect(depositReducer(state, event), `${state.type}, ${event.type}`).toBe(state)
  })

  it('follows back and forward, except while a payment is in flight', () => {
    const moved: DepositEvent = { type: 'moved', location: { step: 'card', ...choice, depositLogId: null }, idempotencyKey: 'k2' }
    for (const state of all) {
      const kept = state === paying || state === leaving
      expect(depositReducer(state, moved), state.type).toEqual(kept ? state : nextCardStep)
    }
  })

  it('has a step and a location', () => {
    expect(all.map(stepNumber)).toEqual([1, 2, 2, 2, 3, 3, 3, 3])
    expect([...all, refusedWithPayment].map((state) => toLocation(state))).toEqual([
      { step: 'amount', ...choice, depositLogId: null },
      ...Array.from({ length: 3 }, () => ({ step: 'card', ...choice, depositLogId: null })),
      { step: 'receipt', ...choice, depositLogId: 'log' },
      { step: 'card', ...choice, depositLogId: null },
      { step: 'receipt', ...choice, depositLogId: 'log' },
      { step: 'receipt', amount: null, bonusCode: '', depositLogId: 'log' },
      { step: 'receipt', ...choice, depositLogId: 'log' },
    ])
  })
})

it('opens the amount step for a location of the card step without an amount', () => {
  const location: DepositLocation = { step: 'card', amount: null, bonusCode: 'X', depositLogId: null }
  expect(stateFromLocation(location, 'k1')).toEqual({ type: 'amount', amount: null, bonusCode: 'X', failure: null })
})

it.each([
  ['ERR_RESPONSIBLE_GAMING_LIMIT', 'amount'],
  ['ERR_MIN_AMOUNT', 'amount'],
  ['ERR_BONUS_CODE', 'amount'],
  ['ERR_PAUSED', 'limits'],
  ['ERR_LIMITS_MISSING', 'limits'],
  ['ERR_DECLINED_OTHER_REASON', 'card'],
  ['ERR_CARD_DETAILS', 'card'],
] as const)('%s is resolved at: %s', (code, action) => {
  expect(recoveryAction(code)).toBe(action)
})
