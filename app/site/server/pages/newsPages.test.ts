import { describe, expect, test } from 'vitest'
import { failWith, parsePayload, startPageServer } from './pageTestServer.ts'

const item = {
  newsId: '1',
  newsSlug: 'en-nyhed',
  title: 'En nyhed fra {site}',
  subLine: 'Kort fortalt',
  image: { src: '/img/news/roulette', width: 1600, height: 900, alt: '' },
  status: true,
  showArticleInNewsList: true,
  createDate: '2026-11-01 09:00:00',
  publicDate: '2026-11-01 09:00:00',
}
const detail = { ...item, body: '<p onclick="x()">Hele historien</p><script>x()</script>', showDateTime: true, createdBy: 'Red.' }
const articleSeo = {
  title: 'En nyhed – {site}',
  description: 'Kort fortalt',
  image: '/img/news/roulette',
  breadcrumbs: [
    { name: 'Forside', path: '/' },
    { name: 'Nyheder', path: '/nyheder' },
    { name: 'En nyhed fra {site}', path: '/nyheder/en-nyhed' },
  ],
  article: { headline: 'En nyhed fra {site}', published: '2026-11-01T09:00:00Z', modified: null },
}
const start = (answers: Parameters<typeof startPageServer>[0] = {}) =>
  startPageServer(
    {
      'news.list': ({ body }) => ({
        data: [item],
        currentPage: body?.CurrentPage,
        lastPage: 9,
        pageSize: body?.PageSize,
        totalRecords: 85,
      }),
      'news.detail': () => detail,
      'content.seo': () => articleSeo,
      ...answers,
    },
    { env: { PUBLIC_URL: 'https://nordlys.example' } },
  )

describe('the list of the news', () => {
  test('is readable without script, with links to its pages', async () => {
    const { get, sent } = await start()
    const { body } = await get('/nyheder?side=2')
    expect(body).toContain('href="/nyheder/en-nyhed"')
    expect(body).toContain('href="/nyheder?side=3"')
    expect(body).toContain('1.\u00a0november 2026')
    expect(sent.find(({ name }) => name === 'news.list')?.input.body).toMatchObject({ PageSize: 10, CurrentPage: 2 })
  })

  test('has one address for the same articles', async () => {
    const { get } = await start()
    expect((await get('/nyheder?antal=26')).body).toContain('<link rel="canonical" href="https://nordlys.example/nyheder">')
    expect((await get('/nyheder?side=2&x=1')).body).toContain('<link rel="canonical" href="https://nordlys.example/nyheder?side=2">')
  })
})

describe('an article', () => {
  test('is rendered with its sanitised body', async () => {
    const { body, statusCode } = await (await start()).get('/nyheder/en-nyhed')
    expect(statusCode).toBe(200)
    expect(body).toContain('<p>Hele historien</p>')
    expect(body).not.toContain('onclick')
    expect(body).toContain('En nyhed fra Nordlys')
    expect(body.split('id="payload"')[0]).not.toContain('{site}')
  })

  test('tells search engines what it is', async () => {
    const { body } = await (await start()).get('/nyheder/en-nyhed')
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null')
    expect(data['@graph']).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
      expect.objectContaining({
        '@type': 'NewsArticle',
        headline: 'En nyhed fra Nordlys',
        datePublished: '2026-11-01T09:00:00.000Z',
        image: 'https://nordlys.example/img/news/roulette',
      }),
    ])
  })

  test.each([
    ['ERR_NOT_FOUND', 404, 'Siden findes ikke – Nordlys'],
    ['ERR_UPSTREAM', 502, 'Nordlys'],
  ] as const)('that fails with %s is an error page with status %i, which no cache keeps', async (code, status, title) => {
    const { get } = await start({ 'news.detail': failWith(code) })
    const { body, statusCode, headers } = await get('/nyheder/findes-ikke')
    expect(statusCode).toBe(status)
    expect(body).toContain('Siden findes ikke')
    expect(body).toContain(`<title>${title}</title>`)
    expect(body).toContain('<meta name="robots" content="noindex,follow">')
    expect(body).not.toContain('application/ld+json')
    expect(headers['cache-control']).toBe('private, no-cache')
    const payload = await get('/nyheder/findes-ikke/_payload.json')
    expect(payload.statusCode).toBe(200)
    expect(Object.values(payload.json().data)).toContain(null)
    expect(parsePayload(body).seo.robots).toBe('noindex,follow')
  })

  test('is hidden by the menu only with its section', async () => {
    const menu = [{ id: 'news', text: 'menu.news', slug: '/nyheder', authRequired: true }]
    const { get } = await start({ 'content.menu': () => menu })
    expect((await get('/nyheder/en-nyhed')).headers.location).toBe('/')
    expect((await get('/nyheder')).headers.location).toBe('/')
    expect((await (await start()).get('/nyheder')).statusCode).toBe(200)
  })
})
