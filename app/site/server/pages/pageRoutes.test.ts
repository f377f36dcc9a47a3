import { describe, expect, test } from 'vitest'
import { parseSetCookies } from '../testing/testSite.ts'
import { failWith, parsePayload, sessionHeaders, startPageServer } from './pageTestServer.ts'

describe('redirects', () => {
  test.each([
    ['/ukendt-side', '/'],
    ['/wp-login.php', '/'],
    ['/spilleautomater/spil-for-alt/x', '/'],
    ['/min-konto/overfoer?beloeb=10000', '/log-ind?redirect=%2Fmin-konto%2Foverfoer%3Fbeloeb%3D10000'],
    ['/Log-Ind/', '/log-ind'],
    ['//evil.example/', '/'],
  ])('%s redirects to %s', async (url, to) => {
    const { get } = await startPageServer({ 'content.mainContent': failWith('ERR_NOT_FOUND') })
    const answer = await get(url)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(to)
  })

  test('the redirect path of a login is stored in a cookie if it is on this site', async () => {
    const { get } = await startPageServer()
    const kept = parseSetCookies((await get('/log-ind?redirect=/min-konto/overfoer')).headers['set-cookie'])
    expect(kept).toEqual({ redirect: '/min-konto/overfoer' })
    const advertised = `/min-konto/kampagne?kode=OVENI&utm_content=${'a'.repeat(600)}`
    const long = parseSetCookies((await get(`/log-ind?${new URLSearchParams({ redirect: advertised })}`)).headers['set-cookie'])
    expect(long).toEqual({ redirect: advertised })
    expect((await get('/log-ind?redirect=//evil.example')).headers['set-cookie']).toBeUndefined()
    const back = await get('/loginsuccess?method=login&logId=1', { cookie: 'redirect=/min-konto/overfoer' })
    expect(parsePayload(back.body).redirectTo).toBe('/min-konto/overfoer')
    const forged = await get('/loginsuccess?method=login&logId=1', { cookie: 'redirect=https://evil.example' })
    expect(parsePayload(forged.body).redirectTo).toBeUndefined()
  })
})

test('the redirect path of a login lasts until the player has been led there, and is not left for the next login', async () => {
  const { get } = await startPageServer()
  const cookie = `${sessionHeaders.cookie}; redirect=/jackpots`
  const cookiesOf = async (url: string, headers: Record<string, string>) => parseSetCookies((await get(url, headers)).headers['set-cookie'])
  expect(await cookiesOf('/loginsuccess?method=login&logId=1', { cookie })).not.toHaveProperty('redirect')
  expect(await cookiesOf('/contents/vilkaar', { cookie })).toMatchObject({ redirect: null })
  expect(await cookiesOf('/_payload.json', { cookie })).toMatchObject({ redirect: null })
  expect(await cookiesOf('/contents/vilkaar', { cookie: 'redirect=/jackpots' })).not.toHaveProperty('redirect')
})

describe('_payload.json', () => {
  test('equals the payload in the document', async () => {
    const { get } = await startPageServer()
    const [page, data] = [await get('/'), await get('/_payload.json')]
    expect(data.headers['content-type']).toBe('application/json; charset=utf-8')
    const { context, ...rest } = data.json()
    const { context: renderedContext, ...renderedRest } = parsePayload(page.body)
    expect(rest).toEqual(renderedRest)
    expect({ ...context, now: 0 }).toEqual({ ...renderedContext, now: 0 })
  })

  test('contains the redirect of a guard', async () => {
    const { get } = await startPageServer()
    expect((await get('/min-konto/oversigt/_payload.json')).json()).toEqual({ redirect: '/log-ind?redirect=%2Fmin-konto%2Foversigt' })
    expect((await get('/log-ind/_payload.json', sessionHeaders)).json()).toEqual({ redirect: '/' })
  })

  test('ignores the logout parameter', async () => {
    const { get, sent } = await startPageServer()
    await get('/_payload.json?logout=true', sessionHeaders)
    expect(sent.some(({ name }) => name === 'session.logout')).toBe(false)
  })
})

describe('errors', () => {
  test('a missing file or call is a 404, never a page', async () => {
    const { get } = await startPageServer()
    for (const url of ['/assets/gone.js', '/api/unknown', '/builds/meta/x.json', '/img/users/1'])
      expect((await get(url)).statusCode, url).toBe(404)
  })

  test('a document request receives the error page, any other the envelope', async () => {
    const { get } = await startPageServer()
    const page = await get('/api/unknown', { 'sec-fetch-dest': 'document' })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect((await get('/api/unknown')).json().error.code).toBe('ERR_NOT_FOUND')
  })

  test('a failed optional query leaves the page without its data', async () => {
    const { get, lines } = await startPageServer({ 'content.mainContent': failWith('ERR_UPSTREAM') })
    const { statusCode, body } = await get('/')
    expect(statusCode).toBe(200)
    expect(parsePayload(body).data).toEqual({})
    expect(lines.some((line) => line.includes('content.mainContent'))).toBe(true)
  })

  test('an unreachable back end results in the error page, with a reference and no stack trace', async () => {
    const { get, lines } = await startPageServer({ 'content.layouts': failWith('ERR_UPSTREAM') })
    const { statusCode, body, headers } = await get('/')
    expect(statusCode).toBe(502)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const reference = /Referencenummer: ([A-Z0-9]{10})/.exec(body)?.[1] ?? 'none'
    expect(lines.some((line) => line.includes(reference))).toBe(true)
    expect(body).not.toMatch(/at \w+|Error:/)
  })
})
