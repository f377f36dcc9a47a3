import type { CatalogueGame } from '../../app/games/catalogue/catalogueGame.ts'
import { findGame } from '../../app/games/catalogue/index.ts'
import { seededDraw } from '../../app/games/engines/seededDraw.ts'
import { drawRound } from '../../app/games/frame/drawOutcome.ts'
import type { FrameFunds, OpenFrameResponse, RoundResponse } from '../../app/games/frame/frameApi.ts'
import { commitmentOf } from '../../app/games/frame/roundSeeds.ts'
import { findSteppedGame, replayRound } from '../../app/games/frame/steppedGames.ts'

/** What a player does in a round. Amounts in øre. */
export interface StoryBet {
  stake: number
  bets?: Readonly<Record<string, number>>
  decisions?: readonly string[]
}

export const funds: FrameFunds = { balance: 125_000, bonus: 0, freeSpins: 0, freeSpinValue: 0 }
const nextCommitment = commitmentOf('next')
const triedSeeds = 20_000

/** The game of this id. Throws without one. */
export function gameOf(id: string): CatalogueGame {
  const game = findGame(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

export const opened = (round: RoundResponse | null = null): OpenFrameResponse => ({
  frame: 'frame-of-a-story-0000',
  mode: 'money',
  funds,
  waitMs: 0,
  round,
  nextCommitment,
})

/** A round as the rules of the game play it from a seed. Throws RangeError for decisions that it does not offer. */
export function playRound(game: CatalogueGame, { stake, bets, decisions = [] }: StoryBet, seed: string): RoundResponse {
  const steps = decisions.map((action, index) => ({ id: String(index), action }))
  const stepped = findSteppedGame(game) && replayRound(game, { stake, seed, clientSeed: null, decisions: steps }, seededDraw)
  const played = stepped ?? {
    ...drawRound({ ...game, jackpot: null }, { stake, bets: bets ?? null, freeSpin: false }, seededDraw(seed, null)),
    stake,
    actions: [],
  }
  const { win } = played
  return {
    roundId: 'round-of-a-story',
    stake: played.stake,
    win: win ?? 0,
    jackpotWin: 0,
    outcome: played.outcome,
    funds: { ...funds, balance: funds.balance - played.stake + (win ?? 0) },
    waitMs: 0,
    open: win === null ? { position: decisions.length, actions: played.actions } : null,
    overtaken: false,
    proof: null,
    nextCommitment,
  }
}

/** The first round, by the number of its seed, that is as wanted. Throws when none is. */
export function findRound(id: string, bet: StoryBet, isWanted: (round: RoundResponse) => boolean): RoundResponse {
  const game = gameOf(id)
  for (let number = 0; number < triedSeeds; number += 1) {
    try {
      const round = playRound(game, bet, `${id} ${number}`)
      if (isWanted(round)) return round
    } catch (error) {
      if (!(error instanceof RangeError)) throw error // these cards do not offer the decisions
    }
  }
  throw new Error(`no round of ${id} is as the story wants it`)
}
