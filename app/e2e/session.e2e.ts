import { expect, hydrated, onOneScreen, type Page, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

const validation = '**/backend/session.validate'
const balance = /^Mine penge/

/** Opens a page as Freja, waits for the monitor, and checks the session by showing the tab again. */
async function openPlayerPage(page: Page, siteUrl: string): Promise<void> {
  await logInByRequests(page, siteUrl, 'freja')
  const checked = page.waitForResponse(validation)
  await page.goto('/')
  await checked
}
/** Resolves when one check has started, soon after the first of the page; a second one would supersede it. */
const checkAgain = (page: Page) =>
  expect(async () => {
    const started = page.waitForRequest(validation, { timeout: 1000 })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await started
  }).toPass()

onOneScreen('desktop-nordlys', () => {
  test('a failing server leaves a living session in doubt, until an answer comes', async ({ page, site, context, controls }) => {
    await openPlayerPage(page, site.url)
    await controls.fail({ path: '/GATMaven/users/*/validateExpire', kind: 'status', status: 503, times: 3 })
    await checkAgain(page)
    await expect(page.getByRole('dialog', { name: 'Vi kan ikke se, om du er logget ind' })).toBeVisible()
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: balance })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toContain('session')
  })
})

onOneScreen('phone-strand', () => {
  test('a logout in one tab is told to the other, which is a guest’s behind the dialog', async ({ page, site, context }) => {
    await openPlayerPage(page, site.url)
    const other = await context.newPage()
    const monitored = other.waitForResponse(validation)
    await other.goto('/contents/vilkaar')
    await monitored
    await other.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<a id="out" href="/?logout=true">Log ud</a>'))
    await other.locator('#out').click()
    await expect(page.getByRole('dialog', { name: 'Du er logget ud' })).toBeVisible()
    await expect(page.getByRole('link', { name: balance, includeHidden: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Log ind' }).click()
    await expect(page).toHaveURL(`${site.url}/log-ind`)
  })

  test('a login in one tab is told to the other, which is reloaded when the visitor wants it', async ({
    page,
    site,
    context,
    controls: _,
  }) => {
    await page.goto('/kontaktos')
    await hydrated(page)
    const other = await context.newPage()
    await logInByRequests(other, site.url, 'freja')
    await other.goto('/contents/vilkaar')
    await expect(page.getByText('Du er logget ind i en anden fane.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Opdatér siden' }).click()
    await expect(page.getByRole('link', { name: balance })).toBeVisible()
    await expect(page.getByText('Du er logget ind i en anden fane.')).toHaveCount(0)
  })

  test('a logout by its address is told to the other tab too', async ({ page, site, context }) => {
    await openPlayerPage(page, site.url)
    const other = await context.newPage()
    await other.goto('/?logout=true')
    await expect(page.getByRole('dialog', { name: 'Du er logget ud' })).toBeVisible()
  })

  test('a page of one player changes nothing for another who has logged in since, and becomes theirs', async ({
    page,
    site,
    context,
    controls: _,
  }) => {
    await logInByRequests(page, site.url, 'freja')
    const checked = page.waitForResponse(validation)
    await page.goto('/min-konto/begraensninger')
    await checked
    await page.getByRole('button', { name: 'Ret grænse' }).first().click()
    await page.getByRole('dialog').getByRole('textbox').fill('50')
    await context.clearCookies({ name: /session|userId/ })
    await logInByRequests(page, site.url, 'emil')
    const answered = page.waitForResponse('**/backend/limits.set')
    await page.getByRole('button', { name: 'Gem grænse' }).click()
    expect((await answered).status()).toBe(401)
    await expect(page.getByRole('main').getByText('Ingen grænse')).toHaveCount(4)
  })
})
