import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '../api/errors.ts'
import { kroner } from '../format/money.ts'
import { type DepositEvent, type DepositFailure, type DepositState, depositReducer, stepNumber, toLocation } from './model.ts'

describe('each state', () => {
  const choice = { amount: kroner(500), bonusCode: 'VELKOMST' }
  const other = { amount: kroner(200), bonusCode: '' }
  const method = { type: 'card' as const, label: 'Visa •••• 1111', encryptedCvv: 'x', accountId: 'a' }
  const failure = (code: ErrorCode, ...paths: readonly string[]): DepositFailure => ({
    code,
    message: 'Besked',
    depositLogId: null,
    fields: paths.map((path) => ({ path, message: 'Besked' })),
  })
  const failed = (cause: DepositFailure): DepositEvent => ({ type: 'failed', failure: cause, nextIdempotencyKey: 'k2' })
  const declined = failure('ERR_DECLINED_OTHER_REASON')

  const amountStep: DepositState = { type: 'amount', ...choice, failure: null }
  const cardStep: DepositState = { type: 'payment', choice, idempotencyKey: 'k1', failure: null }
  const nextCardStep: DepositState = { type: 'payment', choice, idempotencyKey: 'k2', failure: null }
  const paying: DepositState = { type: 'paying', choice, idempotencyKey: 'k1', method }
  const unanswered: DepositState = { type: 'unanswered', choice, idempotencyKey: 'k1', method, failure: failure('ERR_NETWORK') }
  const page = { url: 'https://bank.example/', parameters: { creq: 'c' } }
  const challenge: DepositState = { type: 'challenge', choice, depositLogId: 'log', page }
  const refused: DepositState = { type: 'refused', choice, failure: declined }
  const refusedWithPayment: DepositState = { type: 'refused', choice, failure: { ...declined, depositLogId: 'log' } }
  const receipt: DepositState = { type: 'receipt', ...choice, depositLogId: 'log' }
  const receiptWithoutAmount: DepositState = { type: 'receipt', amount: null, bonusCode: '', depositLogId: 'log' }
  const all = [amountStep, cardStep, paying, unanswered, challenge, refused, receipt, receiptWithoutAmount]

  const drafted: DepositEvent = { type: 'drafted', ...other }
  const chosen: DepositEvent = { type: 'chosen', choice: other, idempotencyKey: 'k2' }
  const paid: DepositEvent = { type: 'paid', method }
  const accepted: DepositEvent = { type: 'accepted', depositLogId: 'log', page: null }
  const challenged: DepositEvent = { type: 'challenged', depositLogId: 'log', page }
  const repeated: DepositEvent = { type: 'repeated' }
  const otherMethod: DepositEvent = { type: 'otherMethod', idempotencyKey: 'k2' }
  const otherAmount: DepositEvent = { type: 'otherAmount' }
  const returned: DepositEvent = { type: 'returned' }
  const transitions: readonly [DepositState, DepositEvent, DepositState][] = [
    [amountStep, drafted, { type: 'amount', ...other, failure: null }],
    [amountStep, chosen, { type: 'payment', choice: other, idempotencyKey: 'k2', failure: null }],
    [cardStep, paid, paying],
    [cardStep, otherAmount, amountStep],
    [paying, accepted, receipt],
    [paying, { ...accepted, page }, challenge],
    [receipt, challenged, challenge],
    [paying, failed(failure('ERR_NETWORK')), unanswered],
    [paying, failed(declined), refused],
    ...(['ERR_STEP_UP_REQUIRED', 'ERR_CARD_DETAILS', 'ERR_PAYMENT_IN_DOUBT'] as const).map(
      (code): [DepositState, DepositEvent, DepositState] => [paying, failed(failure(code)), { ...nextCardStep, failure: failure(code) }],
    ),
    ...(['ERR_MIN_AMOUNT', 'ERR_MAX_AMOUNT', 'ERR_BONUS_CODE'] as const).map((code): [DepositState, DepositEvent, DepositState] => [
      paying,
      failed(failure(code)),
      { ...amountStep, failure: failure(code) },
    ]),
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
    [refused, otherMethod, nextCardStep],
    [refused, otherAmount, amountStep],
    [receipt, otherMethod, nextCardStep],
    [receipt, otherAmount, amountStep],
    [challenge, returned, receipt],
    [receiptWithoutAmount, otherAmount, { type: 'amount', amount: null, bonusCode: '', failure: null }],
  ]

  it.each(transitions.map(([from, event, to]) => ({ from, event, to })))('$from.type, $event.type: $to.type', ({ from, event, to }) => {
    expect(depositReducer(from, event)).toEqual(to)
  })

  it('ignores every other event', () => {
    for (const state of all)
      for (const event of [drafted, chosen, paid, accepted, failed(declined), repeated, otherMethod, otherAmount, returned, challenged])
        if (!transitions.some(([from, { type }]) => from === state && type === event.type))
          expect(depositReducer(state, event), `${state.type}, ${event.type}`).toBe(state)
  })

  it('follows back and forward, except while a payment is in flight', () => {
    const moved: DepositEvent = { type: 'moved', location: { step: 'payment', ...choice, depositLogId: null }, idempotencyKey: 'k2' }
    for (const state of all) {
      expect(depositReducer(state, moved), state.type).toEqual(state === paying ? state : nextCardStep)
    }
  })

  it('has a step and a location', () => {
    expect(all.map((state) => stepNumber(state, 'approved'))).toEqual([1, 2, 2, 2, 2, 2, 3, 3])
    expect(all.map((state) => stepNumber(state, 'declined'))).toEqual([1, 2, 2, 2, 2, 2, 2, 2])
    expect([...all, refusedWithPayment].map((state) => toLocation(state))).toEqual([
      { step: 'amount', ...choice, depositLogId: null },
      ...Array.from({ length: 3 }, () => ({ step: 'payment', ...choice, depositLogId: null })),
      { step: 'receipt', ...choice, depositLogId: 'log' },
      { step: 'payment', ...choice, depositLogId: null },
      { step: 'receipt', ...choice, depositLogId: 'log' },
      { step: 'receipt', amount: null, bonusCode: '', depositLogId: 'log' },
      { step: 'receipt', ...choice, depositLogId: 'log' },
    ])
  })
})
