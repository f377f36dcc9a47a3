import { expect, expectAccessible, onOneScreen, type Page, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

/** Opens a game as Freja, and begins a pause in another tab of the same browser. */
async function pauseBesideGame(page: Page, siteUrl: string, mode: 'sjov' | 'penge', pause: RegExp): Promise<void> {
  await logInByRequests(page, siteUrl, 'freja')
  await page.goto(`/spilleautomater/spil-for-${mode}/ravklippen`)
  await expect(page.frameLocator('iframe').locator('#go')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/min-konto/begraensninger')
  await other.getByRole('button', { name: pause }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: /^Ja, / }).click()
  await expect(other.getByRole('alertdialog')).toHaveCount(0)
}

onOneScreen('phone-strand', () => {
  for (const mode of ['penge', 'sjov'] as const)
    test(`a pause that begins in another tab ends the open game, for ${mode}`, async ({ page, site, controls: _ }) => {
      await pauseBesideGame(page, site.url, mode, /24 timer/)
      await expect(page.getByText('Du holder pause fra spil.')).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Se din pause' })).toBeVisible()
      await expectAccessible(page, 'game, paused in another tab')
    })

  test('a lasting pause in another tab ends the session of the open game', async ({ page, site, controls: _ }) => {
    await pauseBesideGame(page, site.url, 'penge', /Luk min konto/)
    await expect(page.getByRole('dialog', { name: 'Du er logget ud' })).toBeVisible()
  })
})

onOneScreen('desktop-nordlys', () => {
  test('a pause and a raise whose answers were lost are shown when their dialogs are closed', async ({ page, site, controls }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/min-konto/begraensninger?pause=30d')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Nej, gå tilbage' }).click()
    await expect(page).toHaveURL('/min-konto/begraensninger')
    await controls.fail({ path: '/Deposit/SetUserDepositLimitsREST', kind: 'drop', times: 1, stage: 'answer' })
    await page.getByRole('button', { name: 'Ret grænse, dagsgrænse' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox').fill('3000')
    await form.getByRole('button', { name: 'Bed om højere grænse' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(/3\.000,00.kr\. gælder fra/).first()).toBeVisible()

    await controls.fail({ path: '/Deposit/SetUserLimitlock/*', kind: 'drop', times: 1, stage: 'answer' })
    await page.getByRole('button', { name: /24 timer/ }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: /^Ja, / }).click()
    await expect(question.getByRole('alert')).toBeVisible()
    await question.getByRole('button', { name: 'Nej, gå tilbage' }).click()
    await expect(page.getByRole('region', { name: 'Du holder pause' })).toBeVisible()
  })
})
