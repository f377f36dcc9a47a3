import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeAddressPart, unescapeUnreserved } from './pathEscapes.ts'

test('a part with an escape that is not valid has no text', () => {
  expect(decodeAddressPart('v%C3%A6rd')).toBe('værd')
  for (const part of ['50%', '%E0%A4%A', '%', '%zz']) expect(decodeAddressPart(part)).toBeNull()
})

test('only escapes of unreserved characters are undone', () => {
  expect(unescapeUnreserved('/log%2Dind')).toBe('/log-ind')
  expect(unescapeUnreserved('/j%61ckpots')).toBe('/jackpots')
  for (const path of ['/a%2Fb', '/v%C3%A6rd', '/a%3Fb', '/%00', '/50%', '/%zz']) expect(unescapeUnreserved(path)).toBe(path)
})

test('undoing them never changes what a path means', () => {
  const part = fc.constantFrom('/', 'a', '-', '%C3%A6', '%2D', '%61', '%25', '%32', '%2F', '%44')
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const path = parts.join('')
      expect(decodeAddressPart(unescapeUnreserved(path))).toBe(decodeAddressPart(path))
    }),
  )
})
