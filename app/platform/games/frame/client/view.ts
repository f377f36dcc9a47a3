import type { RoundAnswer, RoundOutcome } from '../wire.ts'

/** The part of the frame that differs between games. */
export interface View {
  /** The stake of the next round where the table decides it, øre; null where the selector does. 0: nothing is laid yet. */
  stake(): number | null
  /** What a round sends besides its stake. */
  bets(): Record<string, number> | undefined
  /** A round begins: yesterday's wins go. */
  clear(): void
  /** Shows how a round fell, and ends when it lies still. */
  show(answer: RoundAnswer): Promise<void>
  /** What a listener needs of the outcome besides the amount; empty where the amount says all. */
  describe(outcome: RoundOutcome): string
  /** May the table be changed? */
  lock(locked: boolean): void
}
