import { expect, expectFailureScreen, onOneScreen, test } from './fixtures.ts'
import { confirmCpr, openIdentityReturn, testPersonData } from './player.ts'

onOneScreen('phone-strand', () => {
  test('a button that is pressed before the page’s script has arrived is pressed when it has', async ({ page }) => {
    let deliver = () => {}
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve
    })
    await page.route(/\/assets\/entry-client-[^/]+\.js$/, (route) => delivered.then(() => route.continue()))
    await page.goto('/log-ind', { waitUntil: 'commit' })
    await page.waitForFunction(() => window.takeEarlyClick)
    await page.getByRole('button', { name: 'Log ind med MitID' }).click()
    deliver()
    await expect(page.getByRole('button', { name: /^Freja/ })).toBeVisible()
  })

  test('after three wrong CPR numbers the login must be restarted', async ({ page, site, controls }) => {
    await openIdentityReturn(page, site.url, 'william') // no number matches his, not even his own
    await confirmCpr(page, testPersonData('william').cpr)
    await expect(page.getByText(/Du har 2 forsøg tilbage/)).toBeVisible()
    await confirmCpr(page, testPersonData('emil').cpr)
    await expect(page.getByText(/Du har ét forsøg tilbage/)).toBeVisible()
    await confirmCpr(page, testPersonData('emil').cpr)
    await expectFailureScreen(page, 'Vi må starte forfra', 'Start forfra')
    await controls.expectBalanced()
  })

  test('who cancels MitID, meets its failure or waits too long is told so, and can start again', async ({ page }) => {
    await page.goto('/log-ind')
    await page.getByRole('button', { name: 'Log ind med MitID' }).click()
    for (const [answer, sentence, wayOut] of [
      ['Afvis', /Du afbrød MitID/, 'Prøv igen med MitID'],
      ['Teknisk fejl', /MitID driller lige nu/, 'Prøv igen med MitID'],
      ['Tiden løber ud', /Vi må starte forfra/, 'Start forfra'],
    ] as const)
      await test.step(answer, async () => {
        await page.getByRole('button', { name: answer }).click()
        await expectFailureScreen(page, sentence, wayOut)
        if (answer !== 'Tiden løber ud') await page.getByRole('main').getByRole('button', { name: wayOut }).click()
      })
  })
})

onOneScreen('desktop-nordlys', () => {
  test('a malformed answer of the provider leaves a step that can be retried, and a reload resumes it', async ({
    page,
    site,
    controls,
  }) => {
    await openIdentityReturn(page, site.url, 'freja')
    await expect(page.getByLabel('CPR-nummer')).toBeVisible()
    await controls.fail({ path: '/Scrive/transaction/*', kind: 'malformed', times: 1 })
    await page.reload()
    await expectFailureScreen(page, 'Det lykkedes ikke', 'Prøv igen')
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(page.getByLabel('CPR-nummer')).toBeVisible()
    await page.reload()
    await confirmCpr(page, testPersonData('freja').cpr)
    await expect(page.getByRole('link', { name: 'Mine penge 1.250,00 kr.' })).toBeVisible()
  })
})
