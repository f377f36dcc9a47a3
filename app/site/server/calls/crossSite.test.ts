import { expect, test } from 'vitest'
import { signCookies } from '../testing/testSite.ts'
import { callRegistry } from './callRegistry.ts'
import { sessionCookie, startCallServer } from './callTestServer.ts'

const cookie = signCookies(`${sessionCookie}; transactionId=tx1; loginLog=log1; approvalCode=code1; depositLog=d1`)
/** How another site's page can reach this one with the player's cookies. */
const foreignHeaders = {
  'a script of another site': { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
  'a script of a sibling domain': { 'sec-fetch-site': 'same-site', 'content-type': 'application/json' },
  'a form of another site': { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
  'a form that passes for text': { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
  'a script that sends a file': { 'sec-fetch-site': 'cross-site', 'content-type': 'application/octet-stream' },
  'an older browser': { origin: 'https://evil.example', 'content-type': 'application/json' },
  'a sandboxed frame': { origin: 'null', 'content-type': 'application/json' },
}

const calls = [...callRegistry].map(([name, def]) => ({
  name,
  served: !def.siteServerOnly,
  method: def.base === 'site' ? def.method : ('POST' as const),
  url: def.base === 'site' ? def.path : `/backend/${name}`,
}))
const mutating = calls.filter(({ served, method }) => served && method !== 'GET')

test.each(Object.entries(foreignHeaders))('%s can send no call', async (_, headers) => {
  const { app, sent } = await startCallServer()
  const accepted = []
  for (const { name, method, url } of mutating) {
    const payload = headers['content-type'] === 'application/x-www-form-urlencoded' ? 'a=b' : '{}'
    const answer = await app.inject({ method, url, payload, headers: { ...headers, cookie } })
    if (answer.statusCode !== 403 || answer.headers['set-cookie'] !== undefined) accepted.push(name)
  }
  expect(accepted).toEqual([])
  expect(sent()).toEqual([])
})

test('covers every call that a browser can send, but reads', () => {
  expect(mutating.length).toBeGreaterThan(30)
  expect(calls.filter(({ served, method }) => served && method === 'GET').every(({ url }) => url.startsWith('/api/'))).toBe(true)
})

test.each(calls.filter(({ served }) => !served))('$name has no route that a browser could use', async ({ name, url }) => {
  const { app, sent } = await startCallServer()
  for (const path of [url, `/backend/${name}`]) {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      payload: {},
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie },
    })
    expect(answer.statusCode).toBe(404)
  }
  expect(sent()).toEqual([])
})
