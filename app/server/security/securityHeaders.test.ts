import { expect, test } from 'vitest'
import { contentSecurityPolicy, createNonce, securityHeaders } from './securityHeaders.ts'

const options = { backendOrigin: 'https://core.example', secure: true, dev: false }

test('the policy allows inline script only with the nonce', () => {
  const policy = contentSecurityPolicy(options, 'abc')
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("script-src 'self' 'nonce-abc';")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain('frame-src https://core.example;')
})

test('http has neither upgrade-insecure-requests nor HSTS', () => {
  expect(contentSecurityPolicy({ ...options, secure: false }, 'abc')).not.toContain('upgrade')
  expect(securityHeaders({ secure: false })).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders({ secure: true })['strict-transport-security']).toContain('max-age=63072000')
})

test('nonces are unique and of equal length', () => {
  const nonces = Array.from({ length: 50 }, createNonce)
  expect(new Set(nonces).size).toBe(50)
  expect(new Set(nonces.map((nonce) => nonce.length))).toEqual(new Set([24]))
})
