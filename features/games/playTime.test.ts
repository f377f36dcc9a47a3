import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialPlayTime, isReminderDue, minutesPlayed, type PlayTimeEvent, parsePlayTime, playTimeReducer } from './playTime.ts'

const event: fc.Arbitrary<PlayTimeEvent> = fc.oneof(
  fc.record({ type: fc.constant('played' as const), ms: fc.double({ min: -10, max: 400_000, noNaN: true }) }),
  fc.record({ type: fc.constant('reminded' as const) }),
)

describe('playTimeReducer', () => {
  it('never decreases', () => {
    fc.assert(
      fc.property(fc.array(event), event, (before, last) => {
        const tally = before.reduce(playTimeReducer, initialPlayTime(7))
        const after = playTimeReducer(tally, last)
        expect(after.playedMs).toBeGreaterThanOrEqual(tally.playedMs)
        expect(after.playedMs).toBeGreaterThanOrEqual(after.remindedMs)
      }),
    )
  })

  it('is due after the configured minutes, and again after the same interval', () => {
    const played = (minutes: number) => ({ type: 'played', ms: minutes * 60_000 }) as const
    const almost = playTimeReducer(initialPlayTime(1), { type: 'played', ms: 5 * 60_000 - 1 })
    expect(isReminderDue(almost, 5)).toBe(false)
    const due = playTimeReducer(almost, { type: 'played', ms: 1 })
    expect(isReminderDue(due, 5)).toBe(true)
    expect(minutesPlayed(due)).toBe(5)
    const reminded = playTimeReducer(due, { type: 'reminded' })
    expect(isReminderDue(playTimeReducer(reminded, played(4)), 5)).toBe(false)
    expect(isReminderDue(playTimeReducer(reminded, played(5)), 5)).toBe(true)
  })

  it('round-trips through sessionStorage', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const tally = events.reduce(playTimeReducer, initialPlayTime(7))
        expect(parsePlayTime(JSON.stringify(tally), 7)).toEqual(tally)
      }),
    )
  })

  it.each([null, '', 'no json', 'null', '3', '{}', '{"session":7,"playedMs":-1,"remindedMs":0}', JSON.stringify(initialPlayTime(6))])(
    'starts from zero for %s',
    (text) => {
      expect(parsePlayTime(text, 7)).toEqual(initialPlayTime(7))
    },
  )
})
