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
  ['LINK_HOSTS', 'https://partner.example'],
  ['LINK_HOSTS', 'partner'],
  ...['partner.example', 'https://partner.example/path', 'ftp://partner.example', '*', 'null', 'https://a.example,'].map((value) => [
    'PARTNER_ORIGINS',
    value,
  ]),
  ['PAYMENT_ORIGINS', 'https://bank.example/3ds'],
  ...['true', '*', 'all', 'loopback', '-1', '11', '1.5', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/8,::/0', '10.0.0.1,'].map((value) => [
    'TRUST_PROXY',
    value,
  ]),
])('an invalid %s (%s) is named in the error', (name, value) => {
  expect(() => readSiteServerConfig({ [name]: value })).toThrow(new RegExp(`\\b${name}: `))
})

test.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, false],
  [{ CONTENT_CACHE: '0' }, false],
  [{ NODE_ENV: 'development', CONTENT_CACHE: '1' }, true],
])('with %j content is cached: %s', (env, contentCache) => {
  expect(readSiteServerConfig(env).contentCache).toBe(contentCache)
})

test('payments are approved on pages of the back end, and of the configured banks', () => {
  expect(readSiteServerConfig({ BACKEND_BASE_URL: 'https://core.example/v1' }).paymentOrigins).toEqual(['https://core.example'])
  expect(readSiteServerConfig({ PAYMENT_ORIGINS: 'https://bank.example' }).paymentOrigins).toEqual([
    'http://127.0.0.1:3001',
    'https://bank.example',
  ])
})

test('rate limits are parsed per bucket', () => {
  expect(readSiteServerConfig({ RATE_LIMITS: 'login=5,card=1' }).rateLimits).toEqual({ login: 5, card: 1 })
})

test.each([
  ['0', 0],
  ['1', 1],
  ['10', 10],
  ['192.0.2.7', ['192.0.2.7']],
  ['10.0.0.0/8, 2001:db8::/32,::1', ['10.0.0.0/8', '2001:db8::/32', '::1']],
])('TRUST_PROXY %s is a number of proxies or a list of their addresses', (value, trustProxy) => {
  expect(readSiteServerConfig({ TRUST_PROXY: value })).toMatchObject({ trustProxy })
})

test('hosts of links are a list of names', () => {
  expect(readSiteServerConfig({}).linkHosts).toEqual([])
  expect(readSiteServerConfig({ LINK_HOSTS: 'partner.example,help.example' }).linkHosts).toEqual(['partner.example', 'help.example'])
})

test('partners are a list of origins, and none by default', () => {
  expect(readSiteServerConfig({}).partnerOrigins).toEqual([])
  const { partnerOrigins } = readSiteServerConfig({ PARTNER_ORIGINS: 'https://partner.example,http://127.0.0.1:3001' })
  expect(partnerOrigins).toEqual(['https://partner.example', 'http://127.0.0.1:3001'])
})
