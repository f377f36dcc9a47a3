import * as z from 'zod/mini'
import type { TextKey } from '../content/texts/index.ts'
import { isCardExpired, isCardNumber, isCvv, normaliseCardNumber, parseExpiry, passesLuhn } from '../format/cardNumber.ts'
import { generalFieldText } from '../forms/serverErrors.ts'
import { type AmountFault, type AmountRules, amountFault } from './eligibility.ts'

/** Option value for "another card" among the stored cards. */
export const newCardOption = 'new'

const amountFaultTexts = {
  missing: 'deposit.amount_required',
  belowMinimum: 'deposit.amount_min',
  aboveMaximum: 'deposit.amount_max',
  aboveLimit: 'deposit.amount_above_limit',
} as const satisfies Record<AmountFault | 'missing', TextKey>

const bonusCodeMissing: TextKey = 'validation.bonus_code_required'

/** Form schema of step 1. Messages are text keys, which take `{min}`, `{max}`, and `{left}` of the `{limit}`, its name. */
export const amountFormSchema = (rules: AmountRules) =>
  z
    .object({
      amount: z.nullable(z.number(amountFaultTexts.missing)),
      /** Whether the bonus code field is shown. */
      withBonus: z.boolean(generalFieldText),
      bonusCode: z.string(bonusCodeMissing),
    })
    .check((context) => {
      const { amount, withBonus, bonusCode } = context.value
      const addIssue = (field: 'amount' | 'bonusCode', message: TextKey) =>
        context.issues.push({ code: 'custom', input: context.value[field], path: [field], message })
      const fault = amount === null ? 'missing' : amountFault(amount, rules)
      if (fault) addIssue('amount', amountFaultTexts[fault])
      if (withBonus && bonusCode.trim() === '') addIssue('bonusCode', bonusCodeMissing)
    })
export type AmountFormValues = z.infer<ReturnType<typeof amountFormSchema>>

/** What each field of a card lacks. */
const cardFieldTexts = {
  card: 'deposit.card_required',
  number: 'deposit.card_number_digits',
  holder: 'deposit.card_holder_required',
  expiry: 'validation.expiry',
  cvv: 'deposit.cvv_digits',
} as const satisfies Record<keyof CardFormValues, TextKey>

/** Form schema of step 2. A stored card requires only the CVV, a new card all fields. `now` is the server time, UTC ms. */
export const cardFormSchema = (now: number) =>
  z
    .object({
      /** `accountId` of a stored card, or `newCard`. */
      card: z.string(cardFieldTexts.card),
      number: z.string(cardFieldTexts.number),
      holder: z.string(cardFieldTexts.holder),
      expiry: z.string(cardFieldTexts.expiry),
      cvv: z.string(cardFieldTexts.cvv),
    })
    .check((context) => {
      const { card, number, holder, expiry, cvv } = context.value
      // no `input`: issues may be logged, and must not contain card data
      const addIssue = (field: keyof CardFormValues, message: TextKey = cardFieldTexts[field]) =>
        context.issues.push({ code: 'custom', input: undefined, path: [field], message })
      if (card === '') addIssue('card')
      if (card === newCardOption) {
        if (!isCardNumber(number)) addIssue('number')
        else if (!passesLuhn(normaliseCardNumber(number))) addIssue('number', 'deposit.card_number_check')
        if (holder.trim() === '') addIssue('holder')
        const date = parseExpiry(expiry)
        if (!date) addIssue('expiry')
        else if (isCardExpired(date, now)) addIssue('expiry', 'deposit.card_expired')
      }
      if (!isCvv(cvv)) addIssue('cvv')
    })
/** Values of the card form; cleartext until encrypted. */
export interface CardFormValues {
  card: string
  number: string
  holder: string
  expiry: string
  cvv: string
}

/** Form schema of MobilePay: a Danish number, with or without spaces and country code. */
export const mobilePayFormSchema = z.object({
  phoneNumber: z.string('deposit.phone_digits').check(z.refine((text) => /^\d{8}$/.test(toPhoneNumber(text)), 'deposit.phone_digits')),
})

/** The digits of a phone number as typed, without `+45`. */
export const toPhoneNumber = (text: string): string => text.replace(/^\s*\+45/, '').replace(/\D/g, '')

/** Field of MobilePay's form for a request path in a server error. */
export const mobilePayFieldOf = (path: string) => (path === 'phoneNumber' ? path : undefined)

const amountFieldByPath: ReadonlyMap<string, keyof AmountFormValues> = new Map([
  ['amount', 'amount'],
  ['attributes.bonusCode', 'bonusCode'],
])
/** Field of step 1 for a request path in a server error. */
export const amountFieldOf = (path: string) => amountFieldByPath.get(path)

const cardFieldByPath: ReadonlyMap<string, keyof CardFormValues> = new Map([
  ['accountId', 'card'],
  ['encryptedCardNumber', 'number'],
  ['cardHolder', 'holder'],
  ['expiryMonth', 'expiry'],
  ['expiryYear', 'expiry'],
  ['encryptedCvv', 'cvv'],
])
/** Field of step 2 for a request path in a server error. */
export const cardFieldOf = (path: string) => cardFieldByPath.get(path)
