import { drawRound } from '../drawOutcome.ts'
import type { GameOutcome } from '../frameApi.ts'
import type { RoundRecord } from '../roundRecord.ts'
import { type CheckedGame, findSteppedGame, replayRound } from '../steppedGames.ts'
import { sha256, withSeededDraws } from './webDraw.ts'

/** What a round is by its numbers. Amounts in øre. */
export interface RoundVerdict {
  /** Whether the commitment that was shown matches the seed. */
  commitmentHolds: boolean
  outcome: GameOutcome
  /** Without a jackpot, whose amount is not drawn. */
  win: number
  winsJackpot: boolean
  /** Whether the round paid what its numbers give. */
  winHolds: boolean
}

/** Computes a round again. Throws RangeError for numbers that the game has no round for. */
export async function checkRound(game: CheckedGame, record: RoundRecord): Promise<RoundVerdict> {
  const { seed, clientSeed, commitment } = record
  const commitmentHolds = (await sha256(seed)) === commitment
  const { outcome, win, winsJackpot } = await withSeededDraws(seed, [...new Set([clientSeed, null])], (drawFrom) => {
    if (!findSteppedGame(game)) return drawRound(game, record, drawFrom(clientSeed))
    const decisions = record.decisions.map((action, index) => ({ id: String(index), action }))
    const played = replayRound(game, { stake: record.stake, seed, clientSeed, decisions }, (_, each) => drawFrom(each))
    if (played.win === null) throw new RangeError('the round is not decided')
    return { outcome: played.outcome, win: played.win, winsJackpot: false }
  })
  return { commitmentHolds, outcome, win, winsJackpot, winHolds: winsJackpot ? record.win > win : record.win === win }
}
