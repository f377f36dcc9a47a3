import { isDeepStrictEqual } from 'node:util'
import { PlatformError } from '@casino/shared/platformError'
import type { FrameBet, PlayedResponse } from './frameApi.ts'
import type { RoundGap } from './roundGap.ts'

/** Responses kept for retries after a lost connection. */
const maxCachedResponses = 20

/** What a round id stands for. */
type Bet = FrameBet & { gameId: string }

/** The attempts of one player, or of one frame in free play, to play a round: the gap between them, and the responses on this platform. */
export interface RoundAttempts {
  gap: RoundGap
  /**
   * Plays a round once: a retry with the same id, even while it is in progress, gets the response of the first request. Throws ERR_SPIN_TOO_SOON
   * within the gap, ERR_VALIDATION when the id belongs to another bet. A failed attempt is forgotten except for its gap.
   */
  playOnce(bet: Bet, play: () => Promise<PlayedResponse>): Promise<PlayedResponse>
}

export function createRoundAttempts(gap: RoundGap): RoundAttempts {
  /** By round id, oldest first; includes the round in progress. */
  const responses = new Map<string, { bet: Bet; response: Promise<PlayedResponse> }>()

  async function attempt(roundId: string, play: () => Promise<PlayedResponse>): Promise<PlayedResponse> {
    await gap.start(roundId)
    try {
      return await play()
    } catch (error) {
      if (error instanceof PlatformError) await gap.refuse(roundId)
      throw error
    }
  }

  return {
    gap,
    async playOnce(bet, play) {
      const { roundId } = bet
      const known = responses.get(roundId)
      if (known) {
        if (isDeepStrictEqual(known.bet, bet)) return known.response
        throw new PlatformError('ERR_VALIDATION', { message: 'the round id belongs to another bet' })
      }
      const response = attempt(roundId, play)
      responses.set(roundId, { bet, response })
      const [oldest] = responses.keys()
      if (responses.size > maxCachedResponses && oldest !== undefined) responses.delete(oldest)
      try {
        return await response
      } catch (error) {
        responses.delete(roundId)
        throw error
      }
    },
  }
}
