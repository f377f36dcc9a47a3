import { PlatformError } from '@casino/shared/platformError'
import { eq, inArray } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { identityFailures } from '../db/schema.ts'
import { addFailure, isLocked } from './identityChecks.ts'

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
    await db
      .insert(identityFailures)
      .values({ subject, failedAt: [], checkedAt: now })
      .onConflictDoUpdate({ target: identityFailures.subject, set: { checkedAt: now } })
  }
  await assertNotLocked(context, subjects)
  const isMatch = compare()
  const counted = isMatch ? [] : await countFailure(context, subjects)
  return { isMatch, locked: counted.some((failedAt) => isLocked(failedAt, now)) }
}

/** Returns the instants of each subject's failures within the window. */
async function countFailure({ db, now }: TransactionContext, subjects: readonly string[]): Promise<readonly (readonly number[])[]> {
  const rows = await db.select().from(identityFailures).where(inArray(identityFailures.subject, subjects))
  return Promise.all(
    rows.map(async ({ subject, failedAt: before }) => {
      const failedAt = addFailure(before, now)
      await db.update(identityFailures).set({ failedAt, checkedAt: now }).where(eq(identityFailures.subject, subject))
      return failedAt
    }),
  )
}
