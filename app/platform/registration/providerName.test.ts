import { expect, test } from 'vitest'
import { providerName } from './providerName.ts'

test.each([
  ["D'Arcy O’Brien", "D’Arcy O'Brien", false],
  ['Bjo\u0308rn', 'BJÖRN', false],
  ['Anne\u2011Marie', 'Anne-Marie', false],
  ['Anna', 'Anne', true],
])('%s and %s: corrected %s', (entered, told, isCorrected) => {
  const person = { firstName: told, lastName: 'Toft' }
  expect(providerName(person, { firstName: entered, lastName: 'Toft' })).toEqual({ firstName: told, lastName: 'Toft', isCorrected })
})
