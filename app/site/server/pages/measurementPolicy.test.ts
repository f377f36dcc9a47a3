import { expect, test } from 'vitest'
import { defaultResponses } from '../testing/fakeBackend.ts'
import { sessionHeaders, startPageServer } from './pageTestServer.ts'

const consentTo = (flags: string, version = 1) => `consent=${version}.${flags}.${Date.now()}.AbCdEfGhIjKlMnOpQrSt_-`

async function start(tagManagerId = 'GTM-AB12CD') {
  const server = await startPageServer(
    {
      'content.systemConfig': (input) =>
        input.query?.name === 'tagManagerId'
          ? { id: '1', name: 'tagManagerId', type: 'text', value: tagManagerId, isPublic: true }
          : defaultResponses['content.systemConfig']?.(input),
    },
    { env: { STATISTICS_HOSTS: '*.statistics.example', MARKETING_HOSTS: 'ads.example' } },
  )
  const visit = async (url: string, cookie = '') => {
    const { headers } = await server.get(url, cookie ? { cookie } : {})
    return { policy: String(headers['content-security-policy']), caching: String(headers['cache-control']) }
  }
  return { ...server, visit }
}

test('a document allows a third party only with consent and a configured tag manager', async () => {
  const { visit } = await start()
  const plain = (await visit('/')).policy
  expect(plain).not.toMatch(/googletagmanager|statistics\.example|ads\.example/)
  const { policy, caching } = await visit('/', consentTo('10'))
  const sources = 'https://www.googletagmanager.com https://*.statistics.example'
  expect(policy).toBe(
    plain
      .replace("script-src 'self'", `script-src 'self' ${sources}`)
      .replace("img-src 'self'", `img-src 'self' ${sources}`)
      .replace("connect-src 'self'", `connect-src 'self' ${sources}`),
  )
  expect(caching).toContain('private')
  for (const cookie of [consentTo('00'), consentTo('11', 2), 'consent=1.11']) expect((await visit('/', cookie)).policy).toBe(plain)
})

test('the page comes from the cache for any choice, and no visitor gets another’s policy', async () => {
  const { visit, renders } = await start()
  const policies = []
  for (const cookie of ['', consentTo('11'), '', consentTo('01'), consentTo('00'), '']) policies.push((await visit('/', cookie)).policy)
  expect(renders()).toBe(1)
  expect(policies.map((policy) => policy.includes('googletagmanager'))).toEqual([false, true, false, true, false, false])
  expect((await visit('/')).caching).toContain('public')
})

test('nothing is allowed without a tag manager', async () => {
  const { visit } = await start('')
  expect((await visit('/', consentTo('11'))).policy).toBe((await visit('/')).policy)
})

test('no third party is allowed where a player logs in, registers, pays, sees an account, or is named by the address', async () => {
  const { visit } = await start()
  const openToAll = [
    '/log-ind',
    '/registrer',
    '/extpayment',
    '/MobilePay',
    '/loginsuccess?method=login&logId=x',
    '/unsubscribe?id=3f0c6a0e',
  ]
  for (const path of openToAll) expect((await visit(path, consentTo('11'))).policy, path).not.toContain('googletagmanager')
  const player = `${sessionHeaders.cookie}; ${consentTo('11')}`
  for (const path of ['/min-konto/oversigt', '/min-konto/overfoer', '/spilleautomater/spil-for-penge/ravklippen'])
    expect((await visit(path, player)).policy, path).not.toContain('googletagmanager')
  expect((await visit('/', player)).policy).toContain('googletagmanager')
})
