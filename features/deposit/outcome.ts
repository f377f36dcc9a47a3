import type { Ore } from '../format/money.ts'
import { type ErrorCode, isErrorCode } from '../session/errors.ts'

/** What `deposit.log` answers. */
export interface LogAnswer {
  readonly depositLogId: string
  readonly state: 'pending' | 'approved' | 'declined'
  readonly code: string | null
  readonly amount: Ore
  readonly bonus: GrantedBonus | null
}
export interface GrantedBonus {
  readonly name: string
  readonly spins: number
  readonly essentialTerms: string
}

/** How a payment stands, as far as this page knows. `waiting` asks again by itself, `given-up` no longer does. */
export type Outcome =
  | { readonly name: 'waiting'; readonly offline: boolean }
  | { readonly name: 'approved'; readonly amount: Ore; readonly bonus: GrantedBonus | null }
  | { readonly name: 'declined'; readonly amount: Ore; readonly code: ErrorCode }
  | { readonly name: 'given-up' }
  /** No such payment, or the short cookie is gone. */
  | { readonly name: 'unknown' }
  | { readonly name: 'logged-out' }

export const isFinal = ({ name }: Outcome): boolean => name !== 'waiting'

/** A declined payment whose code the catalogue does not know gets the contact-service message (specification, *Error catalogue*). */
export function outcomeOf({ state, code, amount, bonus }: LogAnswer): Outcome {
  if (state === 'pending') return { name: 'waiting', offline: false }
  if (state === 'approved') return { name: 'approved', amount, bonus }
  return { name: 'declined', amount, code: isErrorCode(code) ? code : 'ERR_DECLINED_OTHER_REASON' }
}

/** What a failed question means: most pass by themselves. */
export function outcomeOfFailure(code: ErrorCode): Outcome {
  if (code === 'ERR_NOT_FOUND' || code === 'ERR_VALIDATION' || code === 'ERR_FORBIDDEN') return { name: 'unknown' }
  if (code === 'ERR_UNAUTHENTICATED') return { name: 'logged-out' }
  return { name: 'waiting', offline: code === 'ERR_NETWORK' }
}

const firstDelay = 1000
const longestDelay = 10_000
const patience = 150_000

/**
 * Milliseconds until question number `asked` + 1: growing by half each time up to 10 s, about two and a half minutes in all.
 * Null when it is time to stop asking.
 */
export function pollDelay(asked: number): number | null {
  const delayAt = (index: number) => Math.min(longestDelay, Math.round(firstDelay * 1.5 ** index))
  let spent = 0
  for (let index = 0; index < asked; index += 1) spent += delayAt(index)
  return spent >= patience ? null : delayAt(asked)
}
