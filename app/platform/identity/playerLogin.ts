import type { BackendResponse } from '@casino/features/api/contract'
import type { ErrorCode } from '@casino/features/api/errors'
import type { identityCalls } from '@casino/features/identity/calls'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import type { PlatformKeys } from '../core/keys.ts'
import type { TransactionContext } from '../core/platform.ts'
import { players, type SessionDevice } from '../db/schema.ts'
import { areLimitsMissing } from '../limits/model.ts'
import { readLimits } from '../limits/store.ts'
import { accountClosedError, closedUntilOf } from '../pauses/closeAccount.ts'
import { sessionDeviceOf } from '../players/device.ts'
import { assertAccountNotLocked, lockPlayer } from '../players/eligibility.ts'
import { recordPlayerEvent } from '../players/playerEvents.ts'
import { isSelfExcluded } from '../players/selfExclusion.ts'
import { openSession, readLatestDevice } from '../players/sessionStore.ts'
import { assertAge, type IdentityTransaction, updateIdentityTransaction } from './identityTransactions.ts'
import type { IdentityPerson } from './persons.ts'

type Hash = Pick<PlatformKeys, 'keyedHash'>
type OpenedSession = BackendResponse<typeof identityCalls.openSession> & { userId: string }

interface PlayerLogin {
  transaction: IdentityTransaction
  /** The identity has been confirmed. */
  person: IdentityPerson
  visitor: Parameters<typeof sessionDeviceOf>[0]
}

/** Opens the session of a person, like `openPlayerSession`, and records who was refused: a refusal commits, so that its record stays. */
export async function logPlayerIn(context: TransactionContext, keys: Hash, login: PlayerLogin): Promise<OpenedSession> {
  try {
    return await openPlayerSession(context, keys, login)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    await recordLoginFailure(context, login.person, { code: error.code, device: sessionDeviceOf(login.visitor, keys) })
    throw new PlatformError(error.code, { ...error.details, commit: true })
  }
}

/** Records a refused login with its error code, for the person's account or without one. */
export async function recordLoginFailure(
  context: TransactionContext,
  { pid }: Pick<IdentityPerson, 'pid'>,
  { code, device }: { code: ErrorCode; device: Partial<SessionDevice> | null },
): Promise<void> {
  const [account] = await context.db.select({ id: players.id }).from(players).where(eq(players.pid, pid))
  await recordPlayerEvent(context, account ?? null, { kind: 'login_failed', subject: code, device })
}

/**
 * Opens the session of a person, and uses the transaction up: every way of logging in ends here. A player in ROFUS gets one for withdrawing
 * only (`withdrawalScope.ts`). Throws ERR_EXCLUDED for a person in ROFUS without an account, ERR_UNDER_AGE, ERR_AGE_RANGE, ERR_NO_ACCOUNT,
 * also a year after the player has closed it, ERR_ACCOUNT_LOCKED, ERR_ACCOUNT_CLOSED.
 */
async function openPlayerSession(
  context: TransactionContext,
  keys: Hash,
  { transaction, person, visitor }: PlayerLogin,
): Promise<OpenedSession> {
  const excluded = await isSelfExcluded(context, person.pid)
  const [account] = await context.db.select({ id: players.id }).from(players).where(eq(players.pid, person.pid))
  // locked: closing the account ends the sessions that there are
  const player = account && (await lockPlayer(context, account.id))
  if (excluded && !player) throw new PlatformError('ERR_EXCLUDED')
  // a player in ROFUS may log in to withdraw, even if the minimum age has been raised since
  if (!excluded) assertAge(person.dateOfBirth, context.now, context.settings)
  if (!player) throw new PlatformError('ERR_NO_ACCOUNT')
  const closedUntil = closedUntilOf(player, context.now)
  if (closedUntil !== null) throw accountClosedError(closedUntil)
  if (player.status === 'closed') throw new PlatformError('ERR_NO_ACCOUNT', { message: 'closed more than a year ago' })
  assertAccountNotLocked(player)
  await updateIdentityTransaction(context, transaction.id, { state: 'used' })
  const previous = await readLatestDevice(context, player.id)
  const sessionId = await openSession(context, player.id, {
    siteOrigin: new URL(transaction.redirectUrl).origin,
    device: sessionDeviceOf(visitor, keys),
    scope: excluded ? 'withdrawal' : 'full',
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
    ...(excluded && { withdrawalOnly: true }),
  }
}
