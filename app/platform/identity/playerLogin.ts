import type { BackendResponse } from '@casino/features/api/contract'
import type { identityCalls } from '@casino/features/identity/calls'
import { eq } from 'drizzle-orm'
import { players } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import type { PlatformKeys } from '../keys.ts'
import { accountClosedError, closedUntilOf } from '../limits/closeAccount.ts'
import { areLimitsMissing } from '../limits/model.ts'
import { readLimits } from '../limits/store.ts'
import type { TransactionContext } from '../platform.ts'
import { sessionDeviceOf } from '../sessions/device.ts'
import { openSession, readLatestDevice } from '../sessions/store.ts'
import { assertEligibleForAccount, type IdentityTransaction, updateIdentityTransaction } from './identityTransactions.ts'
import type { IdentityPerson } from './persons.ts'

interface PlayerLogin {
  transaction: IdentityTransaction
  /** The identity has been confirmed. */
  person: IdentityPerson
  visitor: Parameters<typeof sessionDeviceOf>[0]
}

/**
 * Opens the session of a person, and uses the transaction up: every way of logging in ends here. Throws ERR_EXCLUDED, ERR_UNDER_AGE,
 * ERR_AGE_RANGE, ERR_NO_ACCOUNT, also a year after the player has closed it, ERR_ACCOUNT_LOCKED, ERR_ACCOUNT_CLOSED.
 */
export async function logPlayerIn(
  context: TransactionContext,
  keys: Pick<PlatformKeys, 'keyedHash'>,
  { transaction, person, visitor }: PlayerLogin,
): Promise<BackendResponse<typeof identityCalls.openSession>> {
  await assertEligibleForAccount(context, person)
  const [player] = await context.db.select().from(players).where(eq(players.pid, person.pid))
  if (!player) throw new PlatformError('ERR_NO_ACCOUNT')
  const closedUntil = closedUntilOf(player, context.now)
  if (closedUntil !== null) throw accountClosedError(closedUntil)
  if (player.status === 'closed') throw new PlatformError('ERR_NO_ACCOUNT', { message: 'closed more than a year ago' })
  if (player.status === 'locked') throw new PlatformError('ERR_ACCOUNT_LOCKED', { message: 'the account is locked' })
  await updateIdentityTransaction(context, transaction.id, { state: 'used' })
  const previous = await readLatestDevice(context, player.id)
  const sessionId = await openSession(context, player.id, {
    siteOrigin: new URL(transaction.redirectUrl).origin,
    device: sessionDeviceOf(visitor, keys),
  })
  return {
    sessionId,
    userId: player.id,
    lastLogin: player.lastLoginAt,
    lastLoginIP: previous?.address ?? null,
    userNickname: player.firstName,
    incompleteUser: areLimitsMissing(await readLimits(context, player.id)),
    isVerified: true,
    playerType: player.playerType,
  }
}
