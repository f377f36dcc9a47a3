import { expect, expectAccessible, hydrated, onOneScreen, testWithFreshContent as test } from './fixtures.ts'

onOneScreen('phone-strand', () => {
  test('the list has pages of ten, the menu’s link shows 26 from the top, and an article leads back', async ({ page }) => {
    await page.goto('/nyheder')
    const articles = page.getByRole('main').getByRole('article')
    const title = page.getByRole('heading', { level: 1, name: 'Nyheder' })
    await expect(articles).toHaveCount(10)
    await hydrated(page)
    await page.getByRole('link', { name: 'Side 2' }).click()
    await expect(page).toHaveURL(/\?side=2$/)
    await expect(articles).toHaveCount(2)
    await expect(title).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await test.step('the menu closes with its link', async () => {
      const menu = page.getByRole('dialog')
      await page.getByRole('button', { name: 'Menu' }).last().click()
      const requested = page.waitForRequest((request) => request.url().endsWith('/nyheder/_payload.json?antal=26'))
      await menu.getByRole('link', { name: 'Nyheder' }).click()
      await requested
      await expect(page).toHaveURL(/\/nyheder\?antal=26$/)
      await expect(menu).toBeHidden()
      await expect(articles).toHaveCount(12)
      await expect(page.getByRole('navigation', { name: 'Sider med nyheder' })).toHaveCount(0)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })

    await page.goBack()
    await expect(articles).toHaveCount(2)
    await page.goBack()
    await expect(articles).toHaveCount(10)
    await articles.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hent dit kontoudtog' })).toBeVisible()
    await expectAccessible(page, 'an article')
    await page.getByRole('link', { name: 'Tilbage til nyhederne' }).click()
    await expect(page).toHaveURL(/\/nyheder$/)

    await test.step('an article that does not exist says so, and leads back', async () => {
      expect((await page.goto('/nyheder/findes-ikke'))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Siden findes ikke' })).toBeVisible()
      await page.getByRole('link', { name: 'Tilbage til nyhederne' }).click()
      await expect(title).toBeVisible()
    })
  })
})
