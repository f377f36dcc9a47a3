import type { ErrorCode } from '@casino/features/api/errors'
import type { DepositEligibility, DepositFailure } from '@casino/features/deposit/model'
import { kroner, ore } from '@casino/features/format/money'
import { fn } from 'storybook/test'
import { limitsFixture, minDeposit, neverSettles, playerErrorText, quickAmounts, supportEmail } from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'

export const paymentChoice = { amount: kroner(500), bonusCode: '' }
export const idempotencyKey = '1b2c8f0e-53c4-4d53-9a64-8f2f6d1c7e11'
export const encryptedCard = { label: 'Visa •••• 1111', encryptedCvv: 'c2VhbGVk', accountId: 'visa' }
export const openEligibility = { type: 'open', limits: limitsFixture, left: ore(65_000) } satisfies DepositEligibility
export const amountStep = { type: 'amount', amount: null, bonusCode: '', failure: null } as const
export const cardStep = { type: 'card', choice: paymentChoice, idempotencyKey, failure: null } as const
export const depositFailure = (code: ErrorCode, fields: DepositFailure['fields'] = []): DepositFailure => ({
  code,
  message: playerErrorText(code),
  depositLogId: null,
  fields,
})
export const storedVisa = { accountId: 'visa', brand: 'Visa', masked: '•••• 1111', expires: '09 / 29' }

/** A player with limits and no stored card, before the first step. */
export const depositArgs = {
  state: amountStep,
  eligibility: openEligibility,
  bonus: { type: 'none' as const },
  cards: { type: 'known' as const, cards: [] },
  outcome: { type: 'waiting' as const, offline: false },
  balance: null,
  min: minDeposit,
  quickAmounts,
  now: storyNow,
  supportEmail,
  currentPath: '/min-konto/overfoer',
  interrupted: false,
  encryptionStatus: 'idle' as const,
  canEncrypt: true,
  checkBonus: () => neverSettles<{ type: 'none' }>(),
  onDraft: fn(),
  onChoose: fn(),
  onPay: fn(),
  onRepeat: fn(),
  onOtherCard: fn(),
  onOtherAmount: fn(),
  onRetryOutcome: fn(),
  onRetry: fn(),
}
