import { isDeepStrictEqual } from 'node:util'
import { PlatformError } from '@casino/shared/platformError'
import type { PlayedResponse, RoundRequest } from './frameApi.ts'
import type { RoundGap } from './roundGap.ts'

/** Responses kept for retries after a lost connection. */
const maxCachedResponses = 20

/** What a round id stands for. */
type Bet = Omit<RoundRequest, 'frame'> & { gameId: string }

/** The attempts of one player, or of one frame in free play, to play a round: the gap between them, and the responses on this platform. */
export class RoundAttempts {
  /** By round id, oldest first; includes the round in progress. */
  readonly #responses = new Map<string, { bet: Bet; response: Promise<PlayedResponse> }>()

  constructor(readonly gap: RoundGap) {}

  /**
   * Plays a round once: a retry with the same id, even while it is in progress, gets the response of the first request. Throws ERR_SPIN_TOO_SOON
   * within the gap, ERR_VALIDATION when the id belongs to another bet. A failed attempt is forgotten except for its gap.
   */
  async playOnce(bet: Bet, play: () => Promise<PlayedResponse>): Promise<PlayedResponse> {
    const { roundId } = bet
    const known = this.#responses.get(roundId)
    if (known) {
      if (isDeepStrictEqual(known.bet, bet)) return known.response
      throw new PlatformError('ERR_VALIDATION', { message: 'the round id belongs to another bet' })
    }
    const response = this.#attempt(roundId, play)
    this.#responses.set(roundId, { bet, response })
    const [oldest] = this.#responses.keys()
    if (this.#responses.size > maxCachedResponses && oldest !== undefined) this.#responses.delete(oldest)
    try {
      return await response
    } catch (error) {
      this.#responses.delete(roundId)
      throw error
    }
  }

  async #attempt(roundId: string, play: () => Promise<PlayedResponse>): Promise<PlayedResponse> {
    await this.gap.start(roundId)
    try {
      return await play()
    } catch (error) {
      if (error instanceof PlatformError) await this.gap.refuse(roundId)
      throw error
    }
  }
}
