import type { GameRound, SteppedRound } from '@casino/platform/gamesPort'
import { baccaratDecks, dealBaccarat } from '../engines/baccarat.ts'
import { type BlackjackState, playBlackjack } from '../engines/blackjack.ts'
import { createShoe } from '../engines/cards.ts'
import { drawPocket } from '../engines/roulette.ts'
import type { Draw } from '../engines/seededDraw.ts'
import { drawRound } from '../frame/drawOutcome.ts'
import type { GameOutcome } from '../frame/frameApi.ts'
import { findSteppedGame, type PlayedRound, replayRound } from '../frame/steppedGames.ts'
import { drawnStage, type LiveEngine, type LiveStage, liveStages } from './liveSchedule.ts'
import type { LiveTable } from './liveTable.ts'

/** A stake for cards that are dealt for everybody: it decides none of them. */
const anyStake = 2

/** What all players of a round see: nothing while it takes bets, in blackjack the first cards while it takes decisions, then the outcome. */
export function sharedOutcome(engine: LiveEngine, stage: LiveStage, draw: () => Draw): GameOutcome | null {
  if (stage === liveStages.betting) return null
  if (engine === 'blackjack') {
    const dealt = playBlackjack(anyStake, [], draw(), { shared: true })
    const isOpen = stage === drawnStage && dealt.active !== null
    return toOutcome(isOpen ? playBlackjack(anyStake, ['stand'], draw(), { shared: true }) : dealt)
  }
  if (stage !== drawnStage) return null
  return engine === 'roulette'
    ? { type: 'roulette', pocket: drawPocket(draw()), wins: [] }
    : { type: 'baccarat', ...dealBaccarat(createShoe(baccaratDecks, draw())), wins: [] }
}

const toOutcome = ({ dealer, hands, active }: BlackjackState): GameOutcome => ({ type: 'blackjack', dealer, hands, active })

/**
 * A player's bet, as the shared round and the player's decisions leave it; null while the round takes bets. `win` is null until the round is drawn,
 * also for a hand that waits for no decision.
 */
export function ownOutcome(
  table: LiveTable,
  stage: LiveStage,
  { round, steps }: SteppedRound,
  seed: string,
  drawFrom: (seed: string, clientSeed: string | null) => Draw,
): PlayedRound | null {
  if (stage === liveStages.betting) return null
  const { game } = table
  if (findSteppedGame(game)) {
    const decisions = steps.map(({ id, action }) => ({ id, action }))
    const played = replayRound(game, { stake: firstStake({ round, steps }), seed, clientSeed: round.clientSeed, decisions }, drawFrom)
    return stage === drawnStage ? played : { ...played, win: null }
  }
  if (stage !== drawnStage) return null
  const { outcome, win } = drawRound(game, round, drawFrom(seed, null))
  return { outcome, stake: round.stake, win, actions: [] }
}

/** The stake before the decisions that added to it, øre. */
export const firstStake = ({ round, steps }: { round: Pick<GameRound, 'stake'>; steps: readonly { raise: number }[] }): number =>
  steps.reduce((left, { raise }) => left - raise, round.stake)
