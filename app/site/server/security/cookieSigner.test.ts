import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCookieSigner } from './cookieSigner.ts'

const signer = createCookieSigner('s'.repeat(40))

test('a signed value is read back, for its name only and by every replica with the secret', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const signed = signer.sign('session', value)
      expect(createCookieSigner('s'.repeat(40)).verify('session', signed)).toBe(value)
      expect(signer.verify('userId', signed)).toBeUndefined()
      expect(createCookieSigner('t'.repeat(40)).verify('session', signed)).toBeUndefined()
    }),
  )
})

test('a forged, changed or unsigned value is refused', () => {
  const signed = signer.sign('session', 'abc')
  const refused = [
    '',
    '.',
    'abc',
    'abc.',
    `abcd${signed.slice(3)}`,
    `${signed}A`,
    signed.slice(0, -2),
    `abc.${'A'.repeat(22)}`,
    `abc.${'A'.repeat(5000)}`,
  ]
  for (const each of refused) expect(signer.verify('session', each), each).toBeUndefined()
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(signer.verify('session', text)).toBeUndefined()
    }),
  )
})
