import campaigns from '../platform/seed/campaigns.json' with { type: 'json' }
import landing from '../platform/seed/landing.json' with { type: 'json' }
import news from '../platform/seed/news.json' with { type: 'json' }
import pages from '../platform/seed/pages.json' with { type: 'json' }
import seo from '../platform/seed/seo.json' with { type: 'json' }
import { expect, onOneScreen, test } from './fixtures.ts'

const mayBeIndexed = (entry: object): boolean => !('robots' in entry && String(entry.robots).includes('noindex'))
const slugsOf = (entries: Readonly<Record<string, object>>) => Object.keys(entries).filter((key) => mayBeIndexed(entries[key] ?? {}))

onOneScreen('desktop-nordlys', () => {
  test('the site map has every public page that may be indexed, and no other', async ({ page, site }) => {
    const xml = await (await page.request.get('/sitemap.xml')).text()
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    expect(new Set(listed).size).toBe(listed.length)

    const isGame = (path: string) => /^\/(?:spilleautomater\/spil-for-|live-casino\/spil-for-)/.test(path)
    const articles = news.filter((article) => !('showArticleInNewsList' in article)).map(({ newsSlug }) => `/nyheder/${newsSlug}`)
    const expected = [
      ...slugsOf(seo.pages),
      ...slugsOf(pages).map((slug) => (slug === 'cookies' ? '/cookiepolitik' : `/contents/${slug}`)),
      ...articles,
      ...campaigns.map(({ slug }) => `/kampagner/${slug}`),
    ]
    expect(listed.filter((path) => !isGame(path)).sort()).toEqual([...new Set(expected)].sort())

    const { total } = (await (await fetch(`${site.url}/api/games?sort=name&limit=1`)).json()).data as { total: number } // the shape of `games.list`
    expect(listed.filter(isGame)).toHaveLength(total)
    expect(landing.some(({ landingType, landingById }) => listed.includes(`/lp/${landingType}/${landingById}`))).toBe(false)

    // the pages themselves say the same
    for (const path of listed.filter((each) => !isGame(each))) {
      const response = await page.request.get(path, { maxRedirects: 0 })
      expect(response.status(), path).toBe(200)
      const text = await response.text()
      expect(text, path).not.toMatch(/<meta name="robots" content="[^"]*noindex/)
      expect(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1], path).toBe(`${new URL(site.url).origin}${path === '/' ? '/' : path}`)
    }
  })
})
