import type { Failure, Gate } from '@casino/features/deposit/model'
import { kroner, ore } from '@casino/features/format'
import type { ErrorCode } from '@casino/features/session/errors'
import { fn } from 'storybook/test'
import { storyNow } from '../support/context.ts'
import { limits, minDeposit, never, quickAmounts, sentence, supportEmail } from '../support/fixtures.ts'

export const choice = { amount: kroner(500), bonusCode: '' }
export const attempt = '1b2c8f0e-53c4-4d53-9a64-8f2f6d1c7e11'
export const sealed = { label: 'Visa •••• 1111', encryptedCvv: 'c2VhbGVk', accountId: 'visa' }
export const open = { name: 'open', limits, left: ore(65_000) } satisfies Gate
export const amountStep = { name: 'amount', amount: null, bonusCode: '', failure: null } as const
export const cardStep = { name: 'card', choice, attempt, failure: null } as const
export const failed = (code: ErrorCode, fields: Failure['fields'] = []): Failure => ({
  code,
  message: sentence(code),
  depositLogId: null,
  fields,
})
export const visa = { accountId: 'visa', brand: 'Visa', masked: '•••• 1111', expires: '09 / 29' }

/** A player with limits and no stored card, before the first step. */
export const args = {
  state: amountStep,
  gate: open,
  bonus: { name: 'none' as const },
  cards: { name: 'known' as const, cards: [] },
  outcome: { name: 'waiting' as const, offline: false },
  balance: null,
  min: minDeposit,
  quickAmounts,
  now: storyNow,
  supportEmail,
  here: '/min-konto/overfoer',
  interrupted: false,
  sealing: 'idle' as const,
  secure: true,
  checkBonus: () => never<{ name: 'none' }>(),
  onDraft: fn(),
  onChoose: fn(),
  onPay: fn(),
  onRepeat: fn(),
  onOtherCard: fn(),
  onOtherAmount: fn(),
  onAskAgain: fn(),
  onRetry: fn(),
}
