import landing from '../platform/seed/landing.json' with { type: 'json' }
import { expect, onOneScreen, testWithFreshContent as test } from './fixtures.ts'

onOneScreen('phone-strand', () => {
  test('a landing page leads to the registration with or without the chosen bonus, and the registration knows it', async ({
    page,
    context,
  }) => {
    for (const { landingType, landingById } of landing) {
      const response = await page.request.get(`/lp/${landingType}/${landingById}`)
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(html).toContain('<h1')
      expect(html).toMatch(/<meta name="robots" content="noindex,follow"/)
    }
    const landingPage = async () => (await context.cookies()).find(({ name }) => name === 'landingPage')
    expect(await (await page.request.get('/lp')).text(), 'without a name it is the first').toMatch(/<h1[^>]*>[^<]*500 spins/)
    expect(await landingPage()).toMatchObject({ value: 'lp' })
    await page.goto('/lp/velkomst/spins?landingPageLogId=log-7')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByText(/altså 1\.000\skr\./)).toBeVisible()
    await page.getByRole('link', { name: 'Opret konto med bonus' }).click()
    await expect(page).toHaveURL(/\/registrer\?/)
    await expect(page.getByRole('radio', { name: /500 spins/ })).toBeChecked()
    const remembered = await landingPage()
    expect(remembered).toMatchObject({ value: 'log-7', httpOnly: true })
    expect((remembered?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400)
    await page.goBack()
    await page.getByRole('link', { name: 'Opret konto uden bonus' }).click()
    await expect(page.getByRole('radio', { name: /Nej tak/ })).toBeChecked()
  })
})
