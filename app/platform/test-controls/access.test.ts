import { describe, expect, it } from 'vitest'
import { setUpPlatform, testStart } from '../testing/harness.ts'

const platform = setUpPlatform({ modules: [] })

describe('requests', () => {
  const controls = [
    { method: 'GET', url: '/_test/ledger' },
    { method: 'GET', url: '/_test/persons' },
    { method: 'POST', url: '/_test/reset' },
    { method: 'POST', url: '/_test/clock', payload: { advanceMs: 1000 } },
    { method: 'POST', url: '/_test/faults', payload: { path: '/*', kind: 'status' } },
  ] as const

  it.each([
    ['another machine', { remoteAddress: '203.0.113.5' }],
    ['another machine in a private network', { remoteAddress: '10.0.0.1' }],
    ['another machine by IPv6', { remoteAddress: '::ffff:203.0.113.5' }],
    [
      'another machine with forged forwarding headers',
      { remoteAddress: '203.0.113.5', headers: { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1', 'x-real-ip': '127.0.0.1' } },
    ],
    ['a name that resolves to loopback', { headers: { host: 'attacker.example' } }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a proxy that forwards the host', { headers: { 'x-forwarded-host': '127.0.0.1' } }],
    ['a proxy that forwards the scheme', { headers: { 'x-forwarded-proto': 'https' } }],
    ['a proxy of the standard', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['a proxy that names the client', { headers: { 'x-real-ip': '203.0.113.9' } }],
    ['a proxy that names itself', { headers: { via: '1.1 proxy' } }],
    ['a web page', { headers: { origin: 'https://attacker.example' } }],
  ])('of %s find no test controls', async (_, sender) => {
    for (const control of controls) {
      const response = await platform.inject({ ...control, ...sender })
      expect([control.url, response.statusCode, response.json().code]).toEqual([control.url, 404, 'ERR_NOT_FOUND'])
    }
    expect(platform.clock.now()).toBe(testStart)
    expect((await platform.get('/healthz')).status).toBe(200)
  })

  it.each(['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1'])('of this machine (%s) are served', async (remoteAddress) => {
    const response = await platform.inject({ method: 'GET', url: '/_test/ledger', remoteAddress })
    expect(response.json()).toMatchObject({ balanced: true })
  })
})
