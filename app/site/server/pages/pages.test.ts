import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodeCookieDecision } from '@casino/features/consent/cookieDecision'
import { describe, expect, test } from 'vitest'
import { parseSetCookies } from '../testing/testSite.ts'
import { failWith, parsePayload, sessionHeaders, startPageServer } from './pageTestServer.ts'

describe('a guest page', () => {
  test('is a complete Danish document, readable without script', async () => {
    const { get } = await startPageServer()
    const { body, headers, statusCode } = await get('/')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toMatch(/^<!doctype html><html lang="da" translate="no" data-brand="nordlys" data-contrast="normal">/)
    expect(body).toContain('<p>Hej</p>')
    expect(body).toContain('<link rel="modulepreload" href="/assets/lobby.js">')
    expect(body).toContain('rel="preload" href="/assets/font.woff2" as="font"')
  })

  test('escapes CMS content', async () => {
    const { body } = await (await startPageServer()).get('/')
    expect(body).toContain('<title>Titel &lt;/title&gt;</title>')
    expect(body).toContain('content="Om &quot;siden&quot;"')
    expect(body.match(/<\/script>/g)).toHaveLength(body.match(/<script[ >]/g)?.length ?? 0)
    expect(parsePayload(body).seo.title).toBe('Titel </title>')
  })

  test('is rendered once and contains nothing of a visitor, so that shared caches may hold it', async () => {
    const { get, sent } = await startPageServer()
    const [one, two] = [await get('/'), await get('/', { cookie: 'btag=partner1', 'user-agent': 'Mobi', 'x-forwarded-for': '192.0.2.1' })]
    expect(two.body).toBe(one.body)
    expect(one.body).not.toContain('nonce')
    expect(two.headers['content-security-policy']).toBe(one.headers['content-security-policy'])
    expect(one.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=30')
    expect(one.headers.vary).toBe('accept-encoding, cookie')
    expect(one.headers['set-cookie']).toBeUndefined()
    expect(sent.filter(({ name }) => name === 'content.mainContent')).toHaveLength(1)
  })

  test('is rendered from new content each time without the content cache, and no cache keeps it', async () => {
    let html = '<p>Første</p>'
    const { get } = await startPageServer(
      { 'content.mainContent': () => ({ name: 'home', title: 'Forside', blocks: [{ type: 'prose', html }] }) },
      { env: { CONTENT_CACHE: '0' } },
    )
    expect((await get('/')).body).toContain('<p>Første</p>')
    html = '<p>Anden</p>'
    const second = await get('/')
    expect(second.body).toContain('<p>Anden</p>')
    expect(second.headers['cache-control']).toBe('private, no-store')
  })

  test('of a chosen brand or contrast, and every payload, stay out of shared caches', async () => {
    const { get } = await startPageServer()
    for (const [url, cookie] of [
      ['/', 'brand=strand'],
      ['/', 'contrast=more'],
      ['/_payload.json', ''],
    ] as const)
      expect((await get(url, { cookie })).headers['cache-control'], `${url} ${cookie}`).toBe('private, no-cache')
  })

  test('contains no inline script, and its policy allows its inline style by hash', async () => {
    const { get } = await startPageServer({ 'content.buttonThemes': () => ({ login: { square: true } }) })
    for (const headers of [{}, sessionHeaders]) {
      const { body, headers: sentHeaders } = await get('/', headers)
      const inline = [...body.matchAll(/<script(?![^>]*(?: src=| type="application\/(?:ld\+)?json"))[^>]*>/g)]
      expect(inline).toEqual([])
      const css = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
      expect(css).toContain('data-button-theme')
      const hash = createHash('sha256').update(css).digest('base64')
      expect(sentHeaders['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
      expect(sentHeaders['content-security-policy']).toContain("script-src 'self';")
    }
  })

  test.each([
    ['br', 'br, gzip', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('is compressed by %s, a guest’s and a player’s', async (encoding, accepted, decompress) => {
    const { get } = await startPageServer()
    for (const headers of [{}, sessionHeaders]) {
      const packed = await get('/', { ...headers, 'accept-encoding': accepted })
      expect(packed.headers['content-encoding']).toBe(encoding)
      const text = decompress(packed.rawPayload).toString()
      expect(text).toMatch(/^<!doctype html>.*<\/html>$/s)
    }
  })

  test('contains only the texts of its own groups', async () => {
    const { texts } = parsePayload((await (await startPageServer()).get('/')).body)
    expect(Object.keys(texts).some((key) => key.startsWith('games.'))).toBe(true)
    expect(Object.keys(texts).some((key) => key.startsWith('deposit.'))).toBe(false)
    expect(texts['site.crash_title']).toEqual(['Fra CMS'])
  })

  test('uses the brand and contrast of the cookies if they are valid', async () => {
    const { get } = await startPageServer()
    expect((await get('/', { cookie: 'brand=strand; contrast=more' })).body).toContain('data-brand="strand" data-contrast="more"')
    expect((await get('/', { cookie: 'brand="><script>' })).body).toContain('data-brand="nordlys"')
    expect((await get('/')).body).toContain('data-brand="nordlys" data-contrast="normal"')
  })

  test('contains the name of its brand only', async () => {
    const { get } = await startPageServer()
    const strand = (await get('/', { cookie: 'brand=strand' })).body
    expect(strand).toContain('Strand</a>')
    expect(strand.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/Nordlys|\{site\}/)
    expect((await get('/')).body).toContain('Nordlys</a>')
    const page = { name: 'om-os', title: 'Om {site}', blocks: [{ type: 'prose', html: '<p>{site} er et kasino.</p>' }] }
    const { get: getPage } = await startPageServer({ 'content.mainContent': () => page })
    const { body } = await getPage('/contents/om-os', { cookie: 'brand=strand' })
    expect(body).toMatch(/<h1[^>]*>Om Strand<\/h1>.*<p>Strand er et kasino\.<\/p>/s)
  })

  test('stores the btag in a cookie, on top of the cached page and out of shared caches', async () => {
    const { get } = await startPageServer()
    const tagged = await get('/?btag=partner1')
    expect(parseSetCookies(tagged.headers['set-cookie'])).toEqual({ btag: 'partner1' })
    expect(tagged.headers['cache-control']).toBe('private, no-store')
    expect((await get('/')).headers['set-cookie']).toBeUndefined()
  })
})

test('the id of a click on an advertisement is kept with the consent to marketing only', async () => {
  const { get } = await startPageServer()
  const decide = (marketing: boolean) =>
    `consent=${encodeCookieDecision({ version: 1, decidedAt: 1, consentId: 'x'.repeat(22), statistics: true, marketing })}`
  for (const [cookie, kept] of [
    ['', {}],
    [decide(false), {}],
    [decide(true), { msclkid: 'c1' }],
  ] as const)
    expect(parseSetCookies((await get('/?msclkid=c1', { cookie })).headers['set-cookie'])).toEqual(kept)
})

describe('the visit from a landing page', () => {
  test.each([
    ['its default', undefined, 2_592_000],
    ['as long as configured', '{"type":"hour","time":2}', 7200],
  ])('is remembered for %s', async (_, value, seconds) => {
    const config =
      value === undefined ? {} : { 'content.systemConfig': () => ({ id: '1', name: 'x', type: 'json', value, isPublic: false }) }
    const { get } = await startPageServer(config)
    for (const path of ['/', '/log-ind']) {
      const { headers } = await get(`${path}?landingPageLogId=log-7`)
      expect([headers['set-cookie']].flat().find((line) => line?.startsWith('landingPage='))).toMatch(
        new RegExp(`^landingPage=log-7; Max-Age=${seconds};`),
      )
    }
  })
})

describe('a player’s page', () => {
  test('contains the player’s data, never the session id, and is not cached', async () => {
    const { get } = await startPageServer()
    const { body, headers } = await get('/', sessionHeaders)
    expect(body).toContain('Freja')
    expect(body).not.toContain('held-session')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(parsePayload(body).context.session).toEqual({
      loggedIn: true,
      fingerprint: expect.stringMatching(/^[\w-]{16}$/),
      player: 'u1',
    })
    expect((await get('/')).body).not.toContain('Freja')
  })

  test('with an expired session is rendered as a guest’s or redirects to the login', async () => {
    const { get } = await startPageServer({ 'session.profile': failWith('ERR_UNAUTHENTICATED') })
    const page = await get('/', sessionHeaders)
    expect(page.statusCode).toBe(200)
    expect(parsePayload(page.body).context.session).toEqual({ loggedIn: false, fingerprint: null })
    expect(parseSetCookies(page.headers['set-cookie'])).toEqual({ session: null, userId: null, lastLogin: null, loggedInAt: null })
    const account = await get('/min-konto/oversigt', sessionHeaders)
    expect(account.headers.location).toBe('/log-ind?reason=expired&redirect=%2Fmin-konto%2Foversigt')
  })

  test.each(['/', '/min-konto/oversigt'])('with an expired session is logged at %s, and a page says so', async (path) => {
    const { get, sent } = await startPageServer({ 'session.profile': failWith('ERR_UNAUTHENTICATED') })
    const { body, statusCode } = await get(path, sessionHeaders)
    if (statusCode === 200) expect(parsePayload(body).notice).toBe('sessionEnded')
    const logged = sent.filter(({ name }) => name === 'session.logExpiry').map(({ input }) => input.body)
    expect(logged).toEqual([{ userId: 'u1', from_route: path, datetime: expect.stringMatching(/Z$/) }])
  })

  test('asks for the profile once', async () => {
    const { get, sent } = await startPageServer()
    await get('/', sessionHeaders)
    expect(sent.filter(({ name }) => name === 'session.profile')).toHaveLength(1)
  })

  test('whose profile cannot be loaded is rendered without the name, still logged in', async () => {
    const { get } = await startPageServer({ 'session.profile': failWith('ERR_UPSTREAM') })
    const { statusCode, body, headers } = await get('/', sessionHeaders)
    expect(statusCode).toBe(200)
    expect(body).not.toContain('Freja')
    expect(parsePayload(body).context.session.loggedIn).toBe(true)
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('logs out by a same-origin link, not by a cross-site request', async () => {
    const { get, sent } = await startPageServer({ 'session.logout': () => ({}) })
    const stranger = await get('/?logout=true', { ...sessionHeaders, 'sec-fetch-site': 'cross-site' })
    expect(stranger.headers['set-cookie']).toBeUndefined()
    const own = { ...sessionHeaders, 'sec-fetch-site': 'same-origin' }
    const picture = await get('/?logout=true', { ...own, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' })
    expect(picture.headers['set-cookie']).toBeUndefined()
    const answer = await get('/?logout=true', { ...own, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })
    expect(answer.headers.location).toBe('/')
    expect(parseSetCookies(answer.headers['set-cookie'])).toMatchObject({ session: null, userId: null })
    expect(sent.filter(({ name }) => name === 'session.logout')).toHaveLength(1)
  })
})
