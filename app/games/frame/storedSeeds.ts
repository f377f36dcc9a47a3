import { type Platform, playerFrames, type TransactionContext } from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import { eq, sql } from 'drizzle-orm'
import { frameClosedError } from './frameClosedError.ts'
import { assertCommitment, commitmentOf, type FrameSeeds } from './roundSeeds.ts'

/**
 * The seeds of a player's frame, in the database: the rules of `RoundSeeds`, over all platforms. The last round's seed is repeated after the
 * round has been decided too, when it is known: the wallet answers with the booked round then, and refuses another bet under its id.
 */
export class StoredSeeds implements FrameSeeds {
  constructor(
    private readonly platform: Pick<Platform, 'transaction'>,
    private readonly tokenHash: string,
    private readonly newSeed: () => string,
  ) {}

  get commitment(): Promise<string> {
    return this.platform.transaction(async (context) => commitmentOf((await this.#hold(context)).seed))
  }

  async drawFor<T>(bet: { roundId: string; commitment?: string | undefined }, play: (seed: string) => Promise<T> | T): Promise<T> {
    const { roundId } = bet
    const { seed, following, repeated } = await this.platform.transaction(async (context) => {
      const held = await this.#hold(context)
      const repeated = held.roundId === roundId && held.roundSeed !== null
      const seed = repeated && held.roundSeed !== null ? held.roundSeed : held.seed
      assertCommitment(bet, seed)
      const following = repeated ? held.seed : this.newSeed()
      await this.#store(context, { seed: following, roundId, roundSeed: seed })
      return { seed, following, repeated }
    })
    try {
      return await play(seed)
    } catch (error) {
      if (error instanceof PlatformError && !repeated)
        await this.platform.transaction(async (context) => {
          const held = await this.#hold(context)
          if (held.seed === following) await this.#store(context, { seed, roundId: null, roundSeed: null })
        })
      throw error
    }
  }

  /** Locks the frame's row until the transaction ends. Throws ERR_UNAUTHENTICATED with `frameClosed` when the frame was closed. */
  async #hold({ db }: TransactionContext): Promise<{ seed: string; roundId: string | null; roundSeed: string | null }> {
    const [held] = await db
      .update(playerFrames)
      .set({ seed: sql`coalesce(${playerFrames.seed}, ${this.newSeed()})` })
      .where(eq(playerFrames.tokenHash, this.tokenHash))
      .returning({ seed: playerFrames.seed, roundId: playerFrames.roundId, roundSeed: playerFrames.roundSeed })
    if (!held?.seed) throw frameClosedError()
    return { ...held, seed: held.seed }
  }

  async #store({ db }: TransactionContext, values: { seed: string; roundId: string | null; roundSeed: string | null }): Promise<void> {
    await db.update(playerFrames).set(values).where(eq(playerFrames.tokenHash, this.tokenHash))
  }
}
