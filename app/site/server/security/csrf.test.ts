import { expect, test } from 'vitest'
import { isFromPartner, isTrustedNavigation, isTrustedRequest } from './csrf.ts'

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

const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const embedded = (dest: string, mode = 'no-cors') => ({ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': dest, 'sec-fetch-mode': mode })

test('a cross-site request cannot log a player out', () => {
  expect(isTrustedNavigation({ 'sec-fetch-site': 'cross-site', ...opened })).toBe(false)
  expect(isTrustedNavigation({ 'sec-fetch-site': 'same-site', ...opened })).toBe(false)
  expect(isTrustedNavigation({ 'sec-fetch-site': 'same-origin', ...opened })).toBe(true)
  expect(isTrustedNavigation({ 'sec-fetch-site': 'none', ...opened })).toBe(true)
})

test.each([
  ['an image', embedded('image')],
  ['a style', embedded('style')],
  ['a script', embedded('empty', 'cors')],
  ['a frame', embedded('iframe', 'navigate')],
  ['a prefetch', { 'sec-fetch-site': 'same-origin', ...opened, 'sec-purpose': 'prefetch' }],
  ['an image without Sec-Fetch headers', { accept: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8' }],
  ['a request of no browser', {}],
])('%s of a page cannot log a player out', (_, headers) => {
  expect(isTrustedNavigation(headers)).toBe(false)
})

test('over plain http a document request logs the player out', () => {
  expect(isTrustedNavigation({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })).toBe(true)
})

test.each([
  ['https://partner.example', 'navigate', true],
  ['https://partner.example', undefined, true],
  ['https://partner.example', 'cors', false],
  ['https://partner.example.evil.example', 'navigate', false],
  ['null', 'navigate', false],
  [undefined, 'navigate', false],
])('a form of %s, mode %s, is of a partner: %s', (origin, mode, expected) => {
  expect(isFromPartner({ origin, 'sec-fetch-mode': mode }, ['https://partner.example'])).toBe(expected)
})
