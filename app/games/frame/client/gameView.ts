import type { GameOutcome, RoundResponse } from '../frameApi.ts'

/** A round in words. */
export interface OutcomeText {
  /** Outcome as text; empty if the amount is sufficient. `watched`: of a live table, without a bet of the player. */
  describe(outcome: GameOutcome, watched?: boolean): string
  /** Text for screen readers of what the view shows, announced before the text of `describe`. */
  speak?(outcome: GameOutcome, watched?: boolean): string
}

/** A round to be shown, or the part of it that is known. `watched`: of a live table, without a bet of the player. */
export type ShownRound = Pick<RoundResponse, 'outcome' | 'stake' | 'win'> & { watched?: boolean }

export interface ViewOptions {
  /** Value of the next chip, øre. */
  chipValue(): number
  /** The player has changed the bets, or what is held. */
  onChange(): void
}

/** Engine-specific view of the frame. */
export interface GameView extends OutcomeText {
  /** Text key of the button that starts a round; `spin` without one. */
  startText?: string
  /** Text key of a round in progress; `spinning` without one. */
  busyText?: string
  /** Stake of the next round in øre if the bets on the table determine it (0: no bets yet); null if the stake selector does. */
  stake(): number | null
  /** Bets of the round request; undefined if the engine has none. */
  bets(): Record<string, number> | undefined
  /** Clears the wins of the previous round. */
  clear(): void
  /** Shows the outcome; resolves when the animation has ended. */
  show(shown: ShownRound): Promise<void>
  /**
   * What the button that starts a round does in an open round: an action of the round and the text key of the button. Null, or without this
   * method: the actions have buttons of their own.
   */
  decision?(): { action: string; text: string } | null
  /** Locks or unlocks the bets. */
  lock(locked: boolean): void
  /** Live tables with chips: lays the chips of a booked bet in place of those on the table. Øre by bet. */
  layBets?(bets: ReadonlyMap<string, number>): void
  /** Live tables with chips: shows the chips of the other players. Øre by bet. */
  showOthers?(bets: ReadonlyMap<string, number>): void
}
