import { z } from 'zod'
import { backendCall, siteCall } from '../api/contract.ts'
import { bonusRefusals } from '../api/entities/bonusRefusal.ts'
import { offeredBonusSchema } from '../api/entities/offeredBonus.ts'
import { acknowledgedSchema, bonusCodeSchema, instantSchema, nullableInstantSchema, oreSchema, pathIdSchema } from '../api/scalars.ts'

const withSession = { body: z.object({ sessionId: pathIdSchema }), injected: { 'body.sessionId': 'sessionId' } } as const

/** A bonus that was granted to the player. Amounts in øre, instants in UTC. */
const grantedBonusSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['active', 'completed', 'expired', 'cancelled']),
  /** Bonus money that it gave; 0 for free spins. */
  amount: oreSchema,
  spins: z.number().int(),
  spinsLeft: z.number().int(),
  spinValue: oreSchema,
  /** Stakes that make the bonus money the player's own: the same from the grant on, whatever is won. 0 without a requirement. */
  requirement: oreSchema,
  /** The part of the requirement that is played. */
  progress: oreSchema,
  /** Greatest stake while it is active. */
  maxBet: oreSchema,
  /** Bonus money of an active bonus, or what an ended one left: the player's own once completed, lost once expired or cancelled. */
  money: oreSchema,
  grantedAt: instantSchema,
  expiresAt: instantSchema,
  /** Null while it is active. */
  endedAt: nullableInstantSchema,
  /** Empty for a bonus that is no longer configured, or that was granted under other terms. */
  essentialTerms: z.string(),
})
export type AccountBonus = z.output<typeof grantedBonusSchema>

/** The player's bonuses. */
const playerBonusesSchema = z.object({
  /** A bonus that the player has chosen and that the next deposit grants. */
  chosen: offeredBonusSchema.nullable(),
  /** Those granted, newest first; at most one is active. */
  bonuses: z.array(grantedBonusSchema),
})
export type PlayerBonuses = z.output<typeof playerBonusesSchema>

/** Calls of the bonuses feature. */
export const bonusesCalls = {
  list: siteCall('bonuses.list', {
    access: 'player',
    ...withSession,
    response: playerBonusesSchema,
    withoutCall: { chosen: null, bonuses: [] },
  }),
  /** The bonus of a code with its terms, before the player takes it. Fails with ERR_BONUS_CODE. */
  offer: siteCall('bonuses.offer', {
    access: 'player',
    rateLimit: 'bonusCode',
    ...withSession,
    body: withSession.body.extend({ code: bonusCodeSchema }),
    response: z.object({ offer: offeredBonusSchema, refusal: z.enum(bonusRefusals).nullable() }),
  }),
  /**
   * Gives the player the bonus of a code: at once, or with the next deposit. The site server sends it too, for the bonus chosen at
   * registration. Fails with ERR_BONUS_CODE and `bonusRefusal`, ERR_PAUSED, ERR_EXCLUDED, ERR_ACCOUNT_LOCKED.
   */
  addUserToBonus: backendCall('POST /api/Bonuses/AddUserToBonusCodeV2', {
    access: 'player',
    rateLimit: 'bonusCode',
    query: z.object({ bonusCode: bonusCodeSchema, sessionId: z.string() }),
    injected: { 'query.sessionId': 'sessionId' },
    response: acknowledgedSchema,
    codeOfRefusal: () => 'ERR_BONUS_CODE',
    errorData: z.object({ bonusRefusal: z.enum(bonusRefusals) }).partial(),
  }),
  /** Cancels an active bonus and its bonus money. A bonus that has ended is unchanged. Fails with ERR_NOT_FOUND. */
  cancelBonus: siteCall('bonuses.cancelBonus', {
    access: 'player',
    ...withSession,
    body: withSession.body.extend({ bonusId: pathIdSchema }),
    response: playerBonusesSchema,
  }),
  /** Gives up the chosen bonus before a deposit has granted it. */
  cancelChoice: siteCall('bonuses.cancelChoice', { access: 'player', ...withSession, response: playerBonusesSchema }),
}
