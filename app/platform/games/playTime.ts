import { danishDate } from '@casino/features/format/date'
import type { PlayTimeEvent } from '@casino/features/games/calls'
import { hourMs, secondMs } from '../clock.ts'

/** Money play of a player. Durations in ms, times in UTC ms. */
export interface PlayTime {
  /** Identifies the session that `playedMs` belongs to. */
  sessionHash: string
  /** Since the login. */
  playedMs: number
  /** Since the last reminder, or the last break. A new login does not reset it. */
  unremindedMs: number
  /** Up to when play has been counted; null while it rests. */
  countedAt: number | null
  playedAt: number
  /** The date in Denmark that `dayPlayedMs` belongs to. */
  day: string
  dayPlayedMs: number
}

/** A longer gap between two signs of play is no play: the game page sends one every 15 s, a round is one as well. */
const maxSignGapMs = 45 * secondMs
/** After this time without play the interval starts again. */
const breakMs = hourMs

/** The play time after a sign of the game page, or a round (`playing`). `before` is null before the first play. Several pages count the same time once. */
export function countPlay(
  before: PlayTime | null,
  event: PlayTimeEvent,
  { now, sessionHash }: { now: number; sessionHash: string },
): PlayTime {
  const { playedMs, unremindedMs, countedAt, playedAt } = before ?? { playedMs: 0, unremindedMs: 0, countedAt: null, playedAt: now }
  const day = danishDate(now)
  const gapMs = countedAt === null ? 0 : now - countedAt
  const addedMs = event === 'playing' && gapMs > 0 && gapMs <= maxSignGapMs ? gapMs : 0
  return {
    sessionHash,
    playedMs: (before?.sessionHash === sessionHash ? playedMs : 0) + addedMs,
    unremindedMs: event === 'reminded' || now - playedAt >= breakMs ? 0 : unremindedMs + addedMs,
    countedAt: event === 'waiting' ? null : now,
    playedAt: event === 'playing' ? now : playedAt,
    day,
    dayPlayedMs: playedOn(before, day) + addedMs,
  }
}

/** Play on a date in Denmark, ms. */
export const playedOn = (playTime: Pick<PlayTime, 'day' | 'dayPlayedMs'> | null, day: string): number =>
  playTime?.day === day ? playTime.dayPlayedMs : 0

/** Whether a reminder is due every `minutes` of play. */
export const isReminderDue = ({ unremindedMs }: Pick<PlayTime, 'unremindedMs'>, minutes: number): boolean =>
  unremindedMs >= minutes * 60_000

/** Play that a reminder names, ms: since the login, or since the last reminder where that was before the login. */
export const shownPlayMs = ({ playedMs, unremindedMs }: Pick<PlayTime, 'playedMs' | 'unremindedMs'>): number =>
  Math.max(playedMs, unremindedMs)
