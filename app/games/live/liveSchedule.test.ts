import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnStage, isLiveEngine, type LiveEngine, liveAt, liveSeconds, liveStages, roundMs, stageAt } from './liveSchedule.ts'

const engine = fc.constantFrom<LiveEngine>('roulette', 'baccarat', 'blackjack')
const time = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) })
const offset = fc.integer({ min: 0, max: 60_000 })

describe('the schedule of live tables', () => {
  it.each([
    ['roulette', 0, 'betting', 20_000],
    ['roulette', 19_999, 'betting', 20_000],
    ['roulette', 20_000, 'drawing', 28_000],
    ['roulette', 28_000, 'result', 34_000],
    ['roulette', 33_999, 'result', 34_000],
    ['baccarat', 0, 'betting', 18_000],
    ['baccarat', 18_000, 'drawing', 27_000],
    ['baccarat', 32_999, 'result', 33_000],
    ['blackjack', 14_999, 'betting', 15_000],
    ['blackjack', 15_000, 'deciding', 35_000],
    ['blackjack', 35_000, 'drawing', 43_000],
    ['blackjack', 48_999, 'result', 49_000],
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

  it('equals that of every other table of the engine, with an offset', () => {
    fc.assert(
      fc.property(engine, time, offset, (name, now, by) => {
        const { number, phase, endsAt } = liveAt(name, now)
        expect(liveAt(name, now + by, by)).toEqual({ number, phase, endsAt: endsAt + by })
        expect(stageAt(name, number, now + by, by)).toBe(liveStages[phase])
      }),
    )
  })

  it('has a round for every number, one directly after the other', () => {
    fc.assert(
      fc.property(engine, time, offset, (name, now, by) => {
        const { number } = liveAt(name, now, by)
        const start = number * roundMs(name) + by
        expect(liveAt(name, start, by)).toMatchObject({ number, phase: 'betting' })
        expect(liveAt(name, start - 1, by)).toEqual({ number: number - 1, phase: 'result', endsAt: start })
      }),
    )
  })

  it('takes no more bets once decisions are due, and no decision once it draws', () => {
    const start = 40 * roundMs('blackjack')
    const stages = [14_999, 15_000, 34_999, 35_000].map((since) => stageAt('blackjack', 40, start + since))
    expect(stages).toEqual([liveStages.betting, liveStages.deciding, liveStages.deciding, drawnStage])
    expect(liveStages.betting).toBeLessThan(liveStages.deciding)
    expect(liveStages.deciding).toBeLessThan(drawnStage)
    expect(liveStages.result).toBe(drawnStage)
  })

  it('refuses a time that is none', () => {
    expect(() => liveAt('roulette', Number.NaN)).toThrow('outside')
  })

  it('has drawn the rounds of the past and takes bets on none of them', () => {
    const now = Date.UTC(2026, 5, 15)
    const { number } = liveAt('roulette', now)
    expect(stageAt('roulette', number - 1, now)).toBe(drawnStage)
    expect(stageAt('roulette', number + 1, now)).toBe(liveStages.betting)
  })
})

describe('the engines', () => {
  it('of live tables are three, and no other game', () => {
    expect(['roulette', 'baccarat', 'blackjack'].filter(isLiveEngine)).toHaveLength(3)
    expect(['slot', '', 'toString'].filter(isLiveEngine)).toEqual([])
  })
  it('tell the rules of the game their seconds, and how long a round is', () => {
    expect(liveSeconds('roulette')).toEqual({ betting: 20, drawing: 8, result: 6 })
    expect(liveSeconds('baccarat')).toEqual({ betting: 18, drawing: 9, result: 6 })
    expect(liveSeconds('blackjack')).toEqual({ betting: 15, deciding: 20, drawing: 8, result: 6 })
    expect((['roulette', 'baccarat', 'blackjack'] as const).map(roundMs)).toEqual([34_000, 33_000, 49_000])
  })
})
