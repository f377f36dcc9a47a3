import { allScreens, everyScreen, expect, onScreens, testWithFreshContent as test } from './fixtures.ts'

onScreens(everyScreen ? allScreens : ['phone-strand'], () => {
  test('a page that fails shows the error page of the brand, and opens by the retry', async ({ page, controls, brand, isMobile }, {
    retry,
  }) => {
    // a page of this test's own: of any other, the site may have content that it shows while the back end fails
    const name = `fejlside-${brand}-${isMobile ? 'phone' : 'desktop'}-${retry}`
    const path = `/contents/${name}`
    const title = 'En side på prøve'
    await controls.answer({
      call: 'content.mainContent',
      where: { name },
      data: { name, title, blocks: [{ type: 'prose', html: '<p>Tekst</p>' }] },
    })
    await expect(async () => {
      await controls.fail({ path: '/api/main-content', kind: 'drop', times: 1 })
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(502)
      expect(answer?.headers()['retry-after']).toBe('10')
      // the first error page of a site that has just started may come before its configuration
      await expect(page.getByRole('banner')).toBeAttached({ timeout: 1 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByRole('heading', { level: 1, name: 'Vi har problemer lige nu' })).toBeVisible()
    await expect(page.getByText(/^Referencenummer: [A-Z0-9]{10}$/)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: brand, exact: false })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Spil med omtanke' })).toBeVisible()
    const banner = await page.locator('picture img').evaluate((image: HTMLImageElement) => image.currentSrc || image.src)
    expect((await page.request.get(banner)).headers()['content-type']).toMatch(/^image\//)
    expect(await page.getByRole('link', { name: 'Prøv igen' }).evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(
      /^oklch/,
    )
    await page.getByRole('link', { name: 'Prøv igen' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})
