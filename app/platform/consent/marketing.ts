import { eq } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { players } from '../db/schema.ts'
import { assertUnrestricted, lockPlayer } from '../players/eligibility.ts'
import { logConsent } from './consentLog.ts'

/** The channels of marketing. */
export interface MarketingChannels {
  email: boolean
  sms: boolean
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
 * Changes the channels and logs each choice, even one without a change: it is a statement of the player. Switching on throws as
 * `assertUnrestricted`; switching off is always possible, even while another channel stays on.
 */
export async function changeMarketingChannels(context: TransactionContext, { playerId, channels, source, details = {} }: ChannelChange) {
  const player = await lockPlayer(context, playerId)
  if ((channels.email && !player.emailNotify) || (channels.sms && !player.smsNotify)) await assertUnrestricted(context, player)
  const email = channels.email ?? player.emailNotify
  const sms = channels.sms ?? player.smsNotify
  const marketingDate = email || sms ? (player.marketingDate ?? context.now) : null
  await context.db
    .update(players)
    // Text messages accepted again are for all brands.
    .set({ emailNotify: email, smsNotify: sms, marketingDate, ...(channels.sms && { stoppedBrands: [] }) })
    .where(eq(players.id, playerId))
  const changed = (['email', 'sms'] as const).filter((channel) => channels[channel] !== undefined)
  await logConsent(
    context,
    changed.map((channel) => ({ subject: channel, granted: channels[channel] === true, source, playerId, details })),
  )
}
