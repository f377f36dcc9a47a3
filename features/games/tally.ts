import { type Ore, ore } from '../format/money.ts'

/** Play for money since a login: what the reality check tells the player (RULES, *Player protection*). Amounts in øre. */
export interface Tally {
  /** Start of the session it counts for, UTC ms. */
  readonly session: number
  readonly playedMs: number
  readonly staked: Ore
  readonly won: Ore
  /** `playedMs` at the last reminder. */
  readonly remindedMs: number
}

export type TallyEvent =
  | { readonly type: 'played'; readonly ms: number }
  | { readonly type: 'settled'; readonly staked: Ore; readonly won: Ore }
  | { readonly type: 'reminded' }

export const emptyTally = (session: number): Tally => ({ session, playedMs: 0, staked: ore(0), won: ore(0), remindedMs: 0 })

export function nextTally(tally: Tally, event: TallyEvent): Tally {
  switch (event.type) {
    case 'played':
      return { ...tally, playedMs: tally.playedMs + Math.max(0, event.ms) }
    case 'settled':
      return { ...tally, staked: ore(tally.staked + event.staked), won: ore(tally.won + event.won) }
    case 'reminded':
      return { ...tally, remindedMs: tally.playedMs }
  }
}

/** Whether the player has played for so many minutes since the last reminder. */
export const reminderIsDue = ({ playedMs, remindedMs }: Tally, minutes: number): boolean => playedMs - remindedMs >= minutes * 60_000

/** Won less staked; negative for a loss. */
export const netOf = ({ staked, won }: Tally): Ore => ore(won - staked)

/** Whole minutes played. */
export const minutesPlayed = ({ playedMs }: Tally): number => Math.floor(playedMs / 60_000)

/** What a tab has kept, if it is a tally of this very session; anything else starts from nothing. */
export function readTally(text: string | null, session: number): Tally {
  const empty = emptyTally(session)
  if (!text) return empty
  let kept: Partial<Record<keyof Tally, unknown>>
  try {
    kept = Object(JSON.parse(text))
  } catch {
    return empty
  }
  const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null)
  const [playedMs, staked, won, remindedMs] = [kept.playedMs, kept.staked, kept.won, kept.remindedMs].map(count)
  if (kept.session !== session || playedMs == null || staked == null || won == null || remindedMs == null) return empty
  return { session, playedMs, staked: ore(staked), won: ore(won), remindedMs: Math.min(remindedMs, playedMs) }
}
