import { profileCalls } from '@casino/features/profile/calls'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { sessions } from '../db/schema.ts'
import { bindHandlers } from '../handlers.ts'
import type { PlatformModuleFactory } from '../platformModule.ts'
import { isSessionActive } from '../sessions/store.ts'

/** Logins that the profile lists. */
const listedLogins = 10

/** The player's own account data. */
export const profileModule: PlatformModuleFactory = () => ({
  name: 'profile',
  calls: bindHandlers('profile', profileCalls, {
    logins: async ({ player, ...context }) => {
      const rows = await context.db
        .select()
        .from(sessions)
        .where(eq(sessions.playerId, player.id))
        .orderBy(desc(sessions.createdAt), desc(sessions.id))
        .limit(listedLogins)
      const [own] = await context.db.select().from(sessions).where(eq(sessions.id, player.sessionHash))
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
            sameAddress: row.device.addressHash === own?.device?.addressHash,
          },
        })),
      }
    },

    endOtherSessions: async ({ player, ...context }) => {
      const ended = await context.db
        .update(sessions)
        .set({ endedAt: context.now })
        .where(and(eq(sessions.playerId, player.id), ne(sessions.id, player.sessionHash), isNull(sessions.endedAt)))
        .returning()
      return { ended: ended.filter((row) => isSessionActive({ ...row, endedAt: null }, context)).length }
    },
  }),
})
