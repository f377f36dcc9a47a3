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

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['::1', '[::1]'],
  ['192.0.2.7', '192.0.2.7'],
])('on HOST=%s the site and its embedded platform are reached at %s', (HOST, host) => {
  expect(readSiteServerConfig({ HOST })).toMatchObject({ publicUrl: `http://${host}:3000`, backendBaseUrl: `http://${host}:3001` })
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
  ...['0x10', '1e3', '80.0', ' 80', '+80', '-1', '0', '65536'].flatMap((value) => [
    ['PORT', value],
    ['PLATFORM_PORT', value],
    ['METRICS_PORT', value],
  ]),
  ...['0x10', '1e1', '-1', '301', 'soon'].map((value) => ['DRAIN_SECONDS', value]),
  ...['login', '__proto__=5', 'bogus=3', 'login=5,bogus=3', 'toString=1', 'login=5,login=6', 'login=5,', ',login=5'].map((value) => [
    'RATE_LIMITS',
    value,
  ]),
  ...[
    'https://user@casino.example',
    'https://user:secret@casino.example',
    'https://casino.example/da',
    'https://casino.example?x',
    'https://casino.example#x',
  ].map((value) => ['PUBLIC_URL', value]),
  ...['https://user@core.example/v1', 'https://:secret@core.example', 'https://core.example/v1?key=1', 'https://core.example/v1#x'].flatMap(
    (value) => [
      ['BACKEND_BASE_URL', value],
      ['IMAGE_BASE_URL', value],
    ],
  ),
  ['PARTNER_ORIGINS', 'https://user@partner.example'],
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

test('origins are normalised', () => {
  expect(readSiteServerConfig({ PUBLIC_URL: 'https://Casino.example:443/' }).publicUrl).toBe('https://casino.example')
})

test('an error names no password of an address', () => {
  for (const name of ['PUBLIC_URL', 'BACKEND_BASE_URL'])
    expect(() => readSiteServerConfig({ [name]: 'https://user:secret@casino.example' })).toThrow(/^(?!.*secret)/s)
})

test('an unknown bucket is named, with those that there are', () => {
  expect(() => readSiteServerConfig({ RATE_LIMITS: 'login=5,bogus=3' })).toThrow(
    /RATE_LIMITS: unknown or repeated bucket bogus; expected one or more of login, .*image/,
  )
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
