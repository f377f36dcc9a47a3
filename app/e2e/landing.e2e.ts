import landing from '../platform/seed/landing.json' with { type: 'json' }
import { expect, expectAccessible, isTriedOn, oneOfEachSize, onOneScreen, onScreens, testWithFreshContent as test } from './fixtures.ts'

onScreens(oneOfEachSize, () => {
  test('each landing page says what it offers, without the site’s header', async ({ page, isMobile }) => {
    for (const { landingType, landingById } of landing.filter((_, index) => isTriedOn(Number(isMobile), index))) {
      expect((await page.goto(`/lp/${landingType}/${landingById}`))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow')
      await expectAccessible(page, `${landingType}/${landingById}`)
    }
  })
})

onOneScreen('desktop-nordlys', () => {
  test('a visitor goes on to the registration with the chosen bonus, and the registration knows the landing page', async ({
    page,
    context,
  }) => {
    await page.goto('/lp/velkomst/spins?landingPageLogId=log-7')
    await expect(page.getByText(/Vinder du 50/)).toBeVisible()
    await page.getByRole('link', { name: 'Opret konto med bonus' }).click()
    await expect(page).toHaveURL(/\/registrer\?/)
    await expect(page.getByRole('radio', { name: /500 spins/ })).toBeChecked()
    const remembered = (await context.cookies()).find(({ name }) => name === 'landingPage')
    expect(remembered).toMatchObject({ value: 'log-7', httpOnly: true })
    expect((remembered?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400)
    await page.goBack()
    await page.getByRole('link', { name: 'Opret konto uden bonus' }).click()
    await expect(page.getByRole('radio', { name: /Nej tak/ })).toBeChecked()
  })

  test('without a name it is the first landing page; an unknown one leads to the front page, which says so', async ({ page, context }) => {
    await page.goto('/lp')
    await expect(page.getByRole('heading', { level: 1, name: /500 spins/ })).toBeVisible()
    expect((await context.cookies()).find(({ name }) => name === 'landingPage')?.value).toBe('lp')
    await page.goto('/lp/velkomst/findes-ikke')
    await expect(page).toHaveURL('/')
  })
})
