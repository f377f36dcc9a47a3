import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CallError, type ErrorCode } from '../api/errors.ts'
import { kroner, ore } from '../format/money.ts'
import type { Withdrawal } from './calls.ts'
import { withdrawalFormSchema } from './form.ts'
import {
  bonusEndedBy,
  initialWithdrawalState,
  isUnderWay,
  parseWithdrawalSearch,
  toWithdrawalFailure,
  toWithdrawalSearch,
  type WithdrawalDraft,
  type WithdrawalEvent,
  type WithdrawalFailure,
  type WithdrawalState,
  waitingStep,
  withdrawalEligibilityOf,
  withdrawalReducer,
} from './model.ts'

const draft: WithdrawalDraft = { amount: kroner(400), key: 'key-of-the-request' }
const withdrawal: Withdrawal = {
  id: 'w1',
  amount: draft.amount,
  state: 'received',
  requestedAt: 0,
  checkedAt: null,
  endedAt: null,
  expectedOn: '2026-11-26',
}
const failureOf = (kind: WithdrawalFailure['kind']): WithdrawalFailure => ({ kind, message: 'nej', reference: null })

describe('the URL', () => {
  it('stores a withdrawal that was begun, and gives it back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), fc.stringMatching(/^[\w-]{8,64}$/), (amount, key) => {
        expect(parseWithdrawalSearch(toWithdrawalSearch({ amount: ore(amount), key }))).toEqual({ amount, key })
      }),
    )
    expect(toWithdrawalSearch(null)).toBe('')
  })
  it.each([
    '',
    'beloeb=400',
    'id=abcdefgh',
    'beloeb=0&id=abcdefgh',
    'beloeb=4e9&id=abcdefgh',
    'beloeb=400&id=a b',
    'beloeb=-1&id=abcdefgh',
    'beloeb=400&id=abcdefg',
    `beloeb=400&id=${'a'.repeat(65)}`,
    'beloeb=400&id=!abcdefgh',
    'beloeb=400&id=abcdefgh!',
  ])('without a whole one begins anew: %s', (search) => expect(parseWithdrawalSearch(search)).toBeNull())
})

describe('the page', () => {
  it('opens at the last confirmation only with an amount and a confirmed identity', () => {
    expect(initialWithdrawalState(draft, 1)).toEqual({ type: 'confirming', draft, failure: null })
    expect(initialWithdrawalState(draft, null)).toEqual({ type: 'editing', amount: draft.amount, failure: null })
    expect(initialWithdrawalState(null, 1)).toEqual({ type: 'editing', amount: null, failure: null })
  })

  const editing: WithdrawalState = { type: 'editing', amount: draft.amount, failure: null }
  const confirming: WithdrawalState = { type: 'confirming', draft, failure: null }
  const requested: WithdrawalState = { type: 'requested', withdrawal }
  it.each<[string, WithdrawalState, WithdrawalEvent, WithdrawalState]>([
    ['confirms an amount', editing, { type: 'confirmed', draft }, confirming],
    ['goes back to the amount', confirming, { type: 'edited' }, editing],
    ['begins another one empty', requested, { type: 'edited' }, { type: 'editing', amount: null, failure: null }],
    [
      'keeps the amount with its failure',
      editing,
      { type: 'failed', failure: failureOf('support') },
      { ...editing, failure: failureOf('support') },
    ],
    [
      'says at the amount that it has to be another one',
      editing,
      { type: 'failed', failure: failureOf('amount') },
      { ...editing, failure: failureOf('amount') },
    ],
    [
      'can repeat a confirmation',
      confirming,
      { type: 'failed', failure: failureOf('repeat') },
      { ...confirming, failure: failureOf('repeat') },
    ],
    ['asks for another amount', confirming, { type: 'failed', failure: failureOf('amount') }, { ...editing, failure: failureOf('amount') }],
    [
      'asks for the identity again',
      confirming,
      { type: 'failed', failure: failureOf('stepUp') },
      { ...editing, failure: failureOf('stepUp') },
    ],
    ['shows what was requested, also a late answer', editing, { type: 'requested', withdrawal }, requested],
    ['keeps the amount that is written when it is edited again', editing, { type: 'edited' }, editing],
    [
      'forgets a failure with the next confirmation',
      { ...confirming, failure: failureOf('repeat') },
      { type: 'confirmed', draft },
      confirming,
    ],
    ['ignores a late failure', requested, { type: 'failed', failure: failureOf('retry') }, requested],
    ['ignores a late confirmation', requested, { type: 'confirmed', draft }, requested],
  ])('%s', (_, state, event, next) => expect(withdrawalReducer(state, event)).toEqual(next))
})

