import { describe, expect, test } from 'vitest'
import { startPageServer } from './pageTestServer.ts'

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

describe('a path without a page goes to the front page', () => {
  test.each([
    '/home',
    '/Home',
    '/contents/home',
    `/contents/${'a'.repeat(81)}`,
    `/${'a'.repeat(80)}/${'b'.repeat(80)}`,
    `/${'a/'.repeat(400)}`,
  ])('%.60s', async (path) => {
    const { statusCode, headers } = await (await start()).get(path)
    expect([statusCode, headers.location]).toEqual([302, '/'])
  })

  test('a name with Danish letters of the greatest length is still asked for', async () => {
    const { get, sent } = await start()
    expect((await get(`/contents/${encodeURIComponent('æ'.repeat(80))}`)).statusCode).toBe(200)
    expect(sent.find(({ name }) => name === 'content.seo')?.input.body).toEqual({ slug: `/contents/${'æ'.repeat(80)}` })
  })
})
