import { minuteMs, secondMs } from '@casino/features/format/duration'
import { type Platform, roundAttempts } from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import { and, eq, gt, lte, or, sql } from 'drizzle-orm'

type GapPlatform = Pick<Platform, 'transaction' | 'settings' | 'clock'>

/**
 * The minimum gap between attempts to play a round. A refused attempt starts it too, so that refusals are no way to try faster; an attempt that was not
 * decided, because the connection or the platform failed, may be repeated at once.
 */
export interface RoundGap {
  /** Starts the gap with an attempt. Throws ERR_SPIN_TOO_SOON within the gap of another one. */
  start(roundId: string): Promise<void>
  /** Notes that the round was refused: repeating it is another attempt. */
  refuse(roundId: string): Promise<void>
  /** Milliseconds until the next attempt. */
  remainingMs(): Promise<number>
}

/** The last attempt. `roundId` is null once it was refused. `at`: UTC ms. */
interface Attempt {
  at: number
  roundId: string | null
}

/** The clocks of platforms differ by less. An attempt that is further ahead is from before a clock was set back. */
const maxClockDifferenceMs = minuteMs

/** The minimum gap, ms. */
export const gapMsOf = ({ settings }: Pick<Platform, 'settings'>): number => settings.spinGapSeconds * secondMs
const tooSoonError = (waitMs: number): PlatformError => new PlatformError('ERR_SPIN_TOO_SOON', { data: { waitMs } })

/** The gap of a player, in all frames and on all platforms of the database: attempts are made one after the other, by the lock of their row. */
export function createPlayerGap(platform: GapPlatform, playerId: string): RoundGap {
  const own = eq(roundAttempts.playerId, playerId)

  const remainingMs = (): Promise<number> => {
    const gapMs = gapMsOf(platform)
    return platform.transaction(async ({ db, now }) => {
      const [last] = await db.select({ at: roundAttempts.attemptedAt }).from(roundAttempts).where(own)
      if (!last || last.at <= now + maxClockDifferenceMs) return last ? Math.max(0, last.at + gapMs - now) : 0
      // The clock was set back since. The gap restarts, so that the player waits once.
      await db
        .update(roundAttempts)
        .set({ attemptedAt: now })
        .where(and(own, gt(roundAttempts.attemptedAt, now + maxClockDifferenceMs)))
      return gapMs
    })
  }

  return {
    async start(roundId) {
      const started = await platform.transaction(({ db, now }) =>
        db
          .insert(roundAttempts)
          .values({ playerId, attemptedAt: now, roundId })
          .onConflictDoUpdate({
            target: roundAttempts.playerId,
            // never back: the clocks of several platforms differ
            set: { attemptedAt: sql`greatest(${roundAttempts.attemptedAt}, excluded.attempted_at)`, roundId },
            setWhere: or(lte(roundAttempts.attemptedAt, now - gapMsOf(platform)), eq(roundAttempts.roundId, roundId)),
          })
          .returning({ playerId: roundAttempts.playerId }),
      )
      if (started.length === 0) throw tooSoonError(await remainingMs())
    },
    async refuse(roundId) {
      await platform.transaction(({ db }) =>
        db
          .update(roundAttempts)
          .set({ roundId: null })
          .where(and(own, eq(roundAttempts.roundId, roundId))),
      )
    },
    remainingMs,
  }
}

/** The gap of a frame in free play, in memory like the frame. */
export function createFreeGap(platform: Pick<Platform, 'settings' | 'clock'>): RoundGap {
  let last: Attempt | null = null

  const remainingMs = async (): Promise<number> => {
    const now = platform.clock.now()
    if (!last) return 0
    last = { ...last, at: Math.min(last.at, now) } // The clock was set back since. The gap restarts.
    return Math.max(0, last.at + gapMsOf(platform) - now)
  }

  return {
    async start(roundId) {
      const waitMs = await remainingMs()
      if (waitMs > 0 && last?.roundId !== roundId) throw tooSoonError(waitMs)
      last = { at: platform.clock.now(), roundId }
    },
    async refuse(roundId) {
      if (last?.roundId === roundId) last = { ...last, roundId: null }
    },
    remainingMs,
  }
}
