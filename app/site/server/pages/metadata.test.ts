import { describe, expect, test } from 'vitest'
import { parseSetCookies } from '../testing/testSite.ts'
import { failWith, startPageServer } from './pageTestServer.ts'

const env = { PUBLIC_URL: 'https://nordlys.example' }
const start = (seo: object = {}) =>
  startPageServer(
    {
      'content.seo': () => ({ title: 'Spil', description: '', image: null, ...seo }),
      'games.list': () => ({ games: [], total: 300 }),
    },
    { env },
  )
const structuredDataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
/** Items of JSON-LD by the vocabulary of schema.org. */
const graph = (items: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': items })

describe('the canonical address', () => {
  test.each([
    ['/', '/'],
    ['/?btag=partner1', '/'],
    ['/spilleautomater?side=3', '/spilleautomater?side=3'],
    ['/spilleautomater?side=3&sorter=navn&soeg=ravn&utm=x', '/spilleautomater?side=3'],
    ['/spilleautomater?side=1', '/spilleautomater'],
    ['/vilkaar', '/contents/vilkaar'],
    ['/contents/cookies', '/cookiepolitik'],
    ['/cookiepolitik', '/cookiepolitik'],
  ])('of %s is %s', async (address, canonical) => {
    const { body } = await (await start()).get(address)
    expect(body).toContain(`<link rel="canonical" href="https://nordlys.example${canonical}">`)
    expect(body).toContain(`<meta property="og:url" content="https://nordlys.example${canonical}">`)
  })
})

describe('structured data', () => {
  const breadcrumbs = [
    { name: 'Forside', path: '/' },
    { name: 'Jackpots hos {site} </script>', path: '/jackpots' },
  ]

  test('names the site and its operator on the front page', async () => {
    const data = structuredDataOf((await (await start()).get('/')).body)
    expect(data).toMatchObject(
      graph([
        { '@type': 'WebSite', name: 'Nordlys', url: 'https://nordlys.example/', inLanguage: 'da-DK' },
        { '@type': 'Organization', name: 'Nordlys', email: 'hjaelp@nordlys.example' },
      ]),
    )
  })

  test('holds the breadcrumbs of other pages, as full addresses', async () => {
    const data = structuredDataOf((await (await start({ breadcrumbs })).get('/jackpots')).body)
    expect(data).toEqual(
      graph([
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Forside', item: 'https://nordlys.example/' },
            { '@type': 'ListItem', position: 2, name: 'Jackpots hos Nordlys </script>', item: 'https://nordlys.example/jackpots' },
          ],
        },
      ]),
    )
  })

  test('is absent where a page must not be indexed, and from the payload', async () => {
    const { get } = await start({ breadcrumbs, robots: 'noindex' })
    expect(structuredDataOf((await get('/jackpots')).body)).toBeNull()
    expect((await get('/jackpots/_payload.json')).json().seo).not.toHaveProperty('breadcrumbs')
  })
})

describe('an address without a page goes to the front page', () => {
  test.each([
    ['/home', undefined],
    ['/Home', undefined],
    ['/contents/home', undefined],
    [`/contents/${'a'.repeat(81)}`, 'pageGone'],
    [`/${'a'.repeat(80)}/${'b'.repeat(80)}`, 'pageGone'],
    [`/${'a/'.repeat(400)}`, 'pageGone'],
    ['/contents/..%2f', 'pageGone'],
    ['/spilleautomater/spil-for-sjov/findes-ikke', 'gameGone'],
  ])('%.60s, which says why: %s', async (path, notice) => {
    const { get } = await startPageServer({ 'games.detail': failWith('ERR_NOT_FOUND') })
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers.location]).toEqual([302, '/'])
    expect(parseSetCookies(headers['set-cookie'])).toEqual(notice ? { notice } : {})
  })

  test.each([
    ['pageGone', 'Siden findes ikke.'],
    ['gameGone', 'Det spil har vi ikke.'],
  ])('%s is shown there once, and on no other page', async (notice, sentence) => {
    const { get } = await startPageServer()
    expect((await get('/jackpots', { cookie: `notice=${notice}` })).body).not.toMatch(`<p [^>]*>${sentence}`)
    const { body, headers } = await get('/', { cookie: `notice=${notice}` })
    expect(body).toMatch(new RegExp(`<p [^>]*>${sentence}`))
    expect(parseSetCookies(headers['set-cookie'])).toEqual({ notice: null })
    expect((await get('/')).body).not.toMatch(new RegExp(`<p [^>]*>${sentence}`))
  })

  test('a name with Danish letters of the greatest length is still asked for', async () => {
    const { get, sent } = await start()
    expect((await get(`/contents/${encodeURIComponent('æ'.repeat(80))}`)).statusCode).toBe(200)
    expect(sent.find(({ name }) => name === 'content.seo')?.input.body).toEqual({ slug: `/contents/${'æ'.repeat(80)}` })
  })
})
