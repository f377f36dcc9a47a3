import { expect, onOneScreen, type Page, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

/** Opens a game as Freja in each mode, and begins a pause in another tab of the same browser. */
async function pauseBesideGames(page: Page, siteUrl: string, modes: readonly ('sjov' | 'penge')[], pause: RegExp): Promise<Page[]> {
  await logInByRequests(page, siteUrl, 'freja')
  const games: Page[] = []
  for (const mode of modes) {
    const game = await page.context().newPage()
    await game.goto(`/spilleautomater/spil-for-${mode}/ravklippen`)
    await expect(game.frameLocator('iframe').locator('#go')).toBeVisible()
    games.push(game)
  }
  await page.goto('/min-konto/begraensninger')
  await page.getByRole('button', { name: pause }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /^Ja, / }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  return games
}

onOneScreen('phone-strand', () => {
  test('a pause that begins in another tab ends the open games, for money and for fun', async ({ page, site, controls: _ }) => {
    for (const game of await pauseBesideGames(page, site.url, ['penge', 'sjov'], /24 timer/)) {
      await expect(game.getByText('Du holder pause fra spil.')).toBeVisible()
      await expect(game.locator('iframe')).toHaveCount(0)
      await expect(game.getByRole('link', { name: 'Se din pause' })).toBeVisible()
    }
  })

  test('a lasting pause in another tab ends the session of the open game', async ({ page, site, controls: _ }) => {
    for (const game of await pauseBesideGames(page, site.url, ['penge'], /Luk min konto/))
      await expect(game.getByRole('dialog', { name: 'Du er logget ud' })).toBeVisible()
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
