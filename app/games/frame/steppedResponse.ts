import { PlatformError } from '@casino/shared/platformError'
import type { RoundResponse } from './frameApi.ts'
import type { RoundRandomness } from './roundRandomness.ts'
import { proofOf } from './roundSeeds.ts'
import { type CheckedGame, type PlayedRound, replayRound, type StoredRound } from './steppedGames.ts'

/** A round of several decisions, without what the caller knows of the frame. */
export type SteppedResponse = Omit<RoundResponse, 'waitMs' | 'nextCommitment'>

/** Computes a stored round. Throws ERR_VALIDATION for a decision that the rules do not know. */
export function playStored(game: CheckedGame, stored: StoredRound, { drawFrom }: RoundRandomness): PlayedRound {
  try {
    return replayRound(game, stored, drawFrom)
  } catch (error) {
    if (error instanceof RangeError) throw new PlatformError('ERR_VALIDATION', { message: error.message })
    throw error
  }
}

export const toSteppedResponse = (stored: StoredRound, played: PlayedRound, funds: RoundResponse['funds']): SteppedResponse => ({
  roundId: stored.roundId,
  stake: played.stake,
  win: played.win ?? 0,
  jackpotWin: 0,
  outcome: played.outcome,
  funds,
  open: played.win === null ? { position: stored.decisions.length, actions: played.actions } : null,
  overtaken: false,
  proof: proofOf(stored, { settled: played.win !== null }),
})
