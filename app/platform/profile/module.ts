import { profileCalls } from '@casino/features/profile/calls'
import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { bindHandlers } from '../core/handlers.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { sessions } from '../db/schema.ts'
import { readPageTexts } from '../pages/pageTexts.ts'
import { lockPlayer } from '../players/eligibility.ts'
import { activeSessions, isSessionActive } from '../players/sessionStore.ts'
import { createContactCalls } from './contact.ts'

const { logins, endOtherSessions } = profileCalls

/** Logins that the profile lists at least: those that are active are listed all. */
const listedLogins = 10

/** The player's own account data. */
export const profileModule: PlatformModuleFactory = (platform) => ({
  name: 'profile',
  calls: [
    ...createContactCalls(platform, readPageTexts()),
    ...bindHandlers(
      'profile',
      { logins, endOtherSessions },
      {
        logins: async ({ player, ...context }) => {
          const own = eq(sessions.playerId, player.id)
          const newestFirst = [desc(sessions.createdAt), desc(sessions.id)]
          const latest = context.db
            .select({ id: sessions.id })
            .from(sessions)
            .where(own)
            .orderBy(...newestFirst)
            .limit(listedLogins)
          const rows = await context.db
            .select()
            .from(sessions)
            .where(and(own, or(activeSessions(context), inArray(sessions.id, latest))))
            .orderBy(...newestFirst)
          const [current] = await context.db.select().from(sessions).where(eq(sessions.id, player.sessionHash))
          return {
            logins: rows.map((row) => ({
              id: row.id.slice(0, 16),
              startedAt: row.createdAt,
              lastSeenAt: row.lastSeenAt,
              current: row.id === player.sessionHash,
              active: isSessionActive(row, context),
              device: row.device && {
                type: row.device.type,
                browser: row.device.browser,
                address: row.device.address,
                sameAddress: row.device.addressHash === current?.device?.addressHash,
              },
            })),
          }
        },

        endOtherSessions: async ({ player, ...context }) => {
          await lockPlayer(context, player.id)
          const ended = await context.db
            .update(sessions)
            .set({ endedAt: context.now })
            .where(and(eq(sessions.playerId, player.id), ne(sessions.id, player.sessionHash), isNull(sessions.endedAt)))
            .returning()
          return { ended: ended.filter((row) => isSessionActive({ ...row, endedAt: null }, context)).length }
        },
      },
    ),
  ],
})
