import type { Transfer } from '@casino/features/api/entities/transfer'
import type { ErrorCode } from '@casino/features/api/errors'
import type { DepositScreenProps, EarlierPayments, PaymentReceipt } from '@casino/features/deposit/DepositScreen'
import { type DepositEligibility, tightestLimit } from '@casino/features/deposit/eligibility'
import type { DepositFailure } from '@casino/features/deposit/model'
import { dayMs } from '@casino/features/format/duration'
import { kroner, type Ore } from '@casino/features/format/money'
import { fn } from 'storybook/test'
import { bankPageUrl } from '../../support/bankPage.ts'
import { limitsFixture, maxDeposit, minDeposit, neverSettles, playerErrorText, quickAmounts, supportEmail } from '../../support/fixtures.ts'
import { storyForms, storyNow } from '../../support/pageContext.ts'

export const paymentChoice = { amount: kroner(500), bonusCode: '' }
export const idempotencyKey = '1b2c8f0e-53c4-4d53-9a64-8f2f6d1c7e11'
export const encryptedCard = { type: 'card' as const, label: 'Visa •••• 1111', encryptedCvv: 'c2VhbGVk', accountId: 'visa' }
export const openEligibility = {
  type: 'open',
  rules: { min: minDeposit, max: maxDeposit, limit: tightestLimit(limitsFixture) },
} satisfies DepositEligibility
export const amountStep = { type: 'amount', amount: null, bonusCode: '', failure: null } as const
export const cardStep = { type: 'payment', choice: paymentChoice, idempotencyKey, failure: null } as const
export const depositFailure = (code: ErrorCode, fields: DepositFailure['fields'] = []): DepositFailure => ({
  code,
  message: playerErrorText(code),
  depositLogId: null,
  fields,
})
export const storedVisa = { accountId: 'visa', brand: 'Visa', masked: '•••• 1111', expires: '09 / 29', expired: false, lastUsed: storyNow }

const transferFixture = (fields: Partial<Transfer>): Transfer => ({
  id: '5e0f3a52-7a51-4a0e-8a4e-1d0c8a3f1b11',
  type: 'deposit',
  amount: { value: paymentChoice.amount, currency: 'DKK' },
  state: 'implemented',
  startDate: storyNow,
  endDate: storyNow,
  message: '411111******1111',
  externalId: 'log-1',
  orderSubType: { id: 'card', externalId: 'log-1', name: 'Visa' },
  ...fields,
})
/** Each state of a transfer, and each method. */
export const latestTransfers: readonly Transfer[] = [
  transferFixture({}),
  transferFixture({
    id: 'w-1',
    type: 'withdrawal',
    state: 'initiated',
    amount: { value: kroner(1250), currency: 'DKK' },
    startDate: storyNow - dayMs,
    message: '',
    orderSubType: { id: 'bank', externalId: 'w-1', name: 'NemKonto' },
  }),
  transferFixture({
    id: 'm-1',
    state: 'reversed',
    startDate: storyNow - 6 * dayMs,
    message: '•••• 5678',
    orderSubType: { id: 'mobilepay', externalId: 'm-1', name: 'MobilePay' },
  }),
]

/** Of a player who has deposited before. */
export const earlierPayments: EarlierPayments = { none: false, transfers: { type: 'ready', value: latestTransfers }, pending: null }

/** A player with limits and no stored card, before the first step. */
export const depositArgs = {
  state: amountStep,
  eligibility: openEligibility,
  amounts: { min: minDeposit, max: maxDeposit, quick: quickAmounts },
  bonus: { type: 'none' },
  payment: {
    methods: ['card'],
    method: 'card',
    phoneNumber: '',
    cards: { type: 'ready', value: [] },
    newCard: { chosen: false, allowed: true, stepUp: { locked: false, redirecting: false, error: null, start: fn() } },
    removal: { asked: null, busy: false, error: null, ask: fn(), remove: fn() },
    encryptionStatus: 'idle',
    canEncrypt: true,
    interrupted: false,
    now: storyNow,
  },
  receipt: { outcome: { type: 'waiting', offline: false }, balance: null, cancelPayment: { cancel: fn(), busy: false, error: null } },
  bank: { display: 'frame', readWidth: () => 700 },
  earlier: earlierPayments,
  supportEmail,
  currentPath: '/min-konto/overfoer',
  actions: {
    checkBonus: () => neverSettles(),
    onDraft: fn(),
    onChoose: fn(),
    onMethod: fn(),
    onPay: fn(),
    onRepeat: fn(),
    onOtherMethod: fn(),
    onOtherAmount: fn(),
    onOpenBank: fn(),
    onBankClosed: fn(),
    onRetryOutcome: fn(),
    onRetry: fn(),
  },
} satisfies DepositScreenProps

/** The card step with this difference in its payment. */
export const cardStepWith = (payment: Partial<DepositScreenProps['payment']>) => ({
  state: cardStep,
  payment: { ...depositArgs.payment, ...payment },
})

/** The receipt step with this outcome. */
export const receiptWith = (outcome: PaymentReceipt['outcome'], balance: Ore | null = null) => ({
  state: { type: 'receipt', amount: paymentChoice.amount, bonusCode: '', depositLogId: 'log-1' } as const,
  receipt: { ...depositArgs.receipt, outcome, balance },
})

export const bankPage = { url: bankPageUrl, parameters: { creq: 'request' } }

/** A payment without a response: it may have succeeded. */
export const unansweredState = (code: ErrorCode) => ({
  type: 'unanswered' as const,
  choice: paymentChoice,
  idempotencyKey,
  method: encryptedCard,
  failure: depositFailure(code),
})

/** A payment that was refused. */
export const refusedState = (code: ErrorCode) => ({ type: 'refused' as const, choice: paymentChoice, failure: depositFailure(code) })

/** A registry that hides the bonus code and puts the card's fields into another order. */
export const otherOrder = storyForms({
  deposit: {
    fields: [
      { name: 'amount', help: null },
      { name: 'cvv' },
      { name: 'expiry', icon: 'Clock' },
      { name: 'holder', icon: 'User' },
      { name: 'number', icon: 'Card' },
      { name: 'card' },
    ],
  },
})
