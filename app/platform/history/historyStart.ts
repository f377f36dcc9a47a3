import { dayMs } from '../clock.ts'

/** RULES, *Player protection*: 30 days by default, 90 days available. */
const defaultHistoryDays = 30
const maxHistoryDays = 90

/** Start of a list that is asked for from a time, at most 90 days back; without one, 30 days back. UTC ms. */
export const historyStart = (from: number | undefined, now: number): number =>
  Math.max(from ?? now - defaultHistoryDays * dayMs, now - maxHistoryDays * dayMs)
