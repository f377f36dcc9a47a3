import type { Ore } from '../format/money.ts'
import { type ErrorCode, isErrorCode } from '../session/errors.ts'

/** Response of `deposit.log`. */
export interface LogAnswer {
  readonly depositLogId: string
  readonly state: 'pending' | 'approved' | 'declined'
  readonly code: string | null
  readonly amount: Ore
  readonly bonus: GrantedBonus | null
}
/** A bonus that the deposit granted. */
export interface GrantedBonus {
  readonly name: string
  readonly spins: number
  readonly essentialTerms: string
}

/** Status of a payment as this page shows it. `waiting`: still polling. `given-up`: polling timed out. */
export type Outcome =
  | { readonly name: 'waiting'; readonly offline: boolean }
  | { readonly name: 'approved'; readonly amount: Ore; readonly bonus: GrantedBonus | null }
  | { readonly name: 'declined'; readonly amount: Ore; readonly code: ErrorCode }
  | { readonly name: 'given-up' }
  /** No such payment, or its cookie (300 s) has expired. */
  | { readonly name: 'unknown' }
  | { readonly name: 'logged-out' }

/** Whether polling can stop. */
export const isFinal = ({ name }: Outcome): boolean => name !== 'waiting'

/** Maps a response. A declined payment with an unknown code gets the contact-service message (specification, *Error catalogue*). */
export function outcomeOf({ state, code, amount, bonus }: LogAnswer): Outcome {
  if (state === 'pending') return { name: 'waiting', offline: false }
  if (state === 'approved') return { name: 'approved', amount, bonus }
  return { name: 'declined', amount, code: isErrorCode(code) ? code : 'ERR_DECLINED_OTHER_REASON' }
}

/** Maps an error of `deposit.log`. Most are transient, and polling continues. */
export function outcomeOfFailure(code: ErrorCode): Outcome {
  if (code === 'ERR_NOT_FOUND' || code === 'ERR_VALIDATION' || code === 'ERR_FORBIDDEN') return { name: 'unknown' }
  if (code === 'ERR_UNAUTHENTICATED') return { name: 'logged-out' }
  return { name: 'waiting', offline: code === 'ERR_NETWORK' }
}

const firstDelay = 1000
const longestDelay = 10_000
const patience = 150_000

/**
 * Delay in ms before the next poll after `attempts` + 1 polls: exponential backoff (factor 1.5) from 1 s up to 10 s.
 * Null after 150 s in total: stop polling.
 */
export function pollDelay(asked: number): number | null {
  const delayAt = (index: number) => Math.min(longestDelay, Math.round(firstDelay * 1.5 ** index))
  let spent = 0
  for (let index = 0; index < asked; index += 1) spent += delayAt(index)
  return spent >= patience ? null : delayAt(asked)
}
