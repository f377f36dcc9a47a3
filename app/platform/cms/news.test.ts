import type { NewsDetail, NewsList } from '@casino/features/news/calls'
import { gameQueries } from '@casino/games/gameQueries'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpPlatform, testStart } from '../testing/harness.ts'
import { loadCmsContent } from './cmsContent.ts'
import { createCmsModule } from './module.ts'

const hour = 3_600_000
const seeded = loadCmsContent()
const [model] = seeded.news
if (!model) throw new Error('the seed has no articles')
const article = (newsSlug: string, change: Partial<typeof model> = {}): typeof model => ({
  ...model,
  newsId: newsSlug,
  newsSlug,
  publicDate: testStart - hour,
  deleteDate: null,
  ...change,
})
const visible = Array.from({ length: 23 }, (_, index) => article(`nyhed-${index}`, { publicDate: testStart - (index + 1) * hour }))
const hidden = [
  article('kladde', { status: false }),
  article('i-morgen', { publicDate: testStart + hour }),
  article('slettet', { deleteDate: testStart - hour }),
]
const unlisted = article('kun-med-link', { showArticleInNewsList: false })

const platform = setUpPlatform({
  modules: [createCmsModule({ games: gameQueries, content: { ...seeded, news: [...visible, ...hidden, unlisted] } })],
})
beforeEach(() => platform.reset())

const list = async (CurrentPage: number, PageSize = 10) =>
  (await platform.post('/api/news/news-list', { PageSize, CurrentPage, showArticleInNewsList: true, status: true })).data<NewsList>()
const detail = (newsSlug: string) => platform.post('/api/news/news-detail', { newsSlug })

describe('the list', () => {
  it('has the published articles, newest first, in pages', async () => {
    const first = await list(1)
    expect(first).toMatchObject({ currentPage: 1, lastPage: 3, pageSize: 10, totalRecords: 23 })
    expect(first.data.map(({ newsSlug }) => newsSlug)).toEqual(visible.slice(0, 10).map(({ newsSlug }) => newsSlug))
    expect((await list(3)).data).toHaveLength(3)
    expect((await list(1, 26)).data).toHaveLength(23)
  })

  it('sends no bodies', async () => {
    expect((await list(1)).data[0]).not.toHaveProperty('body')
  })

  it('is empty after its last page', async () => {
    expect(await list(4)).toMatchObject({ data: [], totalRecords: 23 })
  })

  it.each([{ PageSize: 51 }, { PageSize: 0 }, { CurrentPage: 0 }, { status: false }])('refuses %o', async (change) => {
    const body = { PageSize: 10, CurrentPage: 1, showArticleInNewsList: true, status: true, ...change }
    expect((await platform.post('/api/news/news-list', body)).code).toBe('ERR_VALIDATION')
  })
})

describe('an article', () => {
  it('is found by its slug, listed or not', async () => {
    expect((await detail('nyhed-3')).data<NewsDetail>()).toMatchObject({ newsSlug: 'nyhed-3', body: expect.stringContaining('<h2>') })
    expect((await detail('kun-med-link')).status).toBe(200)
  })

  it.each(['findes-ikke', ...hidden.map(({ newsSlug }) => newsSlug)])('%s is not found', async (slug) => {
    expect((await detail(slug)).code).toBe('ERR_NOT_FOUND')
    expect((await platform.post('/api/seo', { slug: `/nyheder/${slug}` })).code).toBe('ERR_NOT_FOUND')
  })

  it('appears when its time has come', async () => {
    platform.clock.advance(2 * hour)
    expect((await detail('i-morgen')).status).toBe(200)
  })

  it('has SEO with breadcrumbs and dates', async () => {
    expect((await platform.post('/api/seo', { slug: '/nyheder/nyhed-0' })).data()).toMatchObject({
      title: `${model.title} – {site}`,
      article: { headline: model.title, published: testStart - hour },
      breadcrumbs: [{ path: '/' }, { path: '/nyheder' }, { path: '/nyheder/nyhed-0' }],
    })
  })
})
