import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSignedBody, isSignedCall, signatureHeaders } from './callSignature.ts'

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
  expect(isSignedCall(siteKey, { ...call, path: '/api/siteInfo?brand=strand' }, headers, now)).toBe(false)
  expect(
    isSignedCall(
      siteKey,
      call,
      { ...headers, 'content-digest': signatureHeaders(siteKey, { ...call, body: '{}' }, now)['content-digest'] },
      now,
    ),
  ).toBe(false)
  expect(isSignedCall(siteKey, call, { ...headers, timestamp: String(now + 1) }, now)).toBe(false)
  expect(isSignedCall('l'.repeat(40), call, headers, now)).toBe(false)
})

test('a signature is of one body', () => {
  const headers = signatureHeaders(siteKey, { ...call, body: '{"amount":1}' }, now)
  expect(isSignedCall(siteKey, call, headers, now)).toBe(true)
  expect(isSignedBody(headers, '{"amount":1}')).toBe(true)
  for (const body of ['', '{}', '{"amount":2}', '{"amount":1} ']) expect(isSignedBody(headers, body)).toBe(false)
  expect(isSignedBody(signatureHeaders(siteKey, call, now), '')).toBe(true)
})

test('headers that are missing, repeated or made up are no signature', () => {
  for (const headers of [{}, { key: '', timestamp: '' }, { key: ['a'], timestamp: [String(now)], 'content-digest': 'a' }])
    expect(isSignedCall(siteKey, call, headers, now)).toBe(false)
  fc.assert(
    fc.property(fc.string(), fc.oneof(fc.constant(String(now)), fc.string()), (key, timestamp) => {
      expect(isSignedCall(siteKey, call, { key, timestamp, 'content-digest': 'sha-256=:a:' }, now)).toBe(false)
    }),
  )
})
