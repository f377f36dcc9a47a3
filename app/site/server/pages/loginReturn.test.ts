import { describe, expect, test } from 'vitest'
import { parseSetCookies, signCookies } from '../testing/testSite.ts'
import { parsePayload, startPageServer } from './pageTestServer.ts'

const code = 'c'.repeat(43)
const started = signCookies('transactionId=tx1; loginLog=log1')

describe('the return from the identity provider', () => {
  test('moves the code of the approval from the URL into an httpOnly cookie', async () => {
    const { get, lines } = await startPageServer()
    const answer = await get(`/loginsuccess?method=login&logId=log1&approvalCode=${code}`, { cookie: started })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/loginsuccess?method=login&logId=log1')
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ approvalCode: code })
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    expect(lines.filter((line) => line.includes('did not start'))).toEqual([])
    expect(lines.join()).not.toContain(code)
  })

  test.each([
    ['a browser without a login of its own', ''],
    ['a browser whose login has another log id', 'transactionId=tx2; loginLog=log2'],
    ['a browser whose login has expired', 'loginLog=log1'],
    ['forged cookies', 'transactionId=tx1.forged; loginLog=log1.forged'],
  ])('%s does not keep the code', async (name, cookie) => {
    const { get, lines } = await startPageServer()
    const headers = { cookie: name === 'forged cookies' ? cookie : signCookies(cookie) }
    const answer = await get(`/loginsuccess?logId=log1&approvalCode=${code}`, headers)
    expect(answer.headers.location).toBe('/loginsuccess?logId=log1')
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({})
    expect(lines.filter((line) => line.includes('did not start'))).toHaveLength(1)
    expect(lines.join()).not.toContain(code)
  })

  test.each([
    [`/?approvalCode=${code}`, '/'],
    [`/_payload.json?approvalCode=${code}&x=1`, '/?x=1'],
    [`//evil.example/?approvalCode=${code}`, '/evil.example/'],
    [`/%5Cevil.example?approvalCode=${code}`, '/%5Cevil.example'],
    [`/?logout=true&approvalCode=`, '/?logout=true'],
  ])('%s redirects to %s on this site, without the code', async (url, to) => {
    const { get } = await startPageServer()
    expect((await get(url, { cookie: started })).headers.location).toBe(to)
  })

  test('the page does not contain the code', async () => {
    const { get } = await startPageServer()
    const cookie = signCookies(`transactionId=tx1; loginLog=log1; approvalCode=${code}`)
    const page = await get('/loginsuccess?method=login&logId=log1', { cookie })
    expect(parsePayload(page.body).search).toBe('method=login&logId=log1')
    expect(page.body).not.toContain(code)
  })
})
