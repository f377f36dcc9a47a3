import { connect } from 'node:net'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { failWith, startPageServer } from './pages/pageTestServer.ts'
import { securityHeaders } from './security/securityHeaders.ts'

const headerNames = Object.keys(securityHeaders({ secure: false }))
let port: number

/** Sends bytes as a stranger would, without the checks of an HTTP client. Resolves to the whole response. */
const sendRaw = (text: string): Promise<{ status: number; head: string; body: string }> =>
  new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')))
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      received += part
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const end = received.indexOf('\r\n\r\n')
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1]),
        head: received.slice(0, end).toLowerCase(),
        body: received.slice(end + 4),
      })
    })
  })

const get = (url: string, headers = '') => sendRaw(`GET ${url} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n${headers}\r\n`)

/** A response that a stranger may see: never 5xx, always with the security headers and a policy; an error as envelope or page. */
async function expectGuarded(url: string, headers = '') {
  const { status, head, body } = await get(url, headers)
  const shown = JSON.stringify(url.slice(0, 80))
  expect(status, shown).toBeLessThan(500)
  for (const name of [...headerNames, 'content-security-policy']) expect(head, `${shown} ${status}`).toContain(`\r\n${name}:`)
  if (status < 400) return
  if (head.includes('content-type: text/html')) expect(body, shown).toContain('<html lang="da">')
  else expect(body, shown).toMatch(/"result":0,"error":\{"code":"ERR_\w+","message":"\S/)
}

beforeEach(async () => {
  const { app } = await startPageServer({ 'content.mainContent': failWith('ERR_NOT_FOUND'), 'games.list': () => ({ games: [], total: 0 }) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

const known: readonly (string | [name: string, url: string])[] = [
  '//',
  '///',
  '//999999999999',
  '//evil.example/%2e%2e',
  '/%zz',
  '/%',
  '/img/%zz',
  '/api/%ff',
  '/%00',
  '/%c0%af',
  '/..%2f..%2fetc/passwd',
  '/\\evil.example',
  '/\\\\evil.example/_payload.json',
  '//:80/',
  '//[::1',
  '//a@b:c/',
  '/_payload.json/_payload.json',
  '///_payload.json',
  '/?%zz',
  '/spilleautomater?side=%ff&soeg=%00',
  '/contents/%E0%A4%A',
  '/nyheder/50%',
  '/min-konto/transaktioner?fra=2026-13-01&til=2026-13-02',
  '/log%2Dind',
  '/log-ind?redirect=//evil.example',
  '/%0d%0aset-cookie:x=1',
  ['10,000 letters', `/${'a'.repeat(10_000)}`],
  ['4,000 segments', `/${'a/'.repeat(4000)}`],
  ['3,000 parameters', `/?${'a=b&'.repeat(3000)}`],
  ['a long id', `/img/games/${'a'.repeat(300)}`],
  'http://evil.example/',
  'http://evil.example',
  '*',
]
test.each(known.map((each) => (typeof each === 'string' ? ([each, each] as const) : each)))(
  'GET %s is answered with a page or an error of ours',
  async (_, url) => {
    await expectGuarded(url)
    await expectGuarded(url, 'sec-fetch-dest: document\r\n')
  },
)

test('a path that cannot be decoded leads to the front page, as any that is no page', async () => {
  for (const path of ['/nyheder/50%', '/%E0%A4%A']) {
    const { status, head } = await get(path)
    expect(status).toBe(302)
    expect(head).toContain('\r\nlocation: /\r\n')
    expect(head).toContain('notice=pagegone')
  }
  expect((await get('/img/%zz')).status).toBe(404)
})

test('a target that is a whole address is its path', async () => {
  const { status, head } = await get('http://site.test/jackpots/')
  expect([status, /location: (\S+)/.exec(head)?.[1]]).toEqual([302, '/jackpots'])
})

test('headers that are too long have a page that names the cookies', async () => {
  const { status, head, body } = await get('/', `Cookie: ${'a=b; '.repeat(4000)}\r\n`)
  expect(status).toBe(431)
  expect(head).toContain('content-type: text/html')
  expect(body).toContain('Slet cookies')
  expect(body).toMatch(/Referencenummer: [A-Z0-9]{10}/)
})

test('an unknown expectation is ignored', async () => {
  await expectGuarded('/', 'Expect: x\r\n')
})

test('any path is answered with a page or an error of ours', async () => {
  const part = fc.oneof(
    fc.constantFrom('/', '//', '..', '.', '%2e', '%2f', '%5c', '%00', '%zz', '%', '%ff', ';', '@', ':', '\\', '?', '&', '=', '#'),
    fc.constantFrom(
      'api',
      'img',
      'backend',
      'assets',
      'contents',
      'jackpots',
      'spilleautomater',
      '_payload.json',
      'min-konto',
      '9999999999',
    ),
    fc.string({ maxLength: 8 }).map((text) => text.replace(/[\s\p{C}]|[^\p{ASCII}]/gu, '')),
  )
  const url = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`)
  await fc.assert(
    fc.asyncProperty(url, (each) => expectGuarded(each)),
    { numRuns: 150 },
  )
}, 60_000)

test.each([
  ['a bad method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['no HTTP', 'hello\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  ['length and chunks', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG'],
  ['a bad header', 'GET / HTTP/1.1\r\nHost: x\r\nA\u0000B: c\r\n\r\n'],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n'],
  ['two hosts in another case', 'GET /spilleautomater HTTP/1.1\r\nhost: x\r\nHOST: evil.example\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
])('%s is refused with the envelope and the security headers', async (_, text) => {
  const { status, head, body } = await sendRaw(text)
  expect(status).toBe(400)
  for (const name of [...headerNames, 'content-security-policy']) expect(head).toContain(`\r\n${name}:`)
  expect(head).toContain('connection: close')
  expect(body).toMatch(/"result":0,"error":\{"code":"ERR_VALIDATION","message":"\S/)
})
