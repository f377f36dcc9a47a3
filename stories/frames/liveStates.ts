import { seededDraw } from '../../app/games/engines/seededDraw.ts'
import { commitmentOf } from '../../app/games/frame/roundSeeds.ts'
import type { LiveBet, LiveState } from '../../app/games/live/liveApi.ts'
import { sharedOutcome } from '../../app/games/live/liveOutcome.ts'
import { type LivePhase, liveStages } from '../../app/games/live/liveSchedule.ts'
import { type LiveTable, liveTableOf } from '../../app/games/live/liveTable.ts'
import { funds, gameOf, playRound, type StoryBet } from './rounds.ts'

interface LiveStory {
  phase: LivePhase
  seed: string
  own?: StoryBet
  /** Milliseconds until the phase ends. */
  leftMs: number
  others?: LiveState['others']
}

function tableOf(id: string): LiveTable {
  const table = liveTableOf(gameOf(id))
  if (!table) throw new Error(`${id} has no shared rounds`)
  return table
}

const now = Date.UTC(2026, 5, 15, 10)
const number = 1000
const resultSeeds = Array.from({ length: 20 }, (_, index) => `result ${index}`)

/** A live table in a phase, as a player sees it. */
export function liveState(id: string, { phase, seed, own, leftMs, others = { bets: {}, stakes: [] } }: LiveStory): LiveState {
  const { engine } = tableOf(id)
  const outcomeOf = (from: string, at: LivePhase) => sharedOutcome(engine, liveStages[at], () => seededDraw(from, null))
  const results = resultSeeds.flatMap((from, index) => {
    const outcome = outcomeOf(from, 'result')
    return outcome ? [{ number: number - index, outcome }] : []
  })
  return {
    now,
    number,
    phase,
    endsAt: now + leftMs,
    commitment: commitmentOf(seed),
    seed: liveStages[phase] === liveStages.result ? seed : null,
    outcome: outcomeOf(seed, phase),
    own: own ? ownBet(id, phase, own, seed) : null,
    others,
    results,
    funds,
  }
}

function ownBet(id: string, phase: LivePhase, bet: StoryBet, seed: string): LiveBet {
  const base = { roundId: 'bet-of-a-story', stake: bet.stake, bets: bet.bets ?? null }
  if (phase === 'betting') return { ...base, outcome: null, open: null, win: null }
  const { stake, outcome, open, win } = playRound(gameOf(id), bet, seed)
  return { ...base, stake, outcome, open: phase === 'deciding' ? open : null, win: phase === 'deciding' ? null : win }
}
