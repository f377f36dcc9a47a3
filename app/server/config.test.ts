import { expect, test } from 'vitest'
import { readSiteServerConfig } from './config.ts'

test('an empty environment has working defaults', () => {
  expect(readSiteServerConfig({})).toMatchObject({
    port: 3000,
    backendBaseUrl: 'http://127.0.0.1:3001',
    publicUrl: 'http://127.0.0.1:3000',
    cookieSecure: false,
    publicUrlConfigured: false,
  })
})

test('https makes cookies secure, and BACKEND_BASE_URL replaces the embedded platform', () => {
  const config = readSiteServerConfig({ PUBLIC_URL: 'https://nordlys.example/', BACKEND_BASE_URL: 'https://core.example/v1/' })
  expect(config).toMatchObject({ cookieSecure: true, publicUrl: 'https://nordlys.example', backendBaseUrl: 'https://core.example/v1' })
})

test.each([
  ['PORT', 'x'],
  ['BACKEND_BASE_URL', 'ftp://x'],
  ['COOKIE_SECURE', 'maybe'],
  ['COOKIE_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMITS', 'login'],
])('an invalid %s is named in the error', (name, value) => {
  expect(() => readSiteServerConfig({ [name]: value })).toThrow(new RegExp(`\\b${name}: `))
})

test('rate limits are parsed per bucket', () => {
  expect(readSiteServerConfig({ RATE_LIMITS: 'login=5,card=1' }).rateLimits).toEqual({ login: 5, card: 1 })
})
