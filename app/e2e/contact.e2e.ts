import { expect, expectFailureScreen, onOneScreen, type Page, test } from './fixtures.ts'
import { approveAs, logInByRequests } from './player.ts'

interface Mail {
  to: string
  text: string
}
const mailsTo = async (platformUrl: string, address: string): Promise<readonly Mail[]> => {
  const mails: readonly Mail[] = await (await fetch(`${platformUrl}/_test/outbox`)).json()
  return mails.filter(({ to }) => to === address)
}
const edit = async (page: Page, label: string, value: string) => {
  await page.getByRole('button', { name: 'Ret e-mail eller mobil' }).click()
  await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Gem' }).click()
  await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
}

onOneScreen('phone-strand', () => {
  test('a change of contact data needs the player’s own MitID, and a new e-mail address the code that was sent to it', async ({
    page,
    site,
    controls: _,
  }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/min-konto/profil')

    await test.step('a change that MitID was cancelled for keeps what was entered, and can be dropped', async () => {
      await edit(page, 'Mobilnummer', '20445566')
      await page.getByRole('button', { name: 'Afvis' }).click()
      await expectFailureScreen(page, 'Du afbrød MitID', 'Tilbage til din profil')
      await page.getByRole('link', { name: 'Tilbage til din profil' }).click()
      await expect(page.getByText('+45 20 44 55 66')).toBeVisible()
      await page.getByRole('button', { name: 'Fortryd' }).click()
      await expect(page.getByRole('button', { name: 'Ret e-mail eller mobil' })).toBeVisible()
      await page.reload()
      await expect(page.getByText('+45 20 44 55 66')).toHaveCount(0)
    })

    await test.step('the MitID of another person changes nothing', async () => {
      await edit(page, 'E-mail', 'freja.ny@eksempel.dk')
      await approveAs(page, 'emil')
      await expectFailureScreen(page, 'Det MitID hører ikke til din spilkonto. Brug dit eget MitID.', 'Prøv igen med MitID')
      expect(page.url()).not.toContain('freja')
      await page.getByRole('button', { name: 'Prøv igen med MitID' }).click()
      await approveAs(page, 'freja')
    })

    await expect(page.getByText('Du har bekræftet med MitID')).toBeVisible()
    await expect(page).toHaveURL(/\/min-konto\/profil$/)
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('freja.ny@eksempel.dk')
    await page.getByRole('button', { name: 'Gem' }).click()
    await expect(page.getByLabel('Kode', { exact: true })).toBeVisible()
    const [mail] = await mailsTo(site.platformUrl, 'freja.ny@eksempel.dk')
    const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
    await page.reload() // the code may be read in another window
    await page.getByLabel('Kode', { exact: true }).fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Bekræft e-mail' }).click()
    await expect(page.getByText(/Koden passer ikke/)).toBeVisible()
    await page.getByLabel('Kode', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Bekræft e-mail' }).click()

    await expect(page.getByText('Din e-mail er ændret.')).toBeVisible()
    await expect(page.getByText('freja.ny@eksempel.dk')).toBeVisible()
    await expect(page.getByText('f•••@eksempel.dk').first()).toBeAttached()
    expect(await mailsTo(site.platformUrl, 'freja@eksempel.dk')).toHaveLength(1)
  })
})
