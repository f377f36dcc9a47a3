import { expect, onOneScreen, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

onOneScreen('phone-strand', () => {
  test('the choice of offers is stored, and a refusal leaves the switch where it was', async ({ page, site, controls }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/min-konto/profil')
    await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
    await expect(page.getByText('Freja Holm')).toBeVisible()
    const sms = page.getByRole('switch', { name: 'Tilbud på sms' })
    await expect(sms).not.toBeChecked()
    await sms.click()
    await expect(page.getByText('Dit valg er gemt.')).toBeAttached()
    await page.reload()
    await expect(sms).toBeChecked()
    await controls.fail({ path: '/GATMaven/users/*', kind: 'code', code: 'ERR_PAUSED', times: 1 })
    await expect(async () => {
      await sms.click()
      await expect(page.getByText(/pause/i).first()).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(sms).toBeChecked()
  })
})

onOneScreen('desktop-nordlys', () => {
  test('another device is seen and logged out', async ({ page, site, browser }) => {
    await logInByRequests(page, site.url, 'freja')
    const elsewhere = await browser.newContext({ baseURL: site.url, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)' })
    const otherPage = await elsewhere.newPage()
    await logInByRequests(otherPage, site.url, 'freja')
    await page.goto('/min-konto/profil')
    await expect(page.getByText('Denne enhed')).toBeVisible()
    await page.getByRole('button', { name: 'Log ud på andre enheder' }).click()
    await expect(page.getByText(/^Du er logget ud på (én anden enhed|\d+ andre enheder)\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log ud på andre enheder' })).toHaveCount(0)
    await otherPage.goto('/min-konto/profil')
    await expect(otherPage).toHaveURL(/\/log-ind\?/)
    await elsewhere.close()
  })
})
