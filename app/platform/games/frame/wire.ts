import { z } from 'zod'

/** What the frame and its server say to each other. The browser imports the types only. Amounts in øre. */
const token = z.string().min(20).max(100)

export const openRequest = z.object({ token, gameId: z.string().max(80) })
export const refillRequest = z.object({ frame: token })
export const roundRequest = z.object({
  frame: token,
  /** Made by the frame, once for each round: asking twice is one round. */
  roundId: z.uuid(),
  stake: z.number().int().min(1).max(10_000_000),
  /** Slots: the stake is a free spin of the running bonus. */
  freeSpin: z.boolean().default(false),
  /** Roulette: the stake by what it lies on. */
  bets: z.record(z.string().max(8), z.number().int().min(1)).optional(),
})
export type RoundRequest = z.output<typeof roundRequest>

export interface Purse {
  /** Everything to play for, bonus money included. */
  readonly balance: number
  readonly bonus: number
  /** Of the running bonus; 0 in games that do not take them. */
  readonly freeSpins: number
  readonly freeSpinValue: number
}

export interface OpenAnswer {
  readonly frame: string
  readonly mode: 'free' | 'money'
  readonly purse: Purse
  /** Until the first round may start: the player may just have played elsewhere. */
  readonly waitMs: number
}

/** How the round fell, by the game's kind. */
export type RoundOutcome =
  | {
      readonly type: 'slot'
      readonly grid: readonly (readonly number[])[]
      readonly lines: readonly { readonly line: number; readonly symbol: number; readonly count: number; readonly win: number }[]
      readonly scatters: { readonly count: number; readonly win: number } | null
    }
  | { readonly type: 'roulette'; readonly pocket: number; readonly wins: readonly { readonly bet: string; readonly win: number }[] }
  | { readonly type: 'high-card'; readonly player: number; readonly house: number; readonly result: 'won' | 'lost' | 'tied' }

export interface RoundAnswer {
  readonly roundId: string
  readonly stake: number
  /** Everything won, jackpot included. */
  readonly win: number
  readonly jackpotWin: number
  readonly outcome: RoundOutcome
  readonly purse: Purse
  readonly waitMs: number
}

/** What the page knows of its game before a session is open. */
export interface FramePage {
  readonly id: string
  readonly name: string
  readonly engine: 'slot' | 'roulette' | 'high-card'
  readonly stakes: readonly number[]
  readonly paylines: readonly (readonly number[])[]
  /** Danish names of a slot's symbols, by their number. */
  readonly symbols: readonly string[]
  readonly gapMs: number
  /** Origins of the site that may host the frame; the first is the one it answers to when the browser names none. */
  readonly hosts: readonly string[]
  readonly texts: Readonly<Record<string, string>>
}
