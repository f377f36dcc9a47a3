import type { Page } from '@playwright/test'
import { expect, onOneScreen, testWithFreshContent as test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

test.use({ asksForConsent: true })

const cookieBar = (page: Page) => page.getByRole('region', { name: 'Må vi bruge cookies?' })

/** The data of a call that the page sends. */
const callFromPage = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    return (await response.json()).data
  }, path)

onOneScreen('phone-strand', () => {
  test('a player is asked for offers once, and declining is kept', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/')
    await cookieBar(page).getByRole('button', { name: 'Afvis alle' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vil du have tilbud fra os?' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Nej tak' }).click()
    await expect(dialog).toHaveCount(0)
    const checked = page.waitForResponse((response) => response.url().endsWith('/backend/consent.marketing'))
    await page.goto('/jackpots')
    expect((await (await checked).json()).data.record).toMatchObject({ emailNotify: 0, marketingDate: null })
    await expect(dialog).toHaveCount(0)
  })
})

onOneScreen('desktop-nordlys', () => {
  test('accepting offers updates the player, a failure keeps the question open, and a paused player is never asked', async ({
    page,
    site,
    controls,
  }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: 'Vil du have tilbud fra os?' })
    await expect(dialog).toBeVisible()
    await controls.fail({ path: '/GATMaven/users/*', kind: 'status', status: 503, times: 1 })
    await dialog.getByRole('button', { name: 'Ja tak' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Ja tak' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await callFromPage(page, '/api/user/user-profile')).toMatchObject({ emailNotify: true })
    await logInByRequests(page, site.url, 'noah')
    expect(await callFromPage(page, '/backend/consent.marketing'), 'a paused player is never asked').toEqual({ record: null })
  })
})
