import { expect, test } from 'vitest'
import { isTrustedNavigation, isTrustedRequest } from './csrf.ts'

const own = ['https://nordlys.example']

test.each([
  ['same-origin', undefined, true, true],
  ['same-origin', 'https://evil.example', true, true],
  ['cross-site', 'https://nordlys.example', true, false],
  ['same-site', undefined, true, false],
  ['none', undefined, true, false],
  [undefined, 'https://nordlys.example', true, true],
  [undefined, 'https://evil.example', false, false],
  [undefined, 'null', false, false],
  [undefined, undefined, true, false],
  [undefined, undefined, false, true],
])('site %s, origin %s, session %s → %s', (site, origin, session, passes) => {
  expect(isTrustedRequest({ 'sec-fetch-site': site, origin }, own, session)).toBe(passes)
})

test('a cross-site request cannot log a player out', () => {
  expect(isTrustedNavigation({ 'sec-fetch-site': 'cross-site' })).toBe(false)
  expect(isTrustedNavigation({ 'sec-fetch-site': 'same-site' })).toBe(false)
  expect(isTrustedNavigation({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(isTrustedNavigation({ 'sec-fetch-site': 'none' })).toBe(true)
})
