import { type Platform, playerFrames, type TransactionContext } from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import { eq, sql } from 'drizzle-orm'
import { frameClosedError } from './frameClosedError.ts'
import { assertCommitment, commitmentOf, type FrameSeeds } from './roundSeeds.ts'

interface HeldSeeds {
  seed: string
  /** The last round and its seed. */
  roundId: string | null
  roundSeed: string | null
}

/**
 * The seeds of a player's frame, in the database: the rules of `createRoundSeeds`, over all platforms. The last round's seed is repeated after the
 * round has been decided too, when it is known: the wallet answers with the booked round then, and refuses another bet under its id.
 */
export function createStoredSeeds(platform: Pick<Platform, 'transaction'>, tokenHash: string, newSeed: () => string): FrameSeeds {
  const ofFrame = eq(playerFrames.tokenHash, tokenHash)

  /** Locks the frame's row until the transaction ends. Throws ERR_UNAUTHENTICATED with `frameClosed` when the frame was closed. */
  async function hold({ db }: TransactionContext): Promise<HeldSeeds> {
    const [held] = await db
      .update(playerFrames)
      .set({ seed: sql`coalesce(${playerFrames.seed}, ${newSeed()})` })
      .where(ofFrame)
      .returning({ seed: playerFrames.seed, roundId: playerFrames.roundId, roundSeed: playerFrames.roundSeed })
    if (!held?.seed) throw frameClosedError()
    return { ...held, seed: held.seed }
  }

  async function store({ db }: TransactionContext, seeds: HeldSeeds): Promise<void> {
    await db.update(playerFrames).set(seeds).where(ofFrame)
  }

  return {
    get commitment() {
      return platform.transaction(async (context) => commitmentOf((await hold(context)).seed))
    },
    async drawFor(bet, play) {
      const { roundId } = bet
      const { seed, following, repeated } = await platform.transaction(async (context) => {
        const held = await hold(context)
        const repeated = held.roundId === roundId && held.roundSeed !== null
        const seed = repeated && held.roundSeed !== null ? held.roundSeed : held.seed
        assertCommitment(bet, seed)
        const following = repeated ? held.seed : newSeed()
        await store(context, { seed: following, roundId, roundSeed: seed })
        return { seed, following, repeated }
      })
      try {
        return await play(seed)
      } catch (error) {
        if (error instanceof PlatformError && !repeated)
          await platform.transaction(async (context) => {
            const held = await hold(context)
            if (held.seed === following) await store(context, { seed, roundId: null, roundSeed: null })
          })
        throw error
      }
    },
  }
}
