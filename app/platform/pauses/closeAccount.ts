import { PlatformError } from '@casino/shared/platformError'
import { and, eq, isNull } from 'drizzle-orm'
import { changeMarketingChannels } from '../consent/marketing.ts'
import type { TransactionContext } from '../core/platform.ts'
import { depositLimits, players, playLimits, sessions } from '../db/schema.ts'
import { cancelActiveBonus, type WithdrawalRow, withdrawAll } from '../money/index.ts'
import { type PlayerChange, updateUniqueEmail } from '../players/account.ts'
import { assertAccountNotLocked, lockPlayer, type PlayerRow } from '../players/eligibility.ts'
import { type EventPlayer, recordPlayerEvent } from '../players/playerEvents.ts'

/** RULES, *Player protection*: no reopening for a year, which has a day more over a leap day. UTC ms. */
function yearAfter(ms: number): number {
  const date = new Date(ms)
  return date.setUTCFullYear(date.getUTCFullYear() + 1)
}

/** What closing an account did. `closedUntil`: UTC ms; `payout`: null for an account without money. */
interface ClosedAccount {
  closedUntil: number
  payout: WithdrawalRow | null
}

/**
 * Closes the player's account, in one transaction: the active bonus is cancelled, the whole balance is withdrawn, marketing stops, and every
 * session ends. Throws ERR_ACCOUNT_LOCKED.
 */
export async function closeAccount(context: TransactionContext, by: EventPlayer): Promise<ClosedAccount> {
  const { db, now } = context
  const playerId = by.id
  const player = await lockPlayer(context, playerId)
  assertAccountNotLocked(player)
  const closedUntil = Math.max(player.pausedUntil ?? 0, yearAfter(now))
  await cancelActiveBonus(context, playerId)
  const payout = await withdrawAll(context, playerId)
  await changeMarketingChannels(context, { playerId, channels: { email: false, sms: false }, source: 'account' })
  await db.update(players).set({ status: 'closed', pausedUntil: closedUntil }).where(eq(players.id, playerId))
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.playerId, playerId), isNull(sessions.endedAt)))
  await recordPlayerEvent(context, by, { kind: 'closing', after: { value: closedUntil } })
  return { closedUntil, payout }
}

/** The end of the year for which the player has closed the account, UTC ms; null for an account that is open, or was closed earlier. */
export const closedUntilOf = ({ status, pausedUntil }: PlayerRow, now: number): number | null =>
  status === 'closed' && pausedUntil !== null && pausedUntil > now ? pausedUntil : null

/** The refusal of a login or a registration within that year. */
export const accountClosedError = (closedUntil: number) =>
  new PlatformError('ERR_ACCOUNT_CLOSED', { message: 'closed by the player', data: { closedUntil } })

/**
 * Opens an account again that was closed more than a year ago: with the data of the new registration, and without limits. Throws
 * ERR_EMAIL_TAKEN.
 */
export async function reopenAccount(context: TransactionContext, playerId: string, registered: PlayerChange): Promise<void> {
  const { db, now } = context
  const opened = { status: 'active', pausedUntil: null, registeredAt: now, stoppedBrands: [] } as const
  await updateUniqueEmail(context, playerId, { ...registered, ...opened })
  await db.delete(depositLimits).where(eq(depositLimits.playerId, playerId))
  await db.delete(playLimits).where(eq(playLimits.playerId, playerId))
  await recordPlayerEvent(context, { id: playerId }, { kind: 'reopening' })
}
