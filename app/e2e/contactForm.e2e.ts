import { choose, expect, hydrated, onOneScreen, type Page, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

const write = async (page: Page) => {
  await page.getByLabel('Navn').fill('Freja Holm')
  await page.getByLabel('E-mail', { exact: true }).fill('freja@eksempel.dk')
  await page.getByLabel('Bruger-ID').fill('player-freja')
  await page.getByLabel('Din besked').fill('Hvor bliver min udbetaling af?')
}
const confirm = async (page: Page) => {
  const box = page.getByRole('checkbox', { name: 'Bekræft, at du ikke er en robot' })
  await choose(box)
  await expect(page.getByText('Et øjeblik …')).toHaveCount(0)
}
const send = (page: Page) => page.getByRole('button', { name: 'Send besked' }).click()
const messages = async (platformUrl: string): Promise<readonly { subject: string; text: string }[]> =>
  (await fetch(`${platformUrl}/_test/outbox`)).json()

onOneScreen('phone-strand', () => {
  test('a message is sent from the footer’s page; an old confirmation and a failure keep it', async ({ page, site, controls }) => {
    const thirdParties: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) thirdParties.push(request.url())
    })
    await page.goto('/contents/vilkaar')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await send(page)
    for (const message of ['Skriv dit navn.', 'Skriv din e-mail.', 'Skriv din besked.']) await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByText('Bekræft, at du ikke er en robot.')).toBeVisible()
    await expect(page.getByLabel('Navn')).toBeFocused()

    // three lines, whatever the order of the style sheets
    expect((await page.getByLabel('Din besked').boundingBox())?.height).toBeGreaterThan(100)
    await write(page)
    await confirm(page)
    await controls.advance(121_000)
    await send(page)
    await expect(page.getByText('Bekræftelsen er udløbet. Bekræft igen.')).toBeVisible()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await confirm(page)
    await controls.fail({ path: '/api/contact', kind: 'status', status: 503, times: 1 })
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Beskeden blev ikke sendt' })).toBeVisible()
    await expect(page.getByLabel('Din besked')).toHaveValue('Hvor bliver min udbetaling af?')
    await send(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Din besked er sendt' })).toBeFocused()
    expect(await messages(site.platformUrl)).toMatchObject([{ subject: 'Freja Holm (player-freja)' }])
    expect(thirdParties).toEqual([])
    await page.getByRole('button', { name: 'Skriv en besked mere' }).click()
    await expect(page.getByLabel('Din besked')).toHaveValue('')
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('besked')
  })

  test('a message that is not sent yet is there again after a visit elsewhere, and gone with the session', async ({
    page,
    site,
    controls: _,
  }) => {
    await page.goto('/kontaktos')
    await hydrated(page)
    await write(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vilkår', exact: true }).click()
    await expect(page.getByLabel('Din besked')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByLabel('Din besked')).toHaveValue('Hvor bliver min udbetaling af?')
    await expect(page.getByLabel('Bruger-ID')).toHaveValue('player-freja')
    await page.reload()
    await expect(page.getByLabel('Din besked')).toHaveValue('Hvor bliver min udbetaling af?')
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/kontaktos')
    await expect(page.getByLabel('Din besked')).toHaveValue('Hvor bliver min udbetaling af?')
    await page.getByLabel('Din besked').fill('Hvad er min grænse?')
    await page.goto('/?logout=true')
    await expect(page.getByRole('link', { name: 'Log ind' }).first()).toBeVisible()
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('besked')
    await page.goto('/kontaktos')
    await expect(page.getByLabel('Din besked')).toHaveValue('')
  })
})
