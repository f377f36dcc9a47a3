import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { Failure } from '../calls/failure.ts'
import { fakeBackEnd, siteAnswers } from '../testing/fake-back-end.ts'
import { cookiesOf, testSite } from '../testing/test-site.ts'
import type { ClientModule } from './load-page.ts'
import { registerPages } from './page-routes.ts'
import type { Renderer } from './renderer.ts'

let client: ClientModule
beforeAll(async () => {
  client = await import('../../client/entry-server.tsx')
}, 60_000)

const apps: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

const session = { cookie: 'session=held-session-id-of-22-chars; userId=u1' }

async function start(answers: Parameters<typeof fakeBackEnd>[0] = {}) {
  const { send, sent } = fakeBackEnd({ ...siteAnswers, ...answers })
  const { site, lines } = testSite(send)
  const app = await createApp({ site, send })
  const assets = { script: '/assets/entry.js', styles: ['/assets/entry.css'], modules: ['/assets/lobby.js'], fonts: ['/assets/font.woff2'] }
  const renderer: Renderer = { client: async () => client, assetsOf: () => assets, devHead: async () => '', build: 'b1' }
  registerPages(app, site, renderer)
  apps.push(app)
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, get, sent, lines }
}
const refuse = (code: 'ERR_UNAUTHENTICATED' | 'ERR_UPSTREAM' | 'ERR_NOT_FOUND') => () => {
  throw new Failure(code)
}
const payloadOf = (html: string) => JSON.parse(/<script type="application\/json" id="payload">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

describe('a guest page', () => {
  test('is a whole Danish document, readable without script', async () => {
    const { get } = await start()
    const { body, headers, statusCode } = await get('/')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toMatch(/^<!doctype html><html lang="da" data-brand="nordlys" data-contrast="normal">/)
    expect(body).toContain('<p>Hej</p>')
    expect(body).toContain('<link rel="modulepreload" href="/assets/lobby.js">')
    expect(body).toContain('rel="preload" href="/assets/font.woff2" as="font"')
  })

  test('escapes what the CMS says', async () => {
    const { body } = await (await start()).get('/')
    expect(body).toContain('<title>Titel &lt;/title&gt;</title>')
    expect(body).toContain('content="Om &quot;siden&quot;"')
    expect(body.match(/<\/script>/g)).toHaveLength(2)
    expect(payloadOf(body).seo.title).toBe('Titel </title>')
  })

  test('has a nonce of its own each time, though it is drawn once', async () => {
    const { get, sent } = await start()
    const [one, two] = [await get('/'), await get('/')]
    const nonceOf = ({ headers }: typeof one) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect(nonceOf(one)).not.toBe(nonceOf(two))
    expect(one.body).toContain(`nonce="${nonceOf(one)}"`)
    expect(two.body).not.toContain(`nonce="${nonceOf(one)}"`)
    expect(two.body.replaceAll(nonceOf(two) ?? '', 'N')).toBe(one.body.replaceAll(nonceOf(one) ?? '', 'N'))
    expect(sent.filter(({ name }) => name === 'config.mainContent')).toHaveLength(1)
  })

  test('is compressed with its nonce in it', async () => {
    const { get } = await start()
    const packed = await get('/', { 'accept-encoding': 'br, gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const text = gunzipSync(packed.rawPayload).toString()
    const nonce = /'nonce-([^']+)'/.exec(String(packed.headers['content-security-policy']))?.[1]
    expect(text).toContain(`nonce="${nonce}"`)
    expect(text.endsWith('</html>')).toBe(true)
  })

  test('takes the texts of its own groups only', async () => {
    const { texts } = payloadOf((await (await start()).get('/')).body)
    expect(Object.keys(texts).some((key) => key.startsWith('games.'))).toBe(true)
    expect(Object.keys(texts).some((key) => key.startsWith('deposit.'))).toBe(false)
    expect(texts['site.crash_title']).toEqual(['Fra CMS'])
  })

  test('follows the brand and contrast that the visitor chose, from the list only', async () => {
    const { get } = await start()
    expect((await get('/', { cookie: 'brand=strand; contrast=more' })).body).toContain('data-brand="strand" data-contrast="more"')
    expect((await get('/', { cookie: 'brand="><script>' })).body).toContain('data-brand="nordlys"')
    expect((await get('/')).body).toContain('data-brand="nordlys" data-contrast="normal"')
  })

  test('bears the name of the brand that is shown, and of no other', async () => {
    const { get } = await start()
    const strand = (await get('/', { cookie: 'brand=strand' })).body
    expect(strand).toContain('Strand</a>')
    expect(strand.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/Nordlys|\{site\}/)
    expect((await get('/')).body).toContain('Nordlys</a>')
  })

  test('remembers a partner’s tag, and is then nobody else’s', async () => {
    const { get } = await start()
    const tagged = await get('/?btag=partner1')
    expect(cookiesOf(tagged.headers['set-cookie'])).toEqual({ btag: 'partner1' })
    expect((await get('/')).headers['set-cookie']).toBeUndefined()
  })
})

describe('a player’s page', () => {
  test('carries the player, never the session, and is kept by nobody', async () => {
    const { get } = await start()
    const { body, headers } = await get('/', session)
    expect(body).toContain('Freja')
    expect(body).not.toContain('held-session')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(payloadOf(body).context.session).toEqual({ loggedIn: true })
    expect((await get('/')).body).not.toContain('Freja')
  })

  test('whose session is over becomes a guest’s, or the login', async () => {
    const { get } = await start({ 'session.profile': refuse('ERR_UNAUTHENTICATED') })
    const page = await get('/', session)
    expect(page.statusCode).toBe(200)
    expect(payloadOf(page.body).context.session).toEqual({ loggedIn: false })
    expect(cookiesOf(page.headers['set-cookie'])).toEqual({ session: null, userId: null })
    const account = await get('/min-konto/oversigt', session)
    expect(account.headers.location).toBe('/log-ind?redirect=%2Fmin-konto%2Foversigt')
  })

  test('logs out by its link, and by nobody else’s picture', async () => {
    const { get, sent } = await start({ 'session.logout': () => ({}) })
    const stranger = await get('/?logout=true', { ...session, 'sec-fetch-site': 'cross-site' })
    expect(stranger.headers['set-cookie']).toBeUndefined()
    const answer = await get('/?logout=true', { ...session, 'sec-fetch-site': 'same-origin' })
    expect(answer.headers.location).toBe('/')
    expect(cookiesOf(answer.headers['set-cookie'])).toMatchObject({ session: null, userId: null })
    expect(sent.filter(({ name }) => name === 'session.logout')).toHaveLength(1)
  })
})

describe('addresses', () => {
  test.each([
    ['/ukendt-side', '/'],
    ['/wp-login.php', '/'],
    ['/spilleautomater/spil-for-alt/x', '/'],
    ['/min-konto/overfoer?beloeb=10000', '/log-ind?redirect=%2Fmin-konto%2Foverfoer%3Fbeloeb%3D10000'],
    ['/Log-Ind/', '/log-ind'],
    ['//evil.example/', '/'],
  ])('%s leads to %s', async (url, to) => {
    const { get } = await start({ 'config.mainContent': refuse('ERR_NOT_FOUND') })
    const answer = await get(url)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(to)
  })

  test('where a login returns to is kept for the page after it, if it is on this site', async () => {
    const { get } = await start()
    const kept = cookiesOf((await get('/log-ind?redirect=/min-konto/overfoer')).headers['set-cookie'])
    expect(kept).toEqual({ redirect: '/min-konto/overfoer' })
    expect((await get('/log-ind?redirect=//evil.example')).headers['set-cookie']).toBeUndefined()
    const back = await get('/loginsuccess?method=login&logId=1', { cookie: 'redirect=/min-konto/overfoer' })
    expect(payloadOf(back.body).redirectTo).toBe('/min-konto/overfoer')
    const forged = await get('/loginsuccess?method=login&logId=1', { cookie: 'redirect=https://evil.example' })
    expect(payloadOf(forged.body).redirectTo).toBeUndefined()
  })
})

describe('a page’s data', () => {
  test('is what the page was drawn from', async () => {
    const { get } = await start()
    const [page, data] = [await get('/'), await get('/_payload.json')]
    expect(data.headers['content-type']).toBe('application/json; charset=utf-8')
    const { context, ...rest } = data.json()
    const { context: drawn, ...drawnRest } = payloadOf(page.body)
    expect(rest).toEqual(drawnRest)
    expect({ ...context, now: 0 }).toEqual({ ...drawn, now: 0 })
  })

  test('says where the guards lead', async () => {
    const { get } = await start()
    expect((await get('/min-konto/oversigt/_payload.json')).json()).toEqual({ redirect: '/log-ind?redirect=%2Fmin-konto%2Foversigt' })
    expect((await get('/log-ind/_payload.json', session)).json()).toEqual({ redirect: '/' })
  })

  test('does not log out, whatever it is asked', async () => {
    const { get, sent } = await start()
    await get('/_payload.json?logout=true', session)
    expect(sent.some(({ name }) => name === 'session.logout')).toBe(false)
  })
})

describe('a form that was sent before the page was ready', () => {
  const sentence = /<p [^>]*role="status">Siden var ikke helt klar/
  const send = async (url: string, headers: Record<string, string> = {}) => {
    const started = await start()
    const answer = await started.app.inject({
      method: 'POST',
      url,
      payload: 'cpr=0101901234&email=freja%40example.dk',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    })
    return { ...started, answer }
  }

  test('leads back to its page, which says once that it has to be filled in again', async () => {
    const { answer, get, lines } = await send('/registrer?bonus=1')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/registrer?bonus=1')
    expect(cookiesOf(answer.headers['set-cookie'])).toEqual({ formLost: '1' })
    expect(lines.join()).not.toMatch(/0101901234|freja/)
    const page = await get('/log-ind', { cookie: 'formLost=1' })
    expect(page.body).toMatch(sentence)
    expect(cookiesOf(page.headers['set-cookie'])).toMatchObject({ formLost: null })
    expect((await get('/log-ind')).body).not.toMatch(sentence)
  })

  test('never enters a page that others get', async () => {
    const { get } = await start()
    expect((await get('/', { cookie: 'formLost=1' })).body).toMatch(sentence)
    expect((await get('/')).body).not.toMatch(sentence)
  })

  test.each(['/api/unknown', '/assets/x.js', '/wp-login.php', '//evil.example/log-ind'])('%s takes none', async (url) => {
    expect((await send(url)).answer.statusCode).toBe(404)
  })

  test('from another site is refused', async () => {
    expect((await send('/registrer', { 'sec-fetch-site': 'cross-site' })).answer.statusCode).toBe(403)
  })
})

describe('a form', () => {
  const layouts = (forms: unknown) => ({ 'config.layouts': () => ({ ...(siteAnswers['config.layouts']?.({}) as object), forms }) })
  const bonuses = { 'registration.bonuses': () => ({ bonuses: [] }) }
  const contactForm = '/registrer?trin=2&bonus=ingen'
  const labels = (html: string) => [...html.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label)

  test('is laid out by the back end’s registry, with the texts that it reaches for', async () => {
    const fields = [
      { name: 'email', label: 'contact_us.email' },
      { name: 'cpr' },
      { name: 'firstName', label: 'register.last_name' },
      { name: 'lastName', label: 'register.first_name' },
      { name: 'mobile' },
      { name: 'limitPeriod' },
      { name: 'limitAmount' },
      { name: 'legalAge' },
    ]
    const { get, lines } = await start({ ...bonuses, ...layouts({ registration: { fields } }) })
    const { body } = await get(contactForm)
    expect(labels(body).slice(0, 4)).toEqual(['E-mail', 'CPR-nummer', 'Efternavn', 'Fornavn'])
    expect(body).not.toContain('name="acceptNewsEmail"')
    expect(body).toContain('name="legalAge"')
    expect(payloadOf(body).texts['contact_us.email']).toEqual(['E-mail'])
    expect(lines.filter((line) => line.includes('form registries'))).toEqual([])
  })

  test.each([
    ['a word', 'registration'],
    ['a registry that is none', { registration: [] }],
    ['a list of strangers', { registration: { fields: [{ name: '__proto__' }, { name: '</script><script>x()</script>' }] } }],
    ['texts that nobody has', { registration: { fields: [{ name: 'cpr', label: 'constructor.name' }] } }],
  ])('whose registry is %s is whole, and the log says so once', async (_, forms) => {
    const { get, lines } = await start({ ...bonuses, ...layouts(forms) })
    const pages = [await get(contactForm), await get(contactForm)]
    for (const { statusCode, body } of pages) {
      expect(statusCode).toBe(200)
      for (const name of ['cpr', 'firstName', 'lastName', 'email', 'mobileNo', 'mobileCC', 'limitPeriod', 'limitAmount', 'legalAge'])
        expect(body, name).toContain(`name="${name}"`)
      expect(labels(body)).toContain('CPR-nummer')
    }
    const told = lines.filter((line) => line.includes('form registries with mistakes'))
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/"issues":\[\{"path":"[^"]*","reason":"\w+"/)
  })

  test('reaches the page that draws it alone', async () => {
    const { get } = await start(bonuses)
    expect(payloadOf((await get('/')).body).context).toMatchObject({ forms: {} })
    expect(payloadOf((await get('/')).body).context.layouts).not.toHaveProperty('forms')
    expect(Object.keys(payloadOf((await get('/registrer')).body).context.forms)).toEqual(['registration'])
  })
})

describe('trouble', () => {
  test('a missing file or call is not found, never a page', async () => {
    const { get } = await start()
    for (const url of ['/assets/gone.js', '/api/unknown', '/builds/meta/x.json', '/img/users/1'])
      expect((await get(url)).statusCode, url).toBe(404)
  })

  test('a person who opens a broken address sees a page, a script the envelope', async () => {
    const { get } = await start()
    const page = await get('/api/unknown', { 'sec-fetch-dest': 'document' })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect((await get('/api/unknown')).json().error.code).toBe('ERR_NOT_FOUND')
  })

  test('a part that fails leaves the page standing; the screen asks again', async () => {
    const { get, lines } = await start({ 'config.mainContent': refuse('ERR_UPSTREAM') })
    const { statusCode, body } = await get('/')
    expect(statusCode).toBe(200)
    expect(payloadOf(body).data).toEqual({})
    expect(lines.some((line) => line.includes('config.mainContent'))).toBe(true)
  })

  test('a back end that is gone gives the error page, with a reference and no stack', async () => {
    const { get, lines } = await start({ 'config.layouts': refuse('ERR_UPSTREAM') })
    const { statusCode, body, headers } = await get('/')
    expect(statusCode).toBe(502)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const reference = /reference: ([A-Z0-9]{10})/i.exec(body)?.[1] ?? 'none'
    expect(lines.some((line) => line.includes(reference))).toBe(true)
    expect(body).not.toMatch(/at \w+|Error:/)
  })
})
