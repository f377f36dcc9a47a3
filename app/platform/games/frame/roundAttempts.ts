import { isDeepStrictEqual } from 'node:util'
import { PlatformError } from '../../errors.ts'
import type { PlayedResponse, RoundRequest } from './frameApi.ts'

/** Responses kept for retries after a lost connection. */
const maxCachedResponses = 20

/** What a round id stands for. */
type Bet = Omit<RoundRequest, 'frame'> & { gameId: string }

/**
 * The attempts of one player, or of one frame in free play, to play a round. Each starts the minimum gap, a refused one too, so that refusals are
 * no way to try faster.
 */
export class RoundAttempts {
  /** By round id, oldest first; includes the round in progress. */
  readonly #responses = new Map<string, { bet: Bet; response: Promise<PlayedResponse> }>()
  /** Start of the last attempt, UTC ms. */
  #lastAt: number | null = null
  /** Round whose last attempt failed without a decision: it may or may not be booked, and is repeated without a gap. */
  #undecided: string | null = null

  /** Milliseconds until the next round may start. */
  remainingGapMs(gapMs: number, now: number): number {
    return this.#lastAt === null ? 0 : Math.max(0, this.#lastAt + gapMs - now)
  }

  /**
   * Plays a round once: a retry with the same id, even while it is in progress, gets the response of the first request. Throws ERR_SPIN_TOO_SOON
   * within the gap, ERR_VALIDATION when the id belongs to another bet. A failed attempt is forgotten except for its gap.
   */
  async playOnce(bet: Bet, { gapMs, now }: { gapMs: number; now: number }, play: () => Promise<PlayedResponse>): Promise<PlayedResponse> {
    const { roundId } = bet
    const known = this.#responses.get(roundId)
    if (known) {
      if (isDeepStrictEqual(known.bet, bet)) return known.response
      throw new PlatformError('ERR_VALIDATION', { message: 'the round id belongs to another bet' })
    }
    const waitMs = this.remainingGapMs(gapMs, now)
    if (waitMs > 0 && this.#undecided !== roundId) throw new PlatformError('ERR_SPIN_TOO_SOON', { data: { waitMs } })
    this.#lastAt = now
    this.#undecided = null
    const response = play()
    this.#responses.set(roundId, { bet, response })
    const [oldest] = this.#responses.keys()
    if (this.#responses.size > maxCachedResponses && oldest !== undefined) this.#responses.delete(oldest)
    try {
      return await response
    } catch (error) {
      this.#responses.delete(roundId)
      if (!(error instanceof PlatformError)) this.#undecided = roundId
      throw error
    }
  }
}
