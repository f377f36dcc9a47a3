import { expect, test } from 'vitest'
import { startTestApp } from '../testing/testApp.ts'

const [client, proxy, balancer] = ['203.0.113.9', '10.0.0.1', '10.0.0.2'] as const

/** Whether two calls that claim to come from different addresses share a limit of one call a minute. */
async function sharesLimit(trustProxy: string, remoteAddress: string, forwardedFor: (n: number) => string): Promise<boolean> {
  const { app } = await startTestApp(
    { 'registration.validateEmail': () => ({ available: true }) },
    { env: { TRUST_PROXY: trustProxy, RATE_LIMITS: 'emailCheck=1' } },
  )
  const statuses = []
  for (const n of [1, 2]) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/backend/registration.validateEmail',
      payload: { query: { email: 'a@eksempel.dk' } },
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': forwardedFor(n) },
      remoteAddress,
    })
    statuses.push(statusCode)
  }
  return statuses[1] === 429
}
const forged = (n: number) => `198.51.100.${n}`

test.each([
  ['', client, forged],
  ['0', client, forged],
  ['1', proxy, (n: number) => `${forged(n)}, ${client}`],
  ['2', balancer, (n: number) => `${forged(n)}, ${client}, ${proxy}`],
  ['10.0.0.0/8', balancer, (n: number) => `${forged(n)}, ${client}, ${proxy}`],
  ['10.0.0.0/8', client, forged],
] as const)('with TRUST_PROXY=%s a client at %s cannot choose its address', async (trustProxy, remoteAddress, forwardedFor) => {
  expect(await sharesLimit(trustProxy, remoteAddress, forwardedFor)).toBe(true)
})

test.each([
  ['1', proxy, forged],
  ['2', balancer, (n: number) => `${forged(n)}, ${proxy}`],
  ['10.0.0.0/8', balancer, (n: number) => `${forged(n)}, ${proxy}`],
] as const)('with TRUST_PROXY=%s clients behind %s have limits of their own', async (trustProxy, remoteAddress, forwardedFor) => {
  expect(await sharesLimit(trustProxy, remoteAddress, forwardedFor)).toBe(false)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:203.0.113.9', '203.0.113.9', true],
  ['203.0.113.9', '203.0.113.10', false],
] as const)('the check of an e-mail address at %s and at %s has one limit: %s', async (first, second, shared) => {
  expect(await sharesLimit('1', proxy, (n) => (n === 1 ? first : second))).toBe(shared)
})
