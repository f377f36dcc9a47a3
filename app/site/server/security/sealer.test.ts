import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

const clock = { now: 1000 }
const sealer = createSealer('secret'.repeat(8), 'registration', () => clock.now)

test('opens a sealed value until it expires', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      clock.now = 1000
      const text = sealer.seal(value, 600)
      expect(sealer.unseal(text)).toEqual(JSON.parse(JSON.stringify(value)))
      clock.now += 600_000
      expect(sealer.unseal(text)).toBeNull()
    }),
  )
})

test('the sealed text hides the value and is unique', () => {
  const [one, two] = [sealer.seal({ cpr: '0101901234' }, 600), sealer.seal({ cpr: '0101901234' }, 600)]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('0101901234')
  expect(one).toMatch(/^[\w-]+$/)
})

test('a text with any changed byte is rejected', () => {
  clock.now = 1000
  const bytes = Buffer.from(sealer.seal('value', 600), 'base64url')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ flip
      expect(sealer.unseal(changed.toString('base64url'))).toBeNull()
    }),
  )
})

test('a different purpose or secret cannot open it', () => {
  const text = sealer.seal('value', 600)
  expect(createSealer('secret'.repeat(8), 'other', () => 1000).unseal(text)).toBeNull()
  expect(createSealer('another'.repeat(8), 'registration', () => 1000).unseal(text)).toBeNull()
  expect(sealer.unseal('')).toBeNull()
  expect(sealer.unseal('AAAA')).toBeNull()
})
