import { type ErrorCode, isErrorCode } from '../../api/errors.ts'
import type { PaymentMethod } from '../../content/openPaymentMethods.ts'
import type { Ore } from '../../format/money.ts'

/** The page on which a payment is approved: a card's bank is opened by a form post with these fields. */
export interface ApprovalPage {
  url: string
  parameters: Readonly<Record<string, string>>
}

/** Response of `deposit.log`. */
export interface DepositLogResponse {
  depositLogId: string
  state: 'pending' | 'approved' | 'declined' | 'returned'
  code: string | null
  amount: Ore
  method: PaymentMethod
  /** Where, and for how many more ms, the player approves it. */
  approval: { url: string | null; parameters: ApprovalPage['parameters']; expiresInMs: number } | null
  bonus: GrantedBonus | null
}
/** A bonus that the deposit granted. */
export interface GrantedBonus {
  name: string
  spins: number
  /** Bonus money that it added. */
  amount: Ore
  essentialTerms: string
}

/** Status of a payment as this page shows it. `waiting`: still polling. `given-up`: polling timed out. */
export type DepositOutcome =
  | { type: 'waiting'; offline: boolean }
  /** The player can still approve it on this page within this time; still polling. `page` null: the site does not open the page. */
  | { type: 'approval'; depositLogId: string; method: PaymentMethod; amount: Ore; page: ApprovalPage | null; secondsLeft: number }
  | { type: 'approved'; depositLogId: string; method: PaymentMethod; amount: Ore; bonus: GrantedBonus | null }
  /** `providerCode`: the provider's code, when the site does not know it. */
  | { type: 'declined'; amount: Ore; code: ErrorCode; providerCode?: string | null }
  /** The money was taken too late, or could not be credited, and was sent back. */
  | { type: 'returned'; amount: Ore; code: ErrorCode }
  | { type: 'given-up' }
  /** No such payment, or its cookie (300 s) has expired. */
  | { type: 'unknown' }
  | { type: 'logged-out' }

/** Whether polling can stop. */
export const isFinalOutcome = ({ type }: DepositOutcome): boolean => type !== 'waiting' && type !== 'approval'

/** Maps a response. A declined payment with an unknown code gets the contact-service message (specification, *Error catalogue*). */
export function outcomeFromResponse({ depositLogId, method, state, code, amount, approval, bonus }: DepositLogResponse): DepositOutcome {
  if (state === 'pending')
    return approval ? { type: 'approval', depositLogId, method, amount, ...toApproval(approval) } : { type: 'waiting', offline: false }
  if (state === 'approved') return { type: 'approved', depositLogId, method, amount, bonus }
  if (state === 'returned') return { type: 'returned', amount, code: isErrorCode(code) ? code : 'ERR_PAYMENT_LATE' }
  return isErrorCode(code)
    ? { type: 'declined', amount, code }
    : { type: 'declined', amount, code: 'ERR_PAYMENT_FAILED', providerCode: code }
}

const toApproval = ({ url, parameters, expiresInMs }: NonNullable<DepositLogResponse['approval']>) => ({
  page: url === null ? null : { url, parameters },
  secondsLeft: Math.ceil(expiresInMs / 1000),
})

/** The outcome one second later: the time to approve it runs out. */
export const afterOneSecond = (outcome: DepositOutcome): DepositOutcome =>
  outcome.type === 'approval' ? { ...outcome, secondsLeft: Math.max(0, outcome.secondsLeft - 1) } : outcome

/** Maps an error of `deposit.log`. Most are transient, and polling continues. */
export function outcomeFromError(code: ErrorCode): DepositOutcome {
  if (code === 'ERR_NOT_FOUND' || code === 'ERR_VALIDATION' || code === 'ERR_FORBIDDEN') return { type: 'unknown' }
  if (code === 'ERR_UNAUTHENTICATED') return { type: 'logged-out' }
  return { type: 'waiting', offline: code === 'ERR_NETWORK' }
}

const firstDelayMs = 1000
const maxDelayMs = 10_000
const pollingTimeoutMs = 150_000

/**
 * Delay in ms before the next poll after `attempts` + 1 polls: exponential backoff (factor 1.5) from 1 s up to 10 s.
 * Null after 150 s in total: stop polling. A payment that waits for the player is polled on: the back end ends the wait.
 */
export function pollDelay(attempts: number, outcome: DepositOutcome['type']): number | null {
  const delayAt = (index: number) => Math.min(maxDelayMs, Math.round(firstDelayMs * 1.5 ** index))
  let elapsedMs = 0
  for (let index = 0; index < attempts; index += 1) elapsedMs += delayAt(index)
  if (elapsedMs < pollingTimeoutMs) return delayAt(attempts)
  return outcome === 'approval' ? maxDelayMs : null
}
