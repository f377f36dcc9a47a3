import { describe, expect, it } from 'vitest'
import { kroner, type Ore } from '../format/money.ts'
import type { AmountRules } from './eligibility.ts'
import {
  amountFieldOf,
  amountFormSchema,
  type CardFormValues,
  cardFieldOf,
  cardFormSchema,
  mobilePayFieldOf,
  mobilePayFormSchema,
  newCardOption,
  toPhoneNumber,
} from './form.ts'

const now = Date.UTC(2026, 10, 20)
const messagesOf = (error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('amount', () => {
  const limitOf = (left: Ore) => ({ period: 'week' as const, left, usedShare: 0 })
  const rules: AmountRules = { min: kroner(100), max: kroner(100_000), limit: limitOf(kroner(500)) }
  const errors = (amount: number | null, applied: AmountRules = rules) =>
    messagesOf(amountFormSchema(applied).safeParse({ amount, withBonus: false, bonusCode: '' }).error)

  it.each([
    [null, 'deposit.amount_required'],
    [0, 'deposit.amount_min'],
    [9_999, 'deposit.amount_min'],
    [10_000.5, 'deposit.amount_min'],
    [10_000, undefined],
    [50_000, undefined],
    [50_001, 'deposit.amount_above_limit'],
  ])('%s øre: %s', (amount, message) => expect(errors(amount).amount).toBe(message))

  it('is bound by the configured maximum without limits', () => {
    expect(errors(kroner(100_000), { ...rules, limit: null })).toEqual({})
    expect(errors(kroner(100_001), { ...rules, limit: null })).toEqual({ amount: 'deposit.amount_max' })
    expect(errors(10_000, { ...rules, limit: limitOf(kroner(0)) })).toEqual({ amount: 'deposit.amount_above_limit' })
  })
})

describe('bonus code', () => {
  const errors = (withBonus: boolean, bonusCode: string) =>
    messagesOf(
      amountFormSchema({ min: kroner(100), max: kroner(100_000), limit: null }).safeParse({ amount: 10_000, withBonus, bonusCode }).error,
    )

  it('is required while its field is shown', () => {
    expect(errors(true, '')).toEqual({ bonusCode: 'validation.bonus_code_required' })
    expect(errors(true, '  ')).toEqual({ bonusCode: 'validation.bonus_code_required' })
    expect(errors(true, 'VELKOMST')).toEqual({})
    expect(errors(false, '')).toEqual({})
  })

  it('is reported next to the amount', () => {
    const { error } = amountFormSchema({ min: kroner(100), max: kroner(100_000), limit: null }).safeParse({
      amount: null,
      withBonus: true,
      bonusCode: '',
    })
    expect(error?.issues).toEqual([
      { code: 'custom', path: ['amount'], message: 'deposit.amount_required' },
      { code: 'custom', path: ['bonusCode'], message: 'validation.bonus_code_required' },
    ])
  })
})

describe('card', () => {
  const card: CardFormValues = { card: newCardOption, number: '4111 1111 1111 1111', holder: 'Freja Holm', expiry: '11 / 26', cvv: '123' }
  const parse = (values: Partial<CardFormValues>) => cardFormSchema(now).safeParse({ ...card, ...values }).error
  const errors = (values: Partial<CardFormValues>) => messagesOf(parse(values))

  it('accepts a card through the month of its expiry', () => {
    expect(errors({})).toEqual({})
    expect(errors({ expiry: '10 / 26' })).toEqual({ expiry: 'deposit.card_expired' })
    expect(errors({ expiry: '13 / 26' })).toEqual({ expiry: 'validation.expiry' })
  })

  it('requires every field of a new card', () => {
    expect(errors({ number: '', holder: ' ', expiry: '', cvv: '' })).toEqual({
      number: 'deposit.card_number_digits',
      holder: 'deposit.card_holder_required',
      expiry: 'validation.expiry',
      cvv: 'deposit.cvv_digits',
    })
  })

  it('refuses a number whose check digit does not fit, once it has all of its digits', () => {
    expect(errors({ number: '4111 1111 1111 1112' })).toEqual({ number: 'deposit.card_number_check' })
    expect(errors({ number: '4111 1111 1111 111' })).toEqual({ number: 'deposit.card_number_digits' })
  })

  it('requires only the CVV of a stored card', () => {
    const stored = { card: 'account-1', number: '', holder: '', expiry: '' }
    expect(errors(stored)).toEqual({})
    expect(errors({ ...stored, cvv: '' })).toEqual({ cvv: 'deposit.cvv_digits' })
  })

  it('requires a choice between the cards, and asks for no number before it', () => {
    expect(errors({ card: '', number: '', holder: '', expiry: '' })).toEqual({ card: 'deposit.card_required' })
  })

  it('puts no card data into an issue: issues may be logged', () => {
    const { issues } = parse({ number: '4111 1111 1111', holder: '', expiry: '01 / 20', cvv: '12' }) ?? { issues: [] }
    expect(issues.map(({ code }) => code)).toEqual(['custom', 'custom', 'custom', 'custom'])
    expect(JSON.stringify(issues)).not.toMatch(/4111|01 ?\/ ?20|"12"/)
  })
})

it('shows a server error at the field that caused it', () => {
  const amountPaths = ['amount', 'attributes.bonusCode', 'encryptedCvv']
  expect(amountPaths.map(amountFieldOf)).toEqual(['amount', 'bonusCode', undefined])
  const cardPaths = ['accountId', 'encryptedCardNumber', 'cardHolder', 'expiryMonth', 'expiryYear', 'encryptedCvv', 'amount']
  expect(cardPaths.map(cardFieldOf)).toEqual(['card', 'number', 'holder', 'expiry', 'expiry', 'cvv', undefined])
})

describe('MobilePay', () => {
  it.each([
    ['20304050', true],
    ['20 30 40 50', true],
    ['+45 20 30 40 50', true],
    ['2030405', false],
    ['203040501', false],
    ['+46 20 30 40 50', false],
    ['', false],
  ])('%s is a number of eight digits: %s', (phoneNumber, valid) => {
    expect(mobilePayFormSchema.safeParse({ phoneNumber }).success).toBe(valid)
    if (valid) expect(toPhoneNumber(phoneNumber)).toBe('20304050')
  })

  it('reads the country code at the beginning only, and says that a number has eight digits', () => {
    expect([' +45 20 30 40 50', '20 30 +45'].map(toPhoneNumber)).toEqual(['20304050', '203045'])
    expect(messagesOf(mobilePayFormSchema.safeParse({ phoneNumber: '2030405' }).error)).toEqual({ phoneNumber: 'deposit.phone_digits' })
  })

  it('knows its field in a refusal of the server', () => {
    expect(['phoneNumber', 'amount'].map(mobilePayFieldOf)).toEqual(['phoneNumber', undefined])
  })
})
