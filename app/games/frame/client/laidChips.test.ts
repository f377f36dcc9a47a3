import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLaidChips, type LaidChips } from './laidChips.ts'

const limit = 1000
const lay = fc.record({
  type: fc.constant('lay'),
  on: fc.uniqueArray(fc.constantFrom('n7', 'n8', 's7-8', 'red', 'column1'), { minLength: 1 }),
  amount: fc.constantFrom(100, 200, 500),
})
const change = fc.oneof({ weight: 4, arbitrary: lay }, fc.constantFrom({ type: 'clear' }, { type: 'repeat' }, { type: 'collect' }))
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

function apply(chips: LaidChips, step: Change): void {
  if ('on' in step) chips.lay(step.on, step.amount)
  else if (step.type === 'clear') chips.clear()
  else if (step.type === 'repeat') chips.repeat()
  else chips.collect()
}

it('never holds more than the table allows, and no chip of zero', () => {
  fc.assert(
    fc.property(fc.array(change), (steps) => {
      const chips = createLaidChips(limit)
      for (const step of steps) {
        apply(chips, step)
        expect(chips.total()).toBeLessThanOrEqual(limit)
        expect([...chips.bets.values()].every((amount) => amount > 0)).toBe(true)
      }
    }),
  )
})

it('takes every change of a round back, the latest first', () => {
  const steps = fc.array(change.filter(({ type }) => type !== 'collect'))
  fc.assert(
    fc.property(fc.array(lay), steps, (round, changes) => {
      const chips = createLaidChips(limit)
      for (const step of round) apply(chips, step)
      chips.collect()
      const states = [new Map(chips.bets)]
      for (const step of changes) {
        const [couldUndo, held] = [chips.can.undo(), new Map(chips.bets)]
        apply(chips, step)
        if (!couldUndo && !chips.can.undo()) expect(chips.bets).toEqual(held)
        states.push(new Map(chips.bets))
      }
      while (chips.can.undo()) {
        const shown = new Map(chips.bets)
        expect(states).toContainEqual(shown)
        chips.undo()
      }
      expect(chips.bets).toEqual(new Map())
    }),
  )
})

it('repeats the previous round, replacing the chips on the table', () => {
  const chips = createLaidChips(limit)
  chips.lay(['n7'], 500)
  expect(chips.collect()).toEqual(new Map([['n7', 500]]))
  expect([chips.total(), chips.can.undo(), chips.can.repeat()]).toEqual([0, false, true])
  chips.lay(['red'], 800)
  chips.repeat()
  expect(chips.bets).toEqual(new Map([['n7', 500]]))
  chips.undo()
  expect(chips.bets).toEqual(new Map([['red', 800]]))
})

it('lays five neighbours or none', () => {
  const chips = createLaidChips(limit)
  expect(chips.lay(['n18', 'n29', 'n7', 'n28', 'n12'], 200)).toBe(true)
  expect(chips.lay(['n18', 'n29', 'n7', 'n28', 'n12'], 100)).toBe(false)
  expect(chips.total()).toBe(1000)
})
