import * as z from 'zod/mini'
import type { TextKey } from '../config/texts/index.ts'
import { isCardExpired, isCardNumber, isCvv, parseExpiry } from '../format/card.ts'
import type { Ore } from '../format/money.ts'

/** Value of the choice "another card" among the stored ones. */
export const newCard = 'new'

/** Rules of step 1 that depend on configuration and limits. Amounts in øre; `left` null: no limit in the way. */
export interface AmountRules {
  readonly min: Ore
  readonly left: Ore | null
}

/** Step 1. Messages are keys of the catalogue; the one for the limit takes `{left}`. */
export const amountForm = ({ min, left }: AmountRules) =>
  z
    .object({
      amount: z.nullable(z.number()),
      /** Whether the field of the bonus code is open. */
      withBonus: z.boolean(),
      bonusCode: z.string(),
    })
    .check((context) => {
      const { amount, withBonus, bonusCode } = context.value
      const report = (field: 'amount' | 'bonusCode', message: TextKey) =>
        context.issues.push({ code: 'custom', input: context.value[field], path: [field], message })
      if (amount === null) report('amount', 'deposit.amount_required')
      else if (!Number.isSafeInteger(amount) || amount < min) report('amount', 'deposit.amount_min')
      else if (left !== null && amount > left) report('amount', 'deposit.amount_above_limit')
      if (withBonus && bonusCode.trim() === '') report('bonusCode', 'validation.bonus_code_required')
    })
export type AmountValues = z.infer<ReturnType<typeof amountForm>>

/** Step 2. A stored card needs its CVV only; a new one all fields. `now` is the server's time, UTC ms. */
export const cardForm = (now: number) =>
  z
    .object({
      /** `accountId` of a stored card, or `newCard`. */
      card: z.string(),
      number: z.string(),
      holder: z.string(),
      expiry: z.string(),
      cvv: z.string(),
    })
    .check((context) => {
      const { card, number, holder, expiry, cvv } = context.value
      // the values themselves stay out of the issues: an issue may be logged
      const report = (field: keyof CardValues, message: TextKey) =>
        context.issues.push({ code: 'custom', input: undefined, path: [field], message })
      if (card === '') report('card', 'deposit.card_required')
      if (card === newCard) {
        if (!isCardNumber(number)) report('number', 'deposit.card_number_digits')
        if (holder.trim() === '') report('holder', 'deposit.card_holder_required')
        const date = parseExpiry(expiry)
        if (!date) report('expiry', 'validation.expiry')
        else if (isCardExpired(date, now)) report('expiry', 'deposit.card_expired')
      }
      if (!isCvv(cvv)) report('cvv', 'deposit.cvv_digits')
    })
export interface CardValues {
  readonly card: string
  readonly number: string
  readonly holder: string
  readonly expiry: string
  readonly cvv: string
}

/** Where a server's complaint about a part of the request belongs in the forms. */
export const formFieldOf = {
  amount: 'amount',
  'attributes.bonusCode': 'bonusCode',
  accountId: 'card',
  encryptedCardNumber: 'number',
  cardHolder: 'holder',
  expiryMonth: 'expiry',
  expiryYear: 'expiry',
  encryptedCvv: 'cvv',
} as const satisfies Record<string, keyof AmountValues | keyof CardValues>
