import { eq } from 'drizzle-orm'
import { players } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import { isSelfExcluded } from '../identity/selfExclusion.ts'
import { activePauseEnd, lockPlayer, type PlayerRow } from '../money/playerEligibility.ts'
import type { TransactionContext } from '../platform.ts'
import { logConsent } from './consentLog.ts'

/** The channels of marketing. */
export interface MarketingChannels {
  email: boolean
  sms: boolean
}

/**
 * Checks that a player may be sent marketing. Throws ERR_ACCOUNT_LOCKED, ERR_PAUSED, ERR_EXCLUDED. RULES, *Player protection*: none for
 * paused and excluded players.
 */
export async function assertMarketingAllowed(context: TransactionContext, player: PlayerRow): Promise<void> {
  if (player.status === 'locked') throw new PlatformError('ERR_ACCOUNT_LOCKED', { message: 'the account is locked' })
  if (player.status === 'closed' || activePauseEnd(player, context.now) !== null) throw new PlatformError('ERR_PAUSED')
  if (await isSelfExcluded(context, player.pid)) throw new PlatformError('ERR_EXCLUDED')
}

interface ChannelChange {
  playerId: string
  /** Channels to change; an absent one stays. */
  channels: Partial<MarketingChannels>
  source: 'account' | 'unsubscribeLink'
  /** For the log only. */
  details?: Readonly<Record<string, string>>
}

/**
 * Changes the channels and logs each choice, also one that changes nothing: it is a statement of the player. Switching one on throws as
 * `assertMarketingAllowed`; switching off is always possible, also beside a channel that stays on.
 */
export async function changeMarketingChannels(context: TransactionContext, { playerId, channels, source, details = {} }: ChannelChange) {
  const player = await lockPlayer(context, playerId)
  if ((channels.email && !player.emailNotify) || (channels.sms && !player.smsNotify)) await assertMarketingAllowed(context, player)
  const email = channels.email ?? player.emailNotify
  const sms = channels.sms ?? player.smsNotify
  const marketingDate = email || sms ? (player.marketingDate ?? context.now) : null
  await context.db
    .update(players)
    // text messages accepted anew are those of all brands
    .set({ emailNotify: email, smsNotify: sms, marketingDate, ...(channels.sms && { stoppedBrands: [] }) })
    .where(eq(players.id, playerId))
  const changed = (['email', 'sms'] as const).filter((channel) => channels[channel] !== undefined)
  await logConsent(
    context,
    changed.map((channel) => ({ subject: channel, granted: channels[channel] === true, source, playerId, details })),
  )
}
