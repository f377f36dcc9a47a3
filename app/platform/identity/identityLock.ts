import { eq, inArray, lt, sql } from 'drizzle-orm'
import { hourMs } from '../clock.ts'
import { identityFailures } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import type { PlatformKeys } from '../keys.ts'
import type { TransactionContext } from '../platform.ts'
import type { IdentityPerson } from './persons.ts'

/** RULES, *Player protection*: an identity check fails five times at most; counted over an hour and across transactions. */
export const maxIdentityFailures = 5
const windowMs = hourMs

/**
 * Whose failures count: the person whom the provider named, and the address that the numbers come from. Not the number that was entered:
 * nobody can lock another person's out by entering it.
 */
export const failureSubjects = (keys: PlatformKeys, { cprHash }: IdentityPerson, clientIP = ''): readonly string[] => [
  `cpr:${cprHash}`,
  ...(clientIP ? [`address:${keys.keyedHash(clientIP)}`] : []),
]

/** `commit`: the failure that locked is counted. */
export const loginLockedError = ({ commit = false } = {}) =>
  new PlatformError('ERR_LOGIN_LOCKED', { message: 'locked: too many failed identity checks', commit })

/** Throws ERR_LOGIN_LOCKED while one of the subjects has too many failures. */
export async function assertNotLocked({ db, now }: TransactionContext, subjects: readonly string[]): Promise<void> {
  const rows = await db.select().from(identityFailures).where(inArray(identityFailures.subject, subjects))
  if (rows.some(({ failedAt }) => isLocked(failedAt, now))) throw loginLockedError()
}

/**
 * Compares a national id and counts a failure; `locked`: it was the last one. Concurrent checks of a subject run one after the other, so that
 * none starts from a count that another is about to change. Throws ERR_LOGIN_LOCKED instead of comparing.
 */
export async function runIdentityCheck(
  context: TransactionContext,
  subjects: readonly string[],
  compare: () => boolean,
): Promise<{ isMatch: boolean; locked: boolean }> {
  const { db, now } = context
  for (const subject of subjects) {
    await db.insert(identityFailures).values({ subject, failedAt: [], checkedAt: now }).onConflictDoNothing()
    await db.select().from(identityFailures).where(eq(identityFailures.subject, subject)).for('update')
  }
  await assertNotLocked(context, subjects)
  const isMatch = compare()
  const counted = isMatch ? [] : await countFailure(context, subjects)
  await removeExpired(context)
  return { isMatch, locked: counted.some((failedAt) => isLocked(failedAt, now)) }
}

/** Returns the instants of each subject's failures within the window. */
async function countFailure({ db, now }: TransactionContext, subjects: readonly string[]): Promise<readonly (readonly number[])[]> {
  const rows = await db.select().from(identityFailures).where(inArray(identityFailures.subject, subjects))
  return Promise.all(
    rows.map(async ({ subject, failedAt: before }) => {
      const failedAt = [...recentFailures(before, now), now]
      await db.update(identityFailures).set({ failedAt, checkedAt: now }).where(eq(identityFailures.subject, subject))
      return failedAt
    }),
  )
}

/** Removes what no longer counts. Rows of a running check are skipped: waiting for them could end in a deadlock. */
async function removeExpired({ db, now }: TransactionContext): Promise<void> {
  const expired = db
    .select({ subject: identityFailures.subject })
    .from(identityFailures)
    .where(lt(identityFailures.checkedAt, sql.param(now - windowMs, identityFailures.checkedAt)))
    .for('update', { skipLocked: true })
  await db.delete(identityFailures).where(inArray(identityFailures.subject, expired))
}

const recentFailures = (failedAt: readonly number[], now: number): readonly number[] => failedAt.filter((at) => at > now - windowMs)
const isLocked = (failedAt: readonly number[], now: number): boolean => recentFailures(failedAt, now).length >= maxIdentityFailures
