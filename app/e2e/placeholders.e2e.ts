import { expect, expectAccessible, onOneScreen, testWithFreshContent as test } from './fixtures.ts'

/** Topics that the specification names below `/casino-aarhus`; each may have pages below it. */
const topics = ['royal-club', 'events', 'pokerturneringer/kalender', 'husregler', 'ansvarligt-spil', 'vilkaar', 'casinospil', 'kontakt']

onOneScreen('desktop-nordlys', () => {
  test('a page of the casino in Aarhus leads to what the site has, and no search engine lists it', async ({ page }) => {
    for (const topic of topics) {
      const response = await page.request.get(`/casino-aarhus/${topic}`)
      expect(response.status(), topic).toBe(200)
      expect(await response.text(), topic).toContain('content="noindex,follow"')
    }
    await page.goto(`/casino-aarhus/${topics[0]}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Casino Aarhus' })).toBeVisible()
    await expectAccessible(page, 'a placeholder')
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
    expect(hrefs.length).toBeGreaterThan(6)
    for (const href of hrefs.filter((each) => each.startsWith('/')))
      expect((await page.request.get(href, { maxRedirects: 0 })).status(), href).toBe(200)
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('casino-aarhus')
  })
})
