import { type ErrorCode, isErrorCode } from '../api/errors.ts'
import type { Ore } from '../format/money.ts'

/** Response of `deposit.log`. */
export interface DepositLogResponse {
  depositLogId: string
  state: 'pending' | 'approved' | 'declined' | 'returned'
  code: string | null
  amount: Ore
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
  | { type: 'approved'; amount: Ore; bonus: GrantedBonus | null }
  /** `providerCode`: as the provider sent it, where it is a code that the site does not know. */
  | { type: 'declined'; amount: Ore; code: ErrorCode; providerCode?: string | null }
  /** The money was taken too late, or could not be credited, and was sent back. */
  | { type: 'returned'; amount: Ore; code: ErrorCode }
  | { type: 'given-up' }
  /** No such payment, or its cookie (300 s) has expired. */
  | { type: 'unknown' }
  | { type: 'logged-out' }

/** Whether polling can stop. */
export const isFinalOutcome = ({ type: name }: DepositOutcome): boolean => name !== 'waiting'

/** Maps a response. A declined payment with an unknown code gets the contact-service message (specification, *Error catalogue*). */
export function outcomeFromResponse({ state, code, amount, bonus }: DepositLogResponse): DepositOutcome {
  if (state === 'pending') return { type: 'waiting', offline: false }
  if (state === 'approved') return { type: 'approved', amount, bonus }
  if (state === 'returned') return { type: 'returned', amount, code: isErrorCode(code) ? code : 'ERR_PAYMENT_LATE' }
  return isErrorCode(code)
    ? { type: 'declined', amount, code }
    : { type: 'declined', amount, code: 'ERR_PAYMENT_FAILED', providerCode: code }
}

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
 * Null after 150 s in total: stop polling.
 */
export function pollDelay(attempts: number): number | null {
  const delayAt = (index: number) => Math.min(maxDelayMs, Math.round(firstDelayMs * 1.5 ** index))
  let elapsedMs = 0
  for (let index = 0; index < attempts; index += 1) elapsedMs += delayAt(index)
  return elapsedMs >= pollingTimeoutMs ? null : delayAt(attempts)
}
