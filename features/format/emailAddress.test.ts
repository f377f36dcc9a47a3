import { expect, test } from 'vitest'
import { parseEmail } from './emailAddress.ts'

test.each([
  [' sofie@eksempel.dk ', 'sofie@eksempel.dk'],
  ['jens&mette@eksempel.dk', 'jens&mette@eksempel.dk'],
  ['peter/hr@eksempel.dk', 'peter/hr@eksempel.dk'],
  ['a#b@eksempel.dk', 'a#b@eksempel.dk'],
  ["o'brien+spil@eksempel.dk", "o'brien+spil@eksempel.dk"],
  ['ivan@eksempel.xn--p1ai', 'ivan@eksempel.xn--p1ai'],
  ['sofie@bådhuset.dk', 'sofie@xn--bdhuset-exa.dk'],
  ['Sofie@Eksempel.DK', 'Sofie@eksempel.dk'],
])('%s is the address %s', (text, address) => {
  expect(parseEmail(text)).toBe(address)
})

test.each([
  '',
  'sofie',
  'sofie@',
  '@eksempel.dk',
  'sofie@eksempel',
  'so fie@eksempel.dk',
  'a@b@eksempel.dk',
  'sofie@eksempel.dk:25',
  'sofie@eksempel.dk/x',
  'sofie@-eksempel.dk',
  'sofie@eksempel..dk',
  'bådhuset@eksempel.dk',
  `${'a'.repeat(65)}@eksempel.dk`,
  `a@${'b'.repeat(64)}.dk`,
  `a@${`${'b'.repeat(60)}.`.repeat(5)}dk`,
])('%s is no address', (text) => {
  expect(parseEmail(text)).toBeNull()
})
