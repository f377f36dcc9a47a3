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

const gapMsOf = ({ settings }: Pick<Platform, 'settings'>): number => settings.spinGapSeconds * secondMs
const tooSoon = (waitMs: number): PlatformError => new PlatformError('ERR_SPIN_TOO_SOON', { data: { waitMs } })

/** The gap of a player, in all frames and on all platforms of the database: attempts are made one after the other, by the lock of their row. */
export class PlayerGap implements RoundGap {
  constructor(
    private readonly platform: GapPlatform,
    private readonly playerId: string,
  ) {}

  async start(roundId: string): Promise<void> {
    const { playerId } = this
    const started = await this.platform.transaction(({ db, now }) =>
      db
        .insert(roundAttempts)
        .values({ playerId, attemptedAt: now, roundId })
        .onConflictDoUpdate({
          target: roundAttempts.playerId,
          // never back: the clocks of several platforms differ
          set: { attemptedAt: sql`greatest(${roundAttempts.attemptedAt}, excluded.attempted_at)`, roundId },
          setWhere: or(lte(roundAttempts.attemptedAt, now - gapMsOf(this.platform)), eq(roundAttempts.roundId, roundId)),
        })
        .returning({ playerId: roundAttempts.playerId }),
    )
    if (started.length === 0) throw tooSoon(await this.remainingMs())
  }

  async refuse(roundId: string): Promise<void> {
    await this.platform.transaction(({ db }) =>
      db
        .update(roundAttempts)
        .set({ roundId: null })
        .where(and(eq(roundAttempts.playerId, this.playerId), eq(roundAttempts.roundId, roundId))),
    )
  }

  remainingMs(): Promise<number> {
    const own = eq(roundAttempts.playerId, this.playerId)
    const gapMs = gapMsOf(this.platform)
    return this.platform.transaction(async ({ db, now }) => {
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
}

/** The gap of a frame in free play, in memory like the frame. */
export class FreeGap implements RoundGap {
  #last: Attempt | null = null

  constructor(private readonly platform: Pick<Platform, 'settings' | 'clock'>) {}

  async start(roundId: string): Promise<void> {
    const waitMs = await this.remainingMs()
    if (waitMs > 0 && this.#last?.roundId !== roundId) throw tooSoon(waitMs)
    this.#last = { at: this.platform.clock.now(), roundId }
  }

  async refuse(roundId: string): Promise<void> {
    if (this.#last?.roundId === roundId) this.#last = { ...this.#last, roundId: null }
  }

  async remainingMs(): Promise<number> {
    const now = this.platform.clock.now()
    if (!this.#last) return 0
    this.#last = { ...this.#last, at: Math.min(this.#last.at, now) } // The clock was set back since. The gap restarts.
    return Math.max(0, this.#last.at + gapMsOf(this.platform) - now)
  }
}
