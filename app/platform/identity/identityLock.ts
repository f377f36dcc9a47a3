import timers from 'node:timers/promises'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { identityFailures } from '../db/schema.ts'
import { addFailure, delayOf, type FailureSubjects, isLocked } from './identityChecks.ts'

/** `commit`: the failure that locked is counted. */
export const loginLockedError = ({ commit = false } = {}) =>
  new PlatformError('ERR_LOGIN_LOCKED', { message: 'locked: too many failed identity checks', commit })

/** Throws ERR_LOGIN_LOCKED while a person has too many failures. */
export async function assertNotLocked(context: TransactionContext, { person }: FailureSubjects): Promise<void> {
  if (isLocked(await readFailures(context, person), context.now)) throw loginLockedError()
}

/**
 * Compares a national id and counts a failure; `locked`: it was the person's last one. Concurrent checks of a subject run one after the other,
 * so that none starts from a count that another is about to change. After the commit, the answer to a slowed address waits, whatever it is.
 * Throws ERR_LOGIN_LOCKED instead of comparing.
 */
export async function runIdentityCheck(
  context: TransactionContext,
  subjects: FailureSubjects,
  compare: () => boolean,
): Promise<{ isMatch: boolean; locked: boolean }> {
  const { db, now } = context
  const counted = [subjects.person, ...(subjects.address === null ? [] : [subjects.address])]
  for (const subject of counted) {
    await db
      .insert(identityFailures)
      .values({ subject, failedAt: [], checkedAt: now })
      .onConflictDoUpdate({ target: identityFailures.subject, set: { checkedAt: now } })
  }
  await assertNotLocked(context, subjects)
  const isMatch = compare()
  if (!isMatch) for (const subject of counted) await countFailure(context, subject)
  const delayMs = subjects.address === null ? 0 : delayOf(await readFailures(context, subjects.address), now)
  if (delayMs > 0) context.afterCommit(() => timers.setTimeout(delayMs))
  return { isMatch, locked: isLocked(await readFailures(context, subjects.person), now) }
}

async function countFailure(context: TransactionContext, subject: string): Promise<void> {
  const { db, now } = context
  const failedAt = addFailure(await readFailures(context, subject), now)
  await db.update(identityFailures).set({ failedAt, checkedAt: now }).where(eq(identityFailures.subject, subject))
}

/** Instants of a subject's failures, UTC ms. */
async function readFailures({ db }: TransactionContext, subject: string): Promise<readonly number[]> {
  const [row] = await db.select().from(identityFailures).where(eq(identityFailures.subject, subject))
  return row?.failedAt ?? []
}
