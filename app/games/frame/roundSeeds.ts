import { createHash } from 'node:crypto'
import { PlatformError } from '@casino/shared/platformError'

/** SHA-256 of a seed as hexadecimal digits: what the player is shown before the bet, and can compute from the revealed seed. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')

/** The randomness of a round: what the platform chose and committed to, and what the player's browser contributed. */
export interface RoundSeed {
  seed: string
  /** Null for rounds without a commitment (older ones). */
  commitment: string | null
  /** Null for rounds to which no player contributes. */
  clientSeed: string | null
}

/** What the player can check a round with. */
export interface RoundProof {
  commitment: string
  /** Null for rounds without a contribution. An empty text draws differently. */
  clientSeed: string | null
  /** Null until the round is settled. */
  seed: string | null
}

/** The proof of a round, which reveals its seed once it is settled; null without a commitment. */
export const proofOf = ({ seed, commitment, clientSeed }: RoundSeed, { settled }: { settled: boolean }): RoundProof | null =>
  commitment === null ? null : { commitment, clientSeed, seed: settled ? seed : null }

/** Throws ERR_VALIDATION for a bet placed on another commitment than the seed's. */
export function assertCommitment({ commitment }: { commitment?: string | undefined }, seed: string): void {
  if (commitment !== undefined && commitment !== commitmentOf(seed))
    throw new PlatformError('ERR_VALIDATION', { message: 'the bet was placed on another commitment' })
}

/** The seeds of a frame's rounds, in memory or in the database. Each is committed to before the bet that it decides, and serves one round. */
export interface FrameSeeds {
  /** Commitment to the seed of the next round. */
  commitment: string | Promise<string>
  /**
   * Plays a round on the next seed. `commitment`: what the player was shown; any other is refused with ERR_VALIDATION. The seed is used up
   * unless the round is refused, because then nothing was drawn from it.
   */
  drawFor<T>(bet: { roundId: string; commitment?: string | undefined }, play: (seed: string) => Promise<T> | T): Promise<T>
}

/** Seeds in memory, for free play. */
export interface RoundSeeds extends FrameSeeds {
  commitment: string
}

export function createRoundSeeds(newSeed: () => string): RoundSeeds {
  let next = newSeed()
  /** Round whose attempt failed without a decision: it may be booked with this seed, which therefore serves no other. */
  let undecided: { roundId: string; seed: string } | null = null
  return {
    get commitment() {
      return commitmentOf(next)
    },
    async drawFor(bet, play) {
      const repeated = undecided?.roundId === bet.roundId ? undecided.seed : null
      const seed = repeated ?? next
      assertCommitment(bet, seed)
      const following = repeated === null ? newSeed() : next
      next = following
      undecided = null
      try {
        return await play(seed)
      } catch (error) {
        if (!(error instanceof PlatformError)) undecided = { roundId: bet.roundId, seed }
        else if (repeated !== null) undecided = { roundId: bet.roundId, seed }
        else if (next === following) next = seed
        throw error
      }
    },
  }
}
