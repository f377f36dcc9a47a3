import { danishDate } from '@casino/features/format/date'
import type { PlayTimeEvent } from '@casino/features/games/calls'
import { hourMs, secondMs } from '../core/clock.ts'

/** Money play of a player. Durations in ms, times in UTC ms. */
export interface PlayTime {
  /** Identifies the session that `playedMs` belongs to. */
  sessionHash: string
  /** Since the login. */
  playedMs: number
  /** Since the last reminder, or the last break. A new login does not reset it. */
  unremindedMs: number
  /** Up to when play has been counted; null before the first play. */
  countedAt: number | null
  playedAt: number
  /** The date in Denmark that `dayPlayedMs` belongs to. */
  day: string
  dayPlayedMs: number
  /** When `unremindedMs` last began at 0; null where that is unknown. */
  unremindedFrom: number | null
}

/** The most that a gap between two signs of play counts: the game page sends one every 15 s, a round is one as well. */
const maxSignGapMs = 45 * secondMs
/** After this time without play the interval starts again. */
const breakMs = hourMs
/** The shortest interval that a player can choose. Before it no reminder is due, and there is none to answer. */
const minReminderMinutes = 1

/**
 * The play time after a sign of the game page, or a round (`playing`). `before` is null before the first play. Several pages count the same time once.
 * A page whose reminder waits (`waiting`) changes nothing: its answer (`reminded`) is what takes the wait out of the count.
 */
export function countPlay(
  before: PlayTime | null,
  event: PlayTimeEvent,
  { now, sessionHash }: { now: number; sessionHash: string },
): PlayTime {
  const { playedMs, unremindedMs, countedAt, playedAt, unremindedFrom } = before ?? firstPlay(now)
  const day = danishDate(now)
  const gapMs = countedAt === null ? 0 : Math.max(0, now - countedAt)
  const addedMs = event === 'playing' && gapMs < breakMs ? Math.min(gapMs, maxSignGapMs) : 0
  const isOver = now - playedAt >= breakMs
  const answered = event === 'reminded' && isReminderDue({ unremindedMs }, minReminderMinutes)
  return {
    sessionHash,
    playedMs: (before?.sessionHash === sessionHash ? playedMs : 0) + addedMs,
    unremindedMs: answered || isOver ? 0 : unremindedMs + addedMs,
    unremindedFrom: answered || isOver ? now : unremindedFrom,
    // never back: the clocks of several servers differ
    countedAt: event === 'playing' || answered ? Math.max(now, countedAt ?? now) : countedAt,
    playedAt: event === 'playing' ? now : playedAt,
    day,
    dayPlayedMs: playedOn(before, day) + addedMs,
  }
}

const firstPlay = (now: number) => ({ playedMs: 0, unremindedMs: 0, countedAt: null, playedAt: now, unremindedFrom: now })

/**
 * Whether an event is the first sign of play after a login or a gap. A reminder that is due waits for the next sign: nobody is reminded in the
 * second in which a game opens.
 */
export const isStartOfPlay = (
  before: Pick<PlayTime, 'sessionHash' | 'countedAt'> | null,
  event: PlayTimeEvent,
  { now, sessionHash }: { now: number; sessionHash: string },
): boolean =>
  event === 'playing' && (before?.countedAt == null || before.sessionHash !== sessionHash || now - before.countedAt > maxSignGapMs)

/** Play on a date in Denmark, ms. */
export const playedOn = (playTime: Pick<PlayTime, 'day' | 'dayPlayedMs'> | null, day: string): number =>
  playTime?.day === day ? playTime.dayPlayedMs : 0

/** Whether a reminder is due every `minutes` of play. */
export const isReminderDue = ({ unremindedMs }: Pick<PlayTime, 'unremindedMs'>, minutes: number): boolean =>
  unremindedMs >= minutes * 60_000

/**
 * The play that a reminder names: ms, and since when (UTC ms), which its sums cover too. Since the login (`since` null), or since the last
 * reminder where that was before it.
 */
export const shownPlay = ({
  playedMs,
  unremindedMs,
  unremindedFrom,
}: Pick<PlayTime, 'playedMs' | 'unremindedMs' | 'unremindedFrom'>): { playedMs: number; since: number | null } =>
  unremindedFrom === null || playedMs >= unremindedMs ? { playedMs, since: null } : { playedMs: unremindedMs, since: unremindedFrom }
