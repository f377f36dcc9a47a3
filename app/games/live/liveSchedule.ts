import { secondMs } from '@casino/features/format/duration'
import type { TableEngine } from '../catalogue/catalogueGame.ts'

/** What a shared round does: it takes bets, waits for decisions, draws, and shows what it paid. */
export type LivePhase = 'betting' | 'deciding' | 'drawing' | 'result'

/** How far a round has come for good: it takes bets, takes decisions, is drawn. */
export const liveStages = { betting: 0, deciding: 1, drawing: 2, result: 2 } as const satisfies Record<LivePhase, number>
export type LiveStage = (typeof liveStages)[LivePhase]
export const drawnStage = liveStages.drawing

/** Milliseconds of each phase, in their order. */
type LiveSchedule = readonly (readonly [phase: LivePhase, ms: number])[]

/** A round lasts 33 s and more, far above the least time that the rules leave between two games of a player. */
const schedules = {
  roulette: [
    ['betting', 20 * secondMs],
    ['drawing', 8 * secondMs],
    ['result', 6 * secondMs],
  ],
  baccarat: [
    ['betting', 18 * secondMs],
    ['drawing', 9 * secondMs],
    ['result', 6 * secondMs],
  ],
  blackjack: [
    ['betting', 15 * secondMs],
    ['deciding', 20 * secondMs],
    ['drawing', 8 * secondMs],
    ['result', 6 * secondMs],
  ],
} as const satisfies Partial<Record<TableEngine, LiveSchedule>>

/** The engines that are played at live tables. */
export type LiveEngine = keyof typeof schedules
export const isLiveEngine = (engine: string): engine is LiveEngine => Object.hasOwn(schedules, engine)

/** Milliseconds of a round. */
export const roundMs = (engine: LiveEngine): number => schedules[engine].reduce((sum, [, ms]) => sum + ms, 0)

/** Where a table is in its schedule. */
export interface LivePoint {
  /** Number of the round: rounds follow each other without a break from 1970 on, so that all servers count alike. */
  number: number
  phase: LivePhase
  /** End of the phase, UTC ms. */
  endsAt: number
}

/** Where the tables of an engine are at a time (UTC ms). `offsetMs`: by which a table is behind the others. */
export function liveAt(engine: LiveEngine, time: number, offsetMs = 0): LivePoint {
  const length = roundMs(engine)
  const number = Math.floor((time - offsetMs) / length)
  let endsAt = number * length + offsetMs
  for (const [phase, ms] of schedules[engine]) {
    endsAt += ms
    if (time < endsAt) return { number, phase, endsAt }
  }
  throw new Error('a time outside the round of its number')
}

/** The stage that a round has reached at a time (UTC ms). */
export function stageAt(engine: LiveEngine, number: number, time: number, offsetMs = 0): LiveStage {
  const now = liveAt(engine, time, offsetMs)
  if (number > now.number) return liveStages.betting
  return number < now.number ? drawnStage : liveStages[now.phase]
}

/** Seconds of the phases in which players act, for the rules of the game. */
export const liveSeconds = (engine: LiveEngine): Readonly<Partial<Record<LivePhase, number>>> =>
  Object.fromEntries(schedules[engine].map(([phase, ms]) => [phase, ms / secondMs]))