describe('a failure', () => {
  it.each<[ErrorCode, WithdrawalFailure['kind']]>([
    ['ERR_MIN_WITHDRAWAL', 'amount'],
    ['ERR_INSUFFICIENT_FUNDS', 'amount'],
    ['ERR_VALIDATION', 'amount'],
    ['ERR_STEP_UP_REQUIRED', 'stepUp'],
    ['ERR_ACCOUNT_LOCKED', 'support'],
    ['ERR_WITHDRAWAL_UNAVAILABLE', 'support'],
    ['ERR_NETWORK', 'repeat'],
    ['ERR_UPSTREAM', 'repeat'],
    ['ERR_FORBIDDEN', 'retry'],
  ])('%s leads out by %s', (code, kind) => {
    const error = new CallError(code, 'nej', { reference: 'r1' })
    expect(toWithdrawalFailure(error)).toEqual({ kind, message: 'nej', reference: 'r1' })
  })
  it('of the browser itself has no reference', () => {
    expect(toWithdrawalFailure(new CallError('ERR_NETWORK', 'nej')).reference).toBeNull()
  })
})

it.each([
  [0, 'empty'],
  [9_999, 'belowMinimum'],
  [10_000, 'open'],
] as const)('%i øre with a minimum of 100 kr: %s', (withdrawable, type) => {
  expect(withdrawalEligibilityOf({ withdrawable: ore(withdrawable) }, kroner(100))).toEqual({ type })
})

it.each([
  [50_000, null],
  [50_001, 'Bonus'],
])('a withdrawal of %i øre of 1,000 kr, of which a bonus needs 500: it ends %s', (amount, ended) => {
  const depositBonus = { name: 'Bonus', requiredDeposit: kroner(500), spinsLeft: 0 }
  expect(bonusEndedBy(ore(amount), { withdrawable: kroner(1000), depositBonus })?.name ?? null).toBe(ended)
  expect(bonusEndedBy(ore(amount), { withdrawable: kroner(1000), depositBonus: null })).toBeNull()
})

describe('the amount', () => {
  const schema = withdrawalFormSchema({ min: kroner(100), max: kroner(500) })
  it.each([
    [null, 'payout.amount_required'],
    [9_999, 'payout.amount_min'],
    [10_000.5, 'payout.amount_min'],
    [50_001, 'payout.amount_max'],
    [10_000, undefined],
    [50_000, undefined],
  ])('%s: %s', (amount, message) => expect(schema.safeParse({ amount }).error?.issues[0]?.message).toBe(message))
})

describe('the tracker', () => {
  it('waits for the step after the one that is done', () => {
    expect((['received', 'checked', 'sent'] as const).map((state) => waitingStep({ state }))).toEqual([2, 3, 4])
  })
  it('has no step done of a withdrawal that was rejected', () => {
    expect(waitingStep({ state: 'rejected' })).toBe(1)
  })
  it('shows a withdrawal until the day by which the bank has it, in Denmark', () => {
    const at = (instant: string, state: Withdrawal['state']) => isUnderWay({ state, expectedOn: '2026-11-26' }, Date.parse(instant))
    expect(at('2026-11-26T22:59:59Z', 'sent')).toBe(true)
    expect(at('2026-11-26T23:00:00Z', 'sent')).toBe(false)
    expect(at('2026-12-24T12:00:00Z', 'checked')).toBe(true)
    expect(at('2026-11-24T12:00:00Z', 'rejected')).toBe(false)
  })

  it('without a day ends when it is sent', () => {
    for (const state of ['received', 'checked', 'sent'] as const) expect(isUnderWay({ state, expectedOn: null }, 0)).toBe(state !== 'sent')
  })
})
