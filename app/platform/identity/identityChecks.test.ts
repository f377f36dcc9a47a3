import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs } from '../core/clock.ts'
import { addFailure, countCprTry, delayOf, failureSubjects, isCprOf, isLocked } from './identityChecks.ts'

const keys = {
  keyedHash: (value: string) => `hash of ${value}`,
  isHashOf: (hash: string, value: string) => hash === `hash of ${value}`,
}
const now = Date.UTC(2026, 10, 20, 12)
const instants = (count: number, at: number) => Array.from({ length: count }, () => at)

describe('whose failed checks count', () => {
  it('the person of the provider and the address, neither readable', () => {
    const cprHash = keys.keyedHash('0101010101')
    expect(failureSubjects(keys, { cprHash }, '203.0.113.1')).toEqual({
      person: 'cpr:hash of 0101010101',
      address: 'address:hash of 203.0.113.1',
    })
  })
  it.each([undefined, ''])('the person alone where the address is not known (%j): strangers share no delay', (address) => {
    expect(failureSubjects(keys, { cprHash: 'x' }, address)).toEqual({ person: 'cpr:x', address: null })
  })
})

describe('the national id', () => {
  const person = { cprMatches: true, cprHash: keys.keyedHash('0405901234') }
  it('matches the number that the provider knows', () => {
    expect(isCprOf(keys, person, '0405901234')).toBe(true)
    expect(isCprOf(keys, person, '0405901235')).toBe(false)
  })
  it('never matches for a person whom the provider refuses every number', () => {
    expect(isCprOf(keys, { ...person, cprMatches: false }, '0405901234')).toBe(false)
  })
})

describe('the delay of an address', () => {
  it.each([
    [4, 0],
    [5, 1000],
    [6, 2000],
    [9, 5000],
    [20, 5000],
  ])('with %i failures within the hour is %i ms', (count, delayMs) => {
    expect(delayOf(instants(count, now), now)).toBe(delayMs)
    expect(delayOf(instants(count, now), now + hourMs)).toBe(0)
  })
})

describe('the lock', () => {
  it('falls with the fifth failure', () => {
    expect(isLocked(instants(4, now), now)).toBe(false)
    expect(isLocked(instants(5, now), now)).toBe(true)
    expect(isLocked([], now)).toBe(false)
  })
  it('ends exactly an hour after the first of the five', () => {
    const failedAt = [now, ...instants(4, now + 1)]
    expect(isLocked(failedAt, now + hourMs - 1)).toBe(true)
    expect(isLocked(failedAt, now + hourMs)).toBe(false)
  })
  it('keeps no failure longer than it counts, and the last twenty', () => {
    expect(addFailure([now - hourMs, now - hourMs + 1], now)).toEqual([now - hourMs + 1, now])
    expect(addFailure(instants(20, now - 1), now)).toEqual([...instants(19, now - 1), now])
  })

  it('holds after a failure when, and only when, five fell within the hour before it: forgetting old ones changes nothing', () => {
    const pauses = fc.array(fc.oneof(fc.integer({ min: 0, max: hourMs / 3 }), fc.integer({ min: 0, max: 2 * hourMs })), { maxLength: 20 })
    fc.assert(
      fc.property(pauses, (list) => {
        let at = now
        let kept: readonly number[] = []
        const all: number[] = [] // each failure, none forgotten
        for (const pause of list) {
          at += pause
          kept = addFailure(kept, at)
          all.push(at)
          const fifthLast = all.at(-5)
          expect(isLocked(kept, at)).toBe(fifthLast !== undefined && at - fifthLast < hourMs)
        }
      }),
    )
  })
})

describe('the tries of a transaction or a token', () => {
  it('are three: the third mismatch leaves none', () => {
    expect(countCprTry(0, false)).toEqual({ mismatches: 1, attemptsLeft: 2, spent: false })
    expect(countCprTry(1, false)).toEqual({ mismatches: 2, attemptsLeft: 1, spent: false })
    expect(countCprTry(2, false)).toEqual({ mismatches: 3, attemptsLeft: 0, spent: true })
  })
  it('are not used up by a match', () => {
    expect(countCprTry(2, true)).toEqual({ mismatches: 2, attemptsLeft: 1, spent: false })
  })
  it('are not restored by a match in between', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (answers) => {
        let mismatches = 0
        for (const isMatch of answers) {
          const tried = countCprTry(mismatches, isMatch)
          mismatches = tried.mismatches
          if (tried.spent) break
        }
        const wrong = answers.filter((isMatch) => !isMatch).length
        expect(mismatches).toBe(Math.min(wrong, 3))
      }),
    )
  })
})
