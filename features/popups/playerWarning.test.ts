import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseShowTime, warningCookie, warningWaitMs } from './playerWarning.ts'

const minute = 60_000
const now = 1_795_000_000_000
const wait = (loggedInFor: number, shownBefore: number | null, minutes = 60) =>
  warningWaitMs({
    loggedInAt: now - loggedInFor * minute,
    shownAt: shownBefore === null ? null : now - shownBefore * minute,
    now,
    minutes,
  }) / minute

describe('the player warning', () => {
  it.each([
    ['one lifetime after the login', 0, null, 60],
    ['the rest of the lifetime', 45, null, 15],
    ['now, when the lifetime has passed', 60, null, 0],
    ['one lifetime after it was closed', 300, 0, 60],
    ['now, when it was closed a lifetime ago', 300, 61, -1],
    ['one lifetime after a new login, whatever was closed before it', 5, 50, 55],
  ])('is due %s', (_, loggedInFor, shownBefore, expected) => {
    expect(wait(loggedInFor, shownBefore)).toBe(expected)
  })

  it('follows the configured lifetime', () => expect(wait(4, null, 5)).toBe(1))

  it('is never put off for more than one lifetime, with any cookie', () => {
    const time = fc.integer({ min: 0, max: 2 * now })
    fc.assert(
      fc.property(time, fc.option(time), fc.integer({ min: 1, max: 1440 }), (loggedInAt, shownAt, minutes) => {
        expect(warningWaitMs({ loggedInAt, shownAt, now, minutes })).toBeLessThanOrEqual(minutes * minute)
      }),
    )
  })

  it('stores when it was closed, for its lifetime, and reads it again', () => {
    expect(warningCookie(now + 0.4, 60)).toEqual({ key: 'notificationShowTime', value: String(now), max_age: 3600 })
    expect(parseShowTime(warningCookie(now, 60).value)).toBe(now)
  })

  it.each([null, '', 'i går', '-1', '1e400', '12.5'])('reads no time from %j', (cookie) => {
    expect(parseShowTime(cookie)).toBeNull()
  })
})
