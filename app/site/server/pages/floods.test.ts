import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseSetCookies, signCookies } from '../testing/testSite.ts'
import { failWith, sessionHeaders, startPageServer } from './pageTestServer.ts'

const times = 12

// the clock of the page cache: nothing expires while a test runs, however slow the machine
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(5000))
afterEach(() => vi.restoreAllMocks())

const each = (name: string) => Array.from({ length: times }, (_, n) => `${name}${n}`)
const list = { 'games.list': () => ({ games: [], total: 0 }) }

describe('requests that cannot change the document share one rendering', () => {
  test.each([
    ['forged sessions', '/', each('session=forged-session-id-of-22-chars-')],
    ['forged and signed-looking sessions', '/', each('session=forged.AAAAAAAAAAAAAAAAAAAAAA; userId=')],
    ['unknown brands', '/', each('brand=brand-')],
    ['unknown contrasts', '/', each('contrast=c')],
    ['affiliate tags', '/', each('btag=partner')],
  ])('%s', async (_, url, cookies) => {
    const { get, sent, renders } = await startPageServer()
    const first = await get(url)
    const calls = sent.length
    for (const cookie of cookies) {
      const answer = await get(url, { cookie })
      expect([answer.statusCode, answer.body === first.body], cookie).toEqual([200, true])
    }
    expect(renders()).toBe(1)
    expect(sent).toHaveLength(calls)
  })

  test.each([
    ['affiliate tags', '/', each('btag=partner')],
    ['invalid affiliate tags', '/', each('btag=%3Cscript%3E')],
    ['unknown parameters', '/', each('utm_source=x')],
    ['a payment id where no payment returns', '/', each('depositLogId=d')],
    ['unknown parameters of a list', '/spilleautomater', each('x=')],
    ['invalid values of a list', '/spilleautomater', each('side=x').concat('side=0', 'side=-1', 'sorter=zzz', 'kategori=%00', 'soeg=++')],
  ])('%s', async (_, path, queries) => {
    const { get, sent, renders } = await startPageServer(list)
    await get(path)
    const calls = sent.length
    for (const query of queries) expect((await get(`${path}?${query}`)).statusCode, query).toBe(200)
    expect(renders()).toBe(1)
    expect(sent).toHaveLength(calls)
  })

  test('the same values of a list in another form', async () => {
    const { get, renders } = await startPageServer(list)
    for (const query of ['side=2&soeg=ravn', 'soeg=ravn&side=2', 'soeg=+ravn+&side=02', 'soeg=ravn&side=2.0&side=9'])
      expect((await get(`/spilleautomater?${query}`)).statusCode, query).toBe(200)
    expect(renders()).toBe(1)
  })

  test('payloads, with a parameter that only documents act on', async () => {
    const { get, sent } = await startPageServer()
    await get('/_payload.json')
    const calls = sent.length
    const bodies = new Set<string>()
    for (const query of each('logout=true&btag=x')) bodies.add((await get(`/_payload.json?${query}`)).body)
    expect([bodies.size, sent.length]).toEqual([1, calls])
  })
})

describe('cookies are added to the cached document', () => {
  test('an affiliate tag, out of shared caches', async () => {
    const { get, renders } = await startPageServer()
    for (const tag of ['partner1', 'partner2']) {
      const answer = await get(`/?btag=${tag}`)
      expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ btag: tag })
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
    expect((await get('/?btag=partner1', { cookie: 'btag=partner1' })).headers['set-cookie']).toBeUndefined()
    expect((await get('/')).headers['set-cookie']).toBeUndefined()
    expect(renders()).toBe(1)
  })

  test('a notice has one rendering for all, and an unknown one none', async () => {
    const { get, renders } = await startPageServer()
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await get('/', { cookie: 'notice=formLost' })
      expect(answer.body).toContain('Siden var ikke helt klar')
      expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ notice: null })
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
    expect(renders()).toBe(1)
    for (const value of ['1', 'x', 'y'.repeat(100)])
      expect((await get('/', { cookie: `notice=${value}` })).body).not.toMatch(/<p[^>]*>Siden var/)
    expect(renders()).toBe(2)
  })
})

test('an ended session is asked for once, then the guest page is served and the cookie cleared', async () => {
  const { get, sent, renders } = await startPageServer({ 'session.profile': failWith('ERR_UNAUTHENTICATED') })
  await get('/')
  for (let n = 0; n < times; n++) {
    const answer = await get('/', sessionHeaders)
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ session: null, userId: null, lastLogin: null, loggedInAt: null })
  }
  expect(sent.filter(({ name }) => name === 'session.profile')).toHaveLength(1)
  expect(renders()).toBe(2)
  const other = { cookie: signCookies('session=another-session-id-of-22-chars; userId=u2') }
  await get('/', other)
  expect(sent.filter(({ name }) => name === 'session.profile')).toHaveLength(2)
})

describe('made-up addresses of one visitor', () => {
  test('refuse only that visitor: known pages and another visitor’s searches are rendered in their turn', async () => {
    const releases: (() => void)[] = []
    const { app } = await startPageServer({
      'games.list': async ({ query }) => {
        if (query?.search === 'made-up') await new Promise<void>((resolve) => releases.push(resolve))
        return { games: [], total: 0 }
      },
    })
    const get = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress })
    const flood = Array.from({ length: 60 }, (_, n) => get(`/spilleautomater?soeg=made-up&side=${n + 1}`, '203.0.113.9'))
    expect((await Promise.race(flood)).statusCode).toBe(503)
    for (const url of ['/spilleautomater?soeg=ravn', '/spilleautomater?side=2', '/jackpots', '/'])
      expect((await get(url, '203.0.113.10')).statusCode, url).toBe(200)
    const release = setInterval(() => {
      for (const resolve of releases.splice(0)) resolve()
    }, 1)
    await Promise.all(flood)
    clearInterval(release)
  })
})

describe('uncached pages are bounded', () => {
  test('beyond the queue the answer is 503 with Retry-After, as page or envelope, while cached pages are served', async () => {
    const releases: (() => void)[] = []
    const { get } = await startPageServer({
      'games.list': async ({ query }) => {
        if (query?.search) await new Promise<void>((resolve) => releases.push(resolve))
        return { games: [], total: 0 }
      },
    })
    await get('/')
    const searches = Array.from({ length: 60 }, (_, n) => get(`/spilleautomater?soeg=ravn${n}`))
    const refused = await Promise.race(searches)
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.body).toContain('<html lang="da">')
    expect(refused.body).toContain('Der er travlt lige nu')
    const payload = await get('/spilleautomater/_payload.json?soeg=x')
    expect([payload.statusCode, payload.headers['retry-after'], payload.json().error.code]).toEqual([503, '2', 'ERR_BUSY'])
    expect((await get('/')).statusCode).toBe(200)
    expect((await get('/jackpots')).statusCode).toBe(200)
    const done = Promise.all(searches)
    const release = setInterval(() => {
      for (const resolve of releases.splice(0)) resolve()
    }, 1)
    const statuses = (await done).map(({ statusCode }) => statusCode)
    clearInterval(release)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(30)
  })
})
