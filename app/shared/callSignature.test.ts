import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSignedCall, signatureHeaders } from './callSignature.ts'

const siteKey = 'k'.repeat(40)
const call = { method: 'POST', path: '/api/siteInfo' }
const now = 1_800_000_000_000

test('a call is signed for five minutes, before and after its time', () => {
  const headers = signatureHeaders(siteKey, call, now)
  for (const age of [0, 299_999, 300_000, -300_000]) expect(isSignedCall(siteKey, call, headers, now + age), String(age)).toBe(true)
  for (const age of [300_001, -300_001]) expect(isSignedCall(siteKey, call, headers, now + age), String(age)).toBe(false)
})

test('a signature is of one call, one time and one key', () => {
  const headers = signatureHeaders(siteKey, call, now)
  expect(isSignedCall(siteKey, { ...call, method: 'GET' }, headers, now)).toBe(false)
  expect(isSignedCall(siteKey, { ...call, path: '/api/menu' }, headers, now)).toBe(false)
  expect(isSignedCall(siteKey, call, { ...headers, timestamp: String(now + 1) }, now)).toBe(false)
  expect(isSignedCall('l'.repeat(40), call, headers, now)).toBe(false)
})

test('headers that are missing, repeated or made up are no signature', () => {
  for (const headers of [{}, { key: '', timestamp: '' }, { key: ['a'], timestamp: [String(now)] }])
    expect(isSignedCall(siteKey, call, headers, now)).toBe(false)
  fc.assert(
    fc.property(fc.string(), fc.oneof(fc.constant(String(now)), fc.string()), (key, timestamp) => {
      expect(isSignedCall(siteKey, call, { key, timestamp }, now)).toBe(false)
    }),
  )
})
