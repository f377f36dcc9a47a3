import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnStage, type LiveEngine, liveAt, liveStages, roundMs, stageAt } from './liveSchedule.ts'

const engine = fc.constantFrom<LiveEngine>('roulette', 'baccarat', 'blackjack')
const time = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) })
const offset = fc.integer({ min: 0, max: 60_000 })

describe('the schedule of live tables', () => {
  it.each([
    ['roulette', 0, 'betting', 20_000],
    ['roulette', 19_999, 'betting', 20_000],
    ['roulette', 20_000, 'drawing', 28_000],
    ['roulette', 28_000, 'result', 34_000],
    ['blackjack', 15_000, 'deciding', 35_000],
    ['baccarat', 32_999, 'result', 33_000],
  ] as const)('%s is after %i ms in %s', (name, since, phase, endsAt) => {
    const start = 40 * roundMs(name)
    expect(liveAt(name, start + since)).toEqual({ number: 40, phase, endsAt: start + endsAt })
  })

  it('has every time in exactly one phase, whose end is ahead of it and no further than the round is long', () => {
    fc.assert(
      fc.property(engine, time, offset, (name, now, by) => {
        const { endsAt, number } = liveAt(name, now, by)
        expect(endsAt).toBeGreaterThan(now)
        expect(endsAt - now).toBeLessThanOrEqual(roundMs(name))
        expect(liveAt(name, endsAt - 1, by).number).toBe(number)
      }),
    )
  })

  it('only ever moves a round forward', () => {
    fc.assert(
      fc.property(engine, time, fc.integer({ min: 0, max: 120_000 }), offset, (name, now, later, by) => {
        const { number } = liveAt(name, now, by)
        expect(stageAt(name, number, now + later, by)).toBeGreaterThanOrEqual(stageAt(name, number, now, by))
      }),
    )
  })

  it('has drawn the rounds of the past and takes bets on none of them', () => {
    const now = Date.UTC(2026, 5, 15)
    const { number } = liveAt('roulette', now)
    expect(stageAt('roulette', number - 1, now)).toBe(drawnStage)
    expect(stageAt('roulette', number + 1, now)).toBe(liveStages.betting)
  })
})
