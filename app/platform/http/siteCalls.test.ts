import type { CallTable } from '@casino/features/api/contract'
import { callTables } from '@casino/features/callTables'
import { refusedSignature, signatureHeaders } from '@casino/shared/callSignature'
import { expect, it } from 'vitest'
import { setUpPlatform, siteKeyEnv } from '../testing/harness.ts'

const platform = setUpPlatform({ env: siteKeyEnv })

const calls = Object.values<CallTable>(callTables)
  .flatMap((table) => Object.values(table))
  .filter(({ handledLocally }) => !handledLocally)
  .map(({ method, path }) => ({ method, url: path.replace(/:\w+/g, 'x') }))

it('with a SITE_KEY every call of the tables is refused unless the site has signed it', async () => {
  const codes = async (headersOf: (call: { method: string; path: string }) => Record<string, string>) => {
    const answers = []
    for (const { method, url } of calls) {
      const { payload } = await platform.inject({ method, url, headers: headersOf({ method, path: url }) })
      answers.push(JSON.parse(payload).code)
    }
    return answers
  }
  const forged = 'f'.repeat(40)
  const refused = calls.map(() => refusedSignature.body.code)
  expect(await codes(() => ({}))).toEqual(refused)
  expect(await codes((call) => signatureHeaders(forged, call, Date.now()))).toEqual(refused)
  expect(await codes((call) => signatureHeaders(siteKeyEnv.SITE_KEY, call, Date.now()))).not.toContain(refusedSignature.body.code)
})

it('a signed call is refused with another query or body, or without its body', async () => {
  const send = async (url: string, payload: string | undefined, signed: { path: string; body?: string }) => {
    const signature = signatureHeaders(siteKeyEnv.SITE_KEY, { method: 'POST', ...signed }, Date.now())
    const headers = { ...signature, ...(payload !== undefined && { 'content-type': 'application/json' }) }
    const { body } = await platform.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) })
    return (JSON.parse(body) as { code?: string }).code // the envelope of every answer
  }
  const path = '/api/siteInfo'
  const body = '{"a":1}'
  expect(await send(path, body, { path, body })).not.toBe('ERR_SIGNATURE')
  expect(await send(path, '{"a":2}', { path, body })).toBe('ERR_SIGNATURE')
  expect(await send(path, undefined, { path, body })).toBe('ERR_SIGNATURE')
  expect(await send(path, body, { path })).toBe('ERR_SIGNATURE')
  expect(await send(`${path}?a=2`, body, { path: `${path}?a=1`, body })).toBe('ERR_SIGNATURE')
})

it('an unsigned call is refused before its body is read', async () => {
  const payload = 'x'.repeat(300_000) // more than a body may have
  expect((await platform.inject({ method: 'POST', url: '/api/seo', payload })).statusCode).toBe(403)
})

it('what browsers and providers open themselves needs no signature', async () => {
  const statusOf = async (url: string) => (await platform.inject({ url })).statusCode
  const pages = [
    '/identity',
    '/game/ravklippen',
    '/game/check/ravklippen',
    '/art/games/ravklippen.svg',
    '/docs',
    '/openapi.json',
    '/readyz',
  ]
  expect(await Promise.all(pages.map(statusOf))).toEqual(pages.map(() => 200))
})
