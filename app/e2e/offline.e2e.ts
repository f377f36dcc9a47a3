import { expect, hydrated, onOneScreen, type Page, test } from './fixtures.ts'

const stayed = (page: Page) => page.getByRole('status').filter({ hasText: 'Du er offline. Siden kunne ikke åbnes.' })
const unopened = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Du er offline. Siden kunne ikke åbnes.' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first()

// with Save-Data no page is loaded in advance, so that a link that is pressed without a network has nothing to open
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(window.navigator, 'connection', { value: { saveData: true } })),
)

onOneScreen('phone-strand', () => {
  test('a link without a network keeps the page, says so, and opens by the retry', async ({ page, context }) => {
    await page.goto('/contents/vilkaar')
    await expect(heading(page, 'Vilkår')).toBeVisible()
    await hydrated(page)
    await context.setOffline(true)
    await footerLink(page, 'Privatliv').click()
    await expect(stayed(page)).toBeVisible()
    await expect(stayed(page)).toBeInViewport()
    await expect(page).toHaveURL('/contents/vilkaar')
    await stayed(page).getByRole('button', { name: 'Prøv igen' }).click()
    await expect(stayed(page)).toBeVisible()
    await stayed(page).getByRole('button', { name: 'Luk beskeden' }).click()
    await expect(stayed(page)).toHaveCount(0)
    await footerLink(page, 'Privatliv').click()
    await expect(stayed(page)).toBeVisible()
    await context.setOffline(false)
    await expect(stayed(page)).toHaveCount(0)
    await expect(page).toHaveURL('/contents/vilkaar')
  })
})

onOneScreen('desktop-nordlys', () => {
  test('the front page is not left for the browser’s error page without a network', async ({ page, context }) => {
    await page.goto('/contents/vilkaar')
    await hydrated(page)
    await context.setOffline(true)
    await page.getByRole('banner').locator('a[href="/"]').first().click()
    await expect(stayed(page)).toBeVisible()
    await expect(heading(page, 'Vilkår')).toBeVisible()
  })

  test('address and page are the same after Back and Forward without a network', async ({ page, context }) => {
    await page.goto('/contents/vilkaar')
    await hydrated(page)
    await footerLink(page, 'Privatliv').click()
    await expect(heading(page, 'Privatliv')).toBeVisible()
    await context.setOffline(true)
    await page.goBack()
    await expect(page).toHaveURL('/contents/vilkaar')
    await expect(unopened(page)).toBeVisible()
    await expect(heading(page, 'Privatliv')).toHaveCount(0)
    await page.goForward()
    await expect(heading(page, 'Privatliv')).toBeVisible()
    await expect(unopened(page)).toHaveCount(0)
    await expect(page).toHaveTitle(/Privatliv/)
    await page.goBack()
    await unopened(page).getByRole('button', { name: 'Prøv igen' }).click()
    await expect(unopened(page)).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page, 'Vilkår')).toBeVisible()
    await expect(page).toHaveURL('/contents/vilkaar')
    await expect(page).toHaveTitle(/[Vv]ilkår/)
  })
})
