import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { pageCount, visiblePages } from './visiblePages.ts'

test.each([
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 20, ['blank', 1, 2, 3, 4, 'gap', 20]],
  [3, 20, ['blank', 1, 2, 3, 4, 'gap', 20]],
  [4, 20, [1, 'gap', 3, 4, 5, 'gap', 20]],
  [20, 20, [1, 'gap', 17, 18, 19, 20, 'blank']],
])('page %i of %i', (current, count, expected) => {
  expect(visiblePages(current, count, 5)).toEqual(expected)
})

describe('any page of any list', () => {
  const place = fc
    .record({ count: fc.integer({ min: 1, max: 500 }), shown: fc.integer({ min: 3, max: 9 }) })
    .chain(({ count, shown }) =>
      fc.record({ count: fc.constant(count), shown: fc.constant(shown), current: fc.integer({ min: 1, max: count }) }),
    )

  it('shows first, last and current page, in order, and a constant count of numbers', () => {
    fc.assert(
      fc.property(place, ({ current, count, shown }) => {
        const numbers = visiblePages(current, count, shown).filter((page) => typeof page === 'number')
        expect(numbers).toHaveLength(Math.min(shown, count))
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers).toEqual(expect.arrayContaining([1, current, count]))
      }),
    )
  })

  it('has a constant count of slots', () => {
    fc.assert(
      fc.property(place, ({ current, count, shown }) => {
        expect(visiblePages(current, count, shown)).toHaveLength(count > shown ? shown + 2 : count)
      }),
    )
  })

  it('has a gap exactly where numbers are omitted', () => {
    fc.assert(
      fc.property(place, ({ current, count, shown }) => {
        const list = visiblePages(current, count, shown)
        for (const [index, page] of list.entries()) {
          const next = list[index + 1]
          if (page === 'blank') expect(index === 0 || index === list.length - 1).toBe(true)
          else if (page === 'gap') {
            const before = list[index - 1]
            expect(typeof before === 'number' && typeof next === 'number' && next - before > 1).toBe(true)
          } else if (typeof next === 'number') expect(next).toBe(page + 1)
        }
      }),
    )
  })
})

test('has one page for an empty list', () => {
  expect([0, 1, 10, 11, 701].map((items) => pageCount(items, 10))).toEqual([1, 1, 1, 2, 71])
})
