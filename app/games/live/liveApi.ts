import { z } from 'zod'
import type { FrameFunds, GameOutcome, RoundAction } from '../frame/frameApi.ts'
import { frameIdSchema, roundRequestSchema, stepRequestSchema } from '../frame/frameApi.ts'
import type { LivePhase } from './liveSchedule.ts'

/** Requests and events of a live table. The browser imports the types only. Amounts in øre, times in UTC ms. */
export const watchRequestSchema = z.object({ frame: frameIdSchema })

export const liveBetRequestSchema = roundRequestSchema.pick({ frame: true, roundId: true, stake: true, bets: true }).extend({
  /** The shared round of the bet. A late bet never counts for another round. */
  number: z.number().int().min(0),
})
export type LiveBetRequest = z.output<typeof liveBetRequestSchema>

export const liveStepRequestSchema = stepRequestSchema
export type LiveStepRequest = z.output<typeof liveStepRequestSchema>

/** A player's bet on the round. */
export interface LiveBet {
  roundId: string
  /** With what decisions have added. */
  stake: number
  /** Null at tables with one stake. */
  bets: Readonly<Record<string, number>> | null
  /** How the round stands for the player; null while it takes bets. */
  outcome: GameOutcome | null
  /** The decision that the player's hand waits for; null without one. */
  open: { position: number; actions: readonly RoundAction[] } | null
  /** What was paid; null until the round is drawn. */
  win: number | null
}

/** A drawn round, for the row of results. */
export interface LiveResult {
  number: number
  outcome: GameOutcome
}

/** A table as one player sees it. */
export interface LiveState {
  /** Time of the server, UTC ms: the end of the phase is counted from it. */
  now: number
  number: number
  phase: LivePhase
  endsAt: number
  commitment: string
  /** Null until the round is drawn. */
  seed: string | null
  /** What all players see; null while there is nothing to see. */
  outcome: GameOutcome | null
  own: LiveBet | null
  /** The chips of the other players, without their names: the sum of each bet, and the stake of each player. */
  others: { bets: Readonly<Record<string, number>>; stakes: readonly number[] }
  /** The latest rounds, the latest first. */
  results: readonly LiveResult[]
  funds: FrameFunds
}
