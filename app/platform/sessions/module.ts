import { sessionCalls } from '@casino/features/session/calls'
import type { AccountType } from '@casino/features/session/playerType'
import { PlatformError } from '@casino/shared/platformError'
import { and, desc, eq, lt } from 'drizzle-orm'
import { readChosenBonus } from '../bonuses/chosenBonus.ts'
import { bindHandlers } from '../core/handlers.ts'
import type { TransactionContext } from '../core/platform.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { players, sessions } from '../db/schema.ts'
import { readBalances, readFirstDeposit } from '../money/index.ts'
import { activePauseEnd } from '../players/eligibility.ts'
import { endSession, findActiveSession, sessionExpiryOf } from '../players/sessionStore.ts'
import { logSessionExpiry } from './expiryLog.ts'

/** The history module serves `betwinSummary`; the consent module serves the properties and the choice of offers. */
const { betwinSummary: _, setProperties: _1, getProperty: _2, updateNotify: _3, ...accountCalls } = sessionCalls

/** Profile, balances and session of the logged-in player. */
export const sessionsModule: PlatformModuleFactory = () => ({
  name: 'sessions',
  calls: bindHandlers('session', accountCalls, {
    logout: async ({ player, ...context }) => {
      if (player) await endSession(context, player.sessionHash)
      return {}
    },

    profile: async ({ player, ...context }) => {
      const { db, now } = context
      const [row] = await db.select().from(players).where(eq(players.id, player.id))
      if (!row) throw new PlatformError('ERR_ACCOUNT_UNKNOWN')
      const [previous] = await db
        .select({ at: sessions.createdAt })
        .from(sessions)
        .where(and(eq(sessions.playerId, player.id), lt(sessions.createdAt, player.loggedInAt)))
        .orderBy(desc(sessions.createdAt))
        .limit(1)
      return {
        userId: row.id,
        login: `${row.firstName} ${row.lastName}`,
        firstName: row.firstName,
        lastName: row.lastName,
        email: row.email,
        mobileNo: row.mobileNo,
        mobileCC: row.mobileCc,
        country: row.mobileCc === '299' ? 'GL' : 'DK',
        currency: 'DKK' as const,
        emailNotify: row.emailNotify,
        registered: row.registeredAt,
        playerType: row.playerType,
        lastLogin: previous?.at ?? null,
        loggedInAt: player.loggedInAt,
        pausedUntil: activePauseEnd(row, now),
        chosenBonusCode: (await readChosenBonus(context, row))?.bonusCode ?? '',
        ...(player.scope === 'withdrawal' && { withdrawalOnly: true }),
      }
    },

    summary: ({ player, ...context }) => readBalances(context, player.id),

    validate: async ({ player, ...context }) => {
      const session = await findActiveSession(context, player.sessionHash)
      if (!session) throw new PlatformError('ERR_UNAUTHENTICATED')
      return { userId: player.id, expiresAt: sessionExpiryOf(session, context) }
    },

    updateDepositor: async ({ player, ...context }) => {
      await storeAccountType(context, player.id, 'Depositor')
      return {}
    },

    updatePlayerType: async ({ player, query, ...context }) => {
      await storeAccountType(context, player.id, query.playerType)
      return {}
    },

    logExpiry: async ({ body, ...context }) => {
      await logSessionExpiry(context, { userId: body.userId, route: body.from_route, datetime: body.datetime })
      return {}
    },
  }),
})

/** Stores the type of an account. Throws ERR_FORBIDDEN for a type that contradicts the ledger. */
async function storeAccountType(context: TransactionContext, playerId: string, type: AccountType): Promise<void> {
  const hasDeposited = (await readFirstDeposit(context, playerId)) !== null
  if (hasDeposited !== (type === 'Depositor')) throw new PlatformError('ERR_FORBIDDEN', { message: 'the player type follows the ledger' })
  await context.db.update(players).set({ playerType: type }).where(eq(players.id, playerId))
}
