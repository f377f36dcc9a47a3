import { countedAddress } from '@casino/shared/countedAddress'
import { hourMs } from '../core/clock.ts'
import type { PlatformKeys } from '../core/keys.ts'
import type { IdentityPerson } from './persons.ts'

/** RULES, *Player protection*: an identity check fails five times at most; counted over an hour and across transactions. */
const maxIdentityFailures = 5
export const failureWindowMs = hourMs

/** What an address is slowed by for each failure from the fifth on, and at most, in ms: less than the 10 s in which the site expects an answer. */
const [delayPerFailureMs, maxDelayMs] = [1000, 5000]
/** Failures of a subject that are remembered: more change nothing. */
const maxRemembered = 20

/** RULES, *Identity*: the third mismatch expires the token. */
const maxCprMismatches = 3

/** Whose failures count. */
export interface FailureSubjects {
  /** Locked. */
  person: string
  /** Slowed; null where it is not known. */
  address: string | null
}

/**
 * Whose failures count: the person that the provider named, and the client's address. Failed attempts never lock the entered number;
 * otherwise anyone could lock a player out. They never lock an address either: it belongs to a household, an office or a mobile network.
 */
export const failureSubjects = (
  keys: Pick<PlatformKeys, 'keyedHash'>,
  { cprHash }: Pick<IdentityPerson, 'cprHash'>,
  clientIP = '',
): FailureSubjects => ({
  person: `cpr:${cprHash}`,
  address: clientIP ? `address:${keys.keyedHash(countedAddress(clientIP))}` : null,
})

/** Whether a national id, in digits only, is the person's. */
export const isCprOf = (
  keys: Pick<PlatformKeys, 'isHashOf'>,
  { cprMatches, cprHash }: Pick<IdentityPerson, 'cprMatches' | 'cprHash'>,
  cpr: string,
): boolean => cprMatches && keys.isHashOf(cprHash, cpr)

const recentFailures = (failedAt: readonly number[], now: number): readonly number[] => failedAt.filter((at) => at > now - failureWindowMs)

/** Whether failures at these instants (UTC ms) lock their subject at `now`. */
export const isLocked = (failedAt: readonly number[], now: number): boolean => recentFailures(failedAt, now).length >= maxIdentityFailures

/** How much later an answer leaves for an address with failures at these instants, in ms. */
export const delayOf = (failedAt: readonly number[], now: number): number =>
  Math.min(maxDelayMs, delayPerFailureMs * Math.max(0, recentFailures(failedAt, now).length - maxIdentityFailures + 1))

/** The failures with one more at `now`, without those that no longer count. */
export const addFailure = (failedAt: readonly number[], now: number): readonly number[] =>
  [...recentFailures(failedAt, now), now].slice(-maxRemembered)

/** Counts a comparison of the national id in a transaction or with a token. `spent`: that one takes no other. */
export function countCprTry(mismatchesBefore: number, isMatch: boolean): { mismatches: number; attemptsLeft: number; spent: boolean } {
  const mismatches = mismatchesBefore + (isMatch ? 0 : 1)
  return { mismatches, attemptsLeft: maxCprMismatches - mismatches, spent: mismatches >= maxCprMismatches }
}
