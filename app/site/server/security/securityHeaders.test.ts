import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, errorPagePolicy, securityHeaders } from './securityHeaders.ts'

const options = { frameOrigins: ['https://core.example', 'https://bank.example'], secure: true, dev: false }

test('the policy allows no inline script, and one inline style by its hash', () => {
  const policy = contentSecurityPolicy(options, 'a{color:red}')
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update('a{color:red}').digest('base64')}';`)
  expect(contentSecurityPolicy(options, '')).toContain("style-src 'self';")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-src 'self' https://core.example https://bank.example;")
  expect(policy).toContain("form-action 'self' https://core.example https://bank.example;")
})

test('the policy of the error page allows only its style', () => {
  const policy = errorPagePolicy('a{color:red}')
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=';/)
  expect(policy).not.toContain('script-src')
})

test('http has neither upgrade-insecure-requests nor HSTS', () => {
  expect(contentSecurityPolicy({ ...options, secure: false }, '')).not.toContain('upgrade')
  expect(securityHeaders({ secure: false })).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders({ secure: true })['strict-transport-security']).toContain('max-age=63072000')
})
