import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterOptions } from './filterOptions.ts'

const options = ['Ravklippen', 'Ålborg Nat', 'Store Ravn', 'Nordhavets Skat', 'Strandravn', 'Café Ærø'].map((label) => ({ label }))
const found = (text: string) => filterOptions(options, text).map(({ label }) => label)

test.each([
  ['rav', ['Ravklippen', 'Store Ravn', 'Strandravn']],
  ['AALBORG', ['Ålborg Nat']],
  ['ålborg', ['Ålborg Nat']],
  ['cafe', ['Café Ærø']],
  ['ærø', ['Café Ærø']],
  ['æro', []],
  ['nat ål', ['Ålborg Nat']],
  ['  skat ', ['Nordhavets Skat']],
  ['zzz', []],
])('%s', (text, labels) => {
  expect(found(text)).toEqual(labels)
})

test('does not match å with a', () => {
  expect(found('alborg')).toEqual([])
})

test('finds an option by its own label, finds all with an empty query, and never returns an option twice', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 20 }),
      fc.string({ maxLength: 4 }),
      (labels, text) => {
        const list = labels.map((label) => ({ label }))
        expect(filterOptions(list, '')).toEqual(list)
        for (const option of list) expect(filterOptions(list, option.label)).toContain(option)
        const some = filterOptions(list, text)
        expect(new Set(some).size).toBe(some.length)
      },
    ),
  )
})
