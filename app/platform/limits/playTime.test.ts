import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs, secondMs } from '../core/clock.ts'
import { countPlay, isReminderDue, isStartOfPlay, type PlayTime, playedOn, shownPlay } from './playTime.ts'

type Event = Parameters<typeof countPlay>[1]
/** Signs at the given times of one session. */
const play = (signs: readonly { event?: Event; at: number; session?: string }[]): PlayTime => {
  const last = signs.reduce<PlayTime | null>(
    (before, { event = 'playing', at, session = 'a' }) => countPlay(before, event, { now: at, sessionHash: session }),
    null,
  )
  if (!last) throw new Error('no sign')
  return last
}
const every15s = (from: number, to: number, session = 'a') =>
  Array.from({ length: Math.floor((to - from) / (15 * secondMs)) + 1 }, (_, index) => ({ at: from + index * 15 * secondMs, session }))

describe('countPlay', () => {
  it('counts nothing at the first sign, then the time between two signs, at most 45 seconds of it, and none of a break of an hour', () => {
    expect(play([{ at: 1000 }])).toEqual({
      sessionHash: 'a',
      playedMs: 0,
      unremindedMs: 0,
      countedAt: 1000,
      playedAt: 1000,
      day: '1970-01-01',
      dayPlayedMs: 0,
      unremindedFrom: 1000,
    })
    expect(play([{ at: 0 }, { at: 45_000 }]).playedMs).toBe(45_000)
    expect(play([{ at: 0 }, { at: 45_001 }]).playedMs).toBe(45_000)
    expect(play([{ at: 0 }, { at: hourMs - 1 }]).playedMs).toBe(45_000)
    expect(play([{ at: 0 }, { at: hourMs }]).playedMs).toBe(0)
    expect(play([{ at: 5000 }, { at: 4000 }]).playedMs).toBe(0)
    expect(play([{ at: 5000 }, { at: 4000 }, { at: 5000 }]).playedMs).toBe(0)
  })

  it('counts the time of two tabs once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1 }), (other) => {
        const one = every15s(0, 200_000)
        const both = [...one, ...other.map((at) => ({ at }))].sort((a, b) => a.at - b.at)
        const end = both.at(-1)?.at ?? 0
        expect(play(both).playedMs).toBe(end)
      }),
    )
  })

  it('is due after the minutes of play, until the reminder is answered, and again after as many', () => {
    const five = every15s(0, 5 * minuteMs)
    expect(isReminderDue(play(five.slice(0, -1)), 5)).toBe(false)
    expect(isReminderDue(play(five), 5)).toBe(true)
    const waiting = { event: 'waiting', at: 6 * minuteMs } as const
    expect(isReminderDue(play([...five, waiting]), 5)).toBe(true)
    const answered = [...five, waiting, { event: 'reminded', at: 6 * minuteMs } as const]
    expect(play(answered)).toMatchObject({ playedMs: 5 * minuteMs, unremindedMs: 0 })
    expect(isReminderDue(play([...answered, ...every15s(6 * minuteMs, 11 * minuteMs)]), 5)).toBe(true)
  })

  it('counts nothing between a reminder and its answer', () => {
    const open = [
      ...every15s(0, 5 * minuteMs),
      ...every15s(5 * minuteMs, 9 * minuteMs).map(({ at }) => ({ event: 'waiting' as const, at })),
    ]
    expect(play(open).playedMs).toBe(5 * minuteMs)
    const answered = [...open, { event: 'reminded', at: 9 * minuteMs } as const]
    expect(play([...answered, { at: 9 * minuteMs + 1000 }]).playedMs).toBe(5 * minuteMs + 1000)
  })

  it('takes no answer before a minute of play, when no reminder can be due', () => {
    const early = [...every15s(0, 45_000), { event: 'reminded', at: 59_000 } as const]
    expect(play(early).unremindedMs).toBe(45_000)
    expect(play([...early, { at: minuteMs }])).toMatchObject({ playedMs: minuteMs, unremindedMs: minuteMs })
  })

  it('counts rounds with any signs among them, and never more time than has passed', () => {
    const sign = fc.record({
      event: fc.constantFrom<Event>('playing', 'waiting', 'reminded'),
      at: fc.integer({ min: 0, max: 40 * minuteMs }),
    })
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 1, max: minuteMs }), fc.array(sign), (count, gapMs, signs) => {
        const endsAt = (count - 1) * gapMs
        const rounds = Array.from({ length: count }, (_, index) => ({ event: 'playing' as const, at: index * gapMs }))
        const mixed = [...rounds, ...signs.filter(({ at }) => at <= endsAt)].sort((a, b) => a.at - b.at)
        const unanswered = play(mixed.filter(({ event }) => event !== 'reminded')).playedMs
        expect(unanswered).toBeGreaterThanOrEqual((count - 1) * Math.min(gapMs, 45_000))
        const { playedMs } = play(mixed)
        // an answer takes back one gap at most, after a minute of play
        expect(playedMs).toBeGreaterThanOrEqual((count - 1 - Math.floor(playedMs / minuteMs)) * Math.min(gapMs, 45_000))
        for (const counted of [unanswered, playedMs]) expect(counted).toBeLessThanOrEqual(endsAt)
      }),
    )
  })

  it('restarts the time of a login, but not the reminder’s', () => {
    const before = every15s(0, 4 * minuteMs)
    const after = every15s(4 * minuteMs + 30_000, 5 * minuteMs + 30_000, 'b')
    expect(play([...before, ...after])).toMatchObject({
      sessionHash: 'b',
      playedMs: minuteMs + 30_000,
      unremindedMs: 5 * minuteMs + 30_000,
    })
  })

  it('counts a day in Denmark over logins, and restarts at midnight there', () => {
    const midnight = Date.parse('2026-06-15T22:00:00Z')
    const evening = [...every15s(midnight - 2 * minuteMs, midnight - minuteMs), ...every15s(midnight - minuteMs, midnight - 15_000, 'b')]
    expect(play(evening)).toMatchObject({ day: '2026-06-15', dayPlayedMs: 105_000, playedMs: 45_000 })
    expect(play([...evening, { at: midnight, session: 'b' }])).toMatchObject({ day: '2026-06-16', dayPlayedMs: 15_000, playedMs: 60_000 })
    expect(playedOn(play(evening), '2026-06-15')).toBe(105_000)
    expect(playedOn(play(evening), '2026-06-16')).toBe(0)
  })

  it('begins the time of the reminder after an hour without play', () => {
    const before = every15s(0, 4 * minuteMs)
    expect(play([...before, { at: 4 * minuteMs + hourMs - 1 }]).unremindedMs).toBe(4 * minuteMs + 45_000)
    expect(play([...before, { at: 4 * minuteMs + hourMs }])).toMatchObject({ unremindedMs: 0, playedMs: 4 * minuteMs })
  })

  it('names the play since the login, or since the last reminder before it, with the time that it began', () => {
    const day = 5 * minuteMs
    expect(shownPlay(play(every15s(day, day + 2 * minuteMs)))).toEqual({ playedMs: 2 * minuteMs, since: null })
    const relogin = [...every15s(day, day + 4 * minuteMs), ...every15s(day + 4 * minuteMs + 30_000, day + 5 * minuteMs, 'b')]
    expect(shownPlay(play(relogin))).toEqual({ playedMs: 5 * minuteMs, since: day })
    const answeredAt = 6 * minuteMs
    const answered = [...every15s(0, 5 * minuteMs), { event: 'reminded', at: answeredAt } as const, ...every15s(answeredAt, 7 * minuteMs)]
    expect(play(answered).unremindedFrom).toBe(answeredAt)
    const rested = [...every15s(0, minuteMs), { at: 2 * hourMs }]
    expect(play(rested).unremindedFrom).toBe(2 * hourMs)
    expect(shownPlay({ playedMs: 1, unremindedMs: 2, unremindedFrom: null })).toEqual({ playedMs: 1, since: null })
  })
})

describe('isStartOfPlay', () => {
  const before = { sessionHash: 'a', countedAt: 60_000 }
  const sign = (now: number, event: Event = 'playing', sessionHash = 'a') => isStartOfPlay(before, event, { now, sessionHash })
  it('is the first sign, one after a gap, and one after a login', () => {
    expect(isStartOfPlay(null, 'playing', { now: 0, sessionHash: 'a' })).toBe(true)
    expect(isStartOfPlay({ ...before, countedAt: null }, 'playing', { now: 0, sessionHash: 'a' })).toBe(true)
    expect([sign(75_000), sign(105_000), sign(105_001), sign(75_000, 'playing', 'b')]).toEqual([false, false, true, true])
    expect([sign(200_000, 'waiting'), sign(200_000, 'reminded')]).toEqual([false, false])
  })
})
