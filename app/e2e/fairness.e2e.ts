import { expect, expectAccessible, onOneScreen, type Page, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

/** Plays one round for money, and returns the commitment that the rules showed before the bet. `contributed`: what the player types for it. */
async function playOneRound(page: Page, game: string, contributed: string): Promise<string> {
  await page.goto(`/spilleautomater/spil-for-penge/${game}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('#go')).toHaveAttribute('aria-disabled', 'false')
  await frame.getByRole('button', { name: 'Regler' }).click()
  const commitment = await frame.locator('#commitment').textContent()
  const clientSeed = frame.getByLabel('Dit eget tal i næste runde')
  await expect(clientSeed).toHaveValue(/^[0-9a-f]{32}$/)
  await clientSeed.fill(contributed)
  await frame.getByRole('button', { name: 'Luk' }).click()
  await frame.locator('#go').click()
  await expect(frame.locator('#result')).toContainText(/Du vandt|Du fik|Ingen gevinst/)
  await expect(frame.locator('#commitment')).not.toHaveText(commitment ?? '')
  await expect(clientSeed).not.toHaveValue(contributed)
  await expect(clientSeed).toHaveValue(/^[0-9a-f]{32}$/)
  return commitment ?? ''
}

onOneScreen('phone-strand', () => {
  test('a round that the player checks holds by the numbers of the list, and with another digit it does not', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    const contributed = 'mit-tal-2026'
    const commitment = await playOneRound(page, 'ravklippen', contributed)
    await page.goto('/min-konto/transaktioner?vis=spil')
    await page.getByRole('group').filter({ hasText: 'Ravklippen' }).first().locator('summary').click()
    await page
      .getByRole('link', { name: /^Kontrollér runden i Ravklippen/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontrollér runden' })).toBeVisible()
    const check = page.frameLocator('iframe')
    await expect(check.getByText('Fingeraftrykket passer. Vores tal lå fast, før du satsede.')).toBeVisible()
    await expect(check.getByText(/^Udfaldet passer\./)).toBeVisible()
    await expect(check.getByLabel('Fingeraftryk, før du satsede')).toHaveValue(commitment)
    await expect(check.getByLabel('Dit tal', { exact: true })).toHaveValue(contributed)
    await expectAccessible(page, 'a checked round')

    const seed = check.getByLabel('Vores tal')
    const value = await seed.inputValue()
    await seed.fill(`${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`)
    await check.getByRole('button', { name: 'Regn efter' }).click()
    await expect(check.getByText('Fingeraftrykket passer ikke til vores tal.')).toBeVisible()
    await page.reload()
    await expect(check.getByText('Fingeraftrykket passer. Vores tal lå fast, før du satsede.')).toBeVisible()
    await page.getByRole('link', { name: 'Tilbage til dine spil' }).click()
    await expect(page.getByRole('tab', { name: 'Spil' })).toHaveAttribute('aria-selected', 'true')

    await test.step('a round that is somebody else’s, or none, is not found; the help explains the scheme', async () => {
      await page.goto('/min-konto/transaktioner?vis=spil&runde=0b2f7f9e-5a0c-4a57-9d8e-6f1f8f2f0c11')
      await expect(page.getByText('Vi kan ikke finde runden')).toBeVisible()
      await page.getByRole('link', { name: 'Læs, hvordan det virker' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Sådan kontrollerer du en runde' })).toBeVisible()
    })
  })
})
