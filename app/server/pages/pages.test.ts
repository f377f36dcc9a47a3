import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parseSetCookies } from '../testing/testSite.ts'
import { failWith, parsePayload, sessionHeaders, startPageServer } from './pageTestServer.ts'

describe('a guest page', () => {
  test('is a complete Danish document, readable without script', async () => {
    const { get } = await startPageServer()
    const { body, headers, statusCode } = await get('/')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toMatch(/^<!doctype html><html lang="da" data-brand="nordlys" data-contrast="normal">/)
    expect(body).toContain('<p>Hej</p>')
    expect(body).toContain('<link rel="modulepreload" href="/assets/lobby.js">')
    expect(body).toContain('rel="preload" href="/assets/font.woff2" as="font"')
  })

  test('escapes CMS content', async () => {
    const { body } = await (await startPageServer()).get('/')
    expect(body).toContain('<title>Titel &lt;/title&gt;</title>')
    expect(body).toContain('content="Om &quot;siden&quot;"')
    expect(body.match(/<\/script>/g)).toHaveLength(2)
    expect(parsePayload(body).seo.title).toBe('Titel </title>')
  })

  test('has a new nonce in each response, though rendered once', async () => {
    const { get, sent } = await startPageServer()
    const [one, two] = [await get('/'), await get('/')]
    const nonceOf = ({ headers }: typeof one) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect(nonceOf(one)).not.toBe(nonceOf(two))
    expect(one.body).toContain(`nonce="${nonceOf(one)}"`)
    expect(two.body).not.toContain(`nonce="${nonceOf(one)}"`)
    expect(two.body.replaceAll(nonceOf(two) ?? '', 'N')).toBe(one.body.replaceAll(nonceOf(one) ?? '', 'N'))
    expect(sent.filter(({ name }) => name === 'content.mainContent')).toHaveLength(1)
  })

  test('is compressed with the nonce inserted', async () => {
    const { get } = await startPageServer()
    const packed = await get('/', { 'accept-encoding': 'br, gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const text = gunzipSync(packed.rawPayload).toString()
    const nonce = /'nonce-([^']+)'/.exec(String(packed.headers['content-security-policy']))?.[1]
    expect(text).toContain(`nonce="${nonce}"`)
    expect(text.endsWith('</html>')).toBe(true)
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
  })

  test('stores the btag in a cookie and is then not cached', async () => {
    const { get } = await startPageServer()
    const tagged = await get('/?btag=partner1')
    expect(parseSetCookies(tagged.headers['set-cookie'])).toEqual({ btag: 'partner1' })
    expect((await get('/')).headers['set-cookie']).toBeUndefined()
  })
})

describe('a player’s page', () => {
  test('contains the player’s data, never the session id, and is not cached', async () => {
    const { get } = await startPageServer()
    const { body, headers } = await get('/', sessionHeaders)
    expect(body).toContain('Freja')
    expect(body).not.toContain('held-session')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(parsePayload(body).context.session).toEqual({ loggedIn: true })
    expect((await get('/')).body).not.toContain('Freja')
  })

  test('with an expired session is rendered as a guest’s or redirects to the login', async () => {
    const { get } = await startPageServer({ 'session.profile': failWith('ERR_UNAUTHENTICATED') })
    const page = await get('/', sessionHeaders)
    expect(page.statusCode).toBe(200)
    expect(parsePayload(page.body).context.session).toEqual({ loggedIn: false })
    expect(parseSetCookies(page.headers['set-cookie'])).toEqual({ session: null, userId: null })
    const account = await get('/min-konto/oversigt', sessionHeaders)
    expect(account.headers.location).toBe('/log-ind?redirect=%2Fmin-konto%2Foversigt')
  })

  test('logs out by a same-origin link, not by a cross-site request', async () => {
    const { get, sent } = await startPageServer({ 'session.logout': () => ({}) })
    const stranger = await get('/?logout=true', { ...sessionHeaders, 'sec-fetch-site': 'cross-site' })
    expect(stranger.headers['set-cookie']).toBeUndefined()
    const answer = await get('/?logout=true', { ...sessionHeaders, 'sec-fetch-site': 'same-origin' })
    expect(answer.headers.location).toBe('/')
    expect(parseSetCookies(answer.headers['set-cookie'])).toMatchObject({ session: null, userId: null })
    expect(sent.filter(({ name }) => name === 'session.logout')).toHaveLength(1)
  })
})
