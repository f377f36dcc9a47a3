import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sampleContent } from '../testing/sampleContent.ts'
import { failWith, startPageServer } from './pageTestServer.ts'

const openPage = { title: 'Titel', description: '', image: null }
const { games: sampleGames } = sampleContent('/img/games/ravn')['games.list'] as { games: readonly [Readonly<Record<string, unknown>>] } // the shape of the sample
const games = Array.from({ length: 450 }, (_, index) => ({
  ...sampleGames[0],
  id: `spil-${index}`,
  kind: index < 449 ? 'slot' : 'live',
  freePlay: index < 449,
}))

/** 60 articles: more than one call returns. */
const newsItem = { subLine: '', status: true, showArticleInNewsList: true, createDate: 0, publicDate: 0 }
const news = Array.from({ length: 60 }, (_, index) => ({ ...newsItem, newsId: `${index}`, newsSlug: `nyhed-${index}`, title: `${index}` }))
const listNews = ({ body }: { body?: Readonly<Record<string, unknown>> }) => {
  const [page, size] = [Number(body?.CurrentPage), Number(body?.PageSize)]
  const data = news.slice((page - 1) * size, page * size)
  return { data, currentPage: page, lastPage: Math.ceil(news.length / size), pageSize: size, totalRecords: news.length }
}

const sitemapAnswers = {
  'news.list': listNews,
  'content.seo': ({ body }: { body?: Readonly<Record<string, unknown>> }) =>
    /^\/(?:min-konto|log-ind|loginsuccess|extpayment|MobilePay)/.test(String(body?.slug))
      ? { ...openPage, robots: 'noindex,nofollow' }
      : openPage,
  'games.list': ({ query }: { query?: Readonly<Record<string, unknown>> }) => ({
    games: games.slice(Number(query?.skip), Number(query?.skip) + Number(query?.limit)),
    total: games.length,
  }),
}
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])

describe('the site map', () => {
  test('lists every page that may be indexed once, under its one address', async () => {
    const { get } = await startPageServer(sitemapAnswers, { env: { PUBLIC_URL: 'https://nordlys.example' } })
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const addresses = addressesOf(body)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const path of [
      '/',
      '/registrer',
      '/spilleautomater/nye-spil',
      '/contents/vilkaar',
      '/cookiepolitik',
      '/nyheder',
      '/nyheder/nyhed-0',
      '/nyheder/nyhed-59',
      '/spilleautomater/spil-for-sjov/spil-448',
      '/live-casino/spil-for-penge/spil-449',
    ])
      expect(addresses, path).toContain(`https://nordlys.example${path}`)
    expect(
      addresses.filter((address) =>
        /min-konto|log-ind|loginsuccess|extpayment|MobilePay|contents\/cookies|spil-for-penge\/spil-1$/.test(address ?? ''),
      ),
    ).toEqual([])
  })

  test('is rendered once an hour, compressed, and named by robots.txt', async () => {
    const { get, sent } = await startPageServer(sitemapAnswers, { env: { PUBLIC_URL: 'https://nordlys.example' } })
    const packed = await get('/sitemap.xml', { 'accept-encoding': 'br' })
    expect(addressesOf(brotliDecompressSync(packed.rawPayload).toString())).toHaveLength(
      addressesOf((await get('/sitemap.xml')).body).length,
    )
    expect(sent.filter(({ name }) => name === 'content.contentPages')).toHaveLength(1)
    expect(packed.headers['cache-control']).toBe('public, max-age=3600')
    const { body } = await get('/robots.txt')
    expect(body.split('\n')).toEqual(expect.arrayContaining(['Disallow: /min-konto/', 'Sitemap: https://nordlys.example/sitemap.xml']))
  })

  test('is an error, never half a list, when the back end fails', async () => {
    const { get } = await startPageServer({ ...sitemapAnswers, 'content.contentPages': failWith('ERR_UPSTREAM') })
    const { statusCode, body } = await get('/sitemap.xml')
    expect(statusCode).toBe(502)
    expect(body).not.toContain('<loc>')
  })
})
