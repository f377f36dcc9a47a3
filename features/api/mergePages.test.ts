import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergePages } from './mergePages.ts'

describe('pages', () => {
  it('contain each item once when new items shift the list', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 40 }),
        fc.nat({ max: 10 }),
        fc.nat({ max: 5 }),
        (ids, size, pushed) => {
          const first = ids.slice(0, size)
          const second = ids.slice(Math.max(0, size - pushed))
          const merged = mergePages(
            [
              { items: first, total: ids.length },
              { items: second, total: ids.length },
            ],
            (id) => id,
          )
          expect(merged).toEqual({ items: ids, total: ids.length, complete: true })
        },
      ),
    )
  })

  it('are complete when all items are loaded', () => {
    expect(mergePages([{ items: ['a'], total: 2 }], (id) => id).complete).toBe(false)
    expect(mergePages([], (id: string) => id)).toEqual({ items: [], total: 0, complete: true })
  })

  it('count the items before the first of them', () => {
    expect(mergePages([{ items: ['c'], total: 3 }], (id) => id, 2)).toEqual({ items: ['c'], total: 3, complete: true })
    expect(mergePages([{ items: ['b'], total: 3 }], (id) => id, 1).complete).toBe(false)
  })

  it('do not count the items before a page that is past the end, as in an old link', () => {
    expect(mergePages([{ items: [], total: 3 }], (id: string) => id, 60)).toEqual({ items: [], total: 3, complete: true })
  })
})
