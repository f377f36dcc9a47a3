import { expect, expectFailureScreen, onOneScreen, test } from './fixtures.ts'
import { approveAs, confirmCpr, logInByRequests, openIdentityReturn, payButton, testPersonData } from './player.ts'

onOneScreen('phone-strand', () => {
  test('a player withdraws with MitID, once whatever happens, in no more clicks than a deposit takes', async ({ page, site, controls }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/min-konto/overfoer')
    const depositClicks = [
      page.getByRole('button', { name: '200 kr.' }),
      page.getByRole('button', { name: 'Videre til betaling' }),
      page.getByRole('radio').first(),
      payButton(page, '200,00 kr.'),
    ]
    for (const [index, target] of depositClicks.entries()) {
      if (index === depositClicks.length - 1) await page.getByLabel('Kontrolcifre').fill('123')
      await target.click()
    }
    await expect(page.getByText('200,00 kr. er sat ind')).toBeVisible()

    await page.goto('/min-konto/udbetal')
    const withdrawalClicks = [
      page.getByRole('button', { name: 'Hele beløbet, 1.450 kr.' }),
      page.getByRole('button', { name: 'Fortsæt med MitID' }),
      page.getByRole('button', { name: 'Udbetal 1.450,00 kr.' }),
    ] as const
    expect(withdrawalClicks.length).toBeLessThanOrEqual(depositClicks.length)
    await withdrawalClicks[0].click()
    await withdrawalClicks[1].click()
    await approveAs(page, 'freja')
    await expect(withdrawalClicks[2]).toBeVisible()
    await page.reload()
    await controls.fail({ path: '/api/withdrawal/request', kind: 'drop', times: 1, stage: 'answer' })
    await withdrawalClicks[2].dblclick()
    await expect(page.getByText('Vi fik ikke svar')).toBeVisible()

    // the identity is used up; the amount is kept, and its request is answered again, not made again
    await page.reload()
    await expect(page.getByLabel('Udbetaling på 1.450,00 kr.')).toBeVisible()
    await expect(page.getByText('Der er ingen penge at udbetale')).toBeVisible()
    await expect(page.getByText(/Pengene er på din NemKonto senest/)).toBeVisible()
    await page.goto('/min-konto/transaktioner')
    await expect(page.getByText('−1.450,00 kr.').filter({ visible: true })).toHaveCount(1)
    await controls.expectBalanced()
  })

  test('closing the account pays it out and logs out; the next login says so', async ({ page, site, controls }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/min-konto/begraensninger')
    await page.getByRole('button', { name: 'Luk min konto' }).click()
    await page.getByRole('button', { name: 'Ja, luk min konto' }).click()
    await expect(page).toHaveURL(/\/konto-lukket$/)
    await expect(page.getByText(/^1\.250,00\skr\. er på vej til din NemKonto/)).toBeVisible()
    await expect(page.getByRole('link', { name: /Gå til StopSpillet/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Gå til ROFUS/ })).toBeVisible()
    await controls.expectBalanced()

    await openIdentityReturn(page, site.url, 'freja')
    await confirmCpr(page, testPersonData('freja').cpr)
    await expectFailureScreen(page, /Du kan tidligst oprette en ny konto/, 'Gå til StopSpillet')
  })
})

onOneScreen('desktop-nordlys', () => {
  test('a player in ROFUS logs in to withdraw and reads the transactions, nothing else', async ({ page, site, controls }) => {
    await openIdentityReturn(page, site.url, 'bodil')
    await confirmCpr(page, testPersonData('bodil').cpr)
    await expect(page).toHaveURL(/\/min-konto\/udbetal$/)
    await expect(page.getByText('Du er registreret i ROFUS')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /Gå til StopSpillet/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Indbetal' })).toHaveCount(0)
    for (const path of ['/', '/min-konto/overfoer', '/min-konto/profil', '/kampagner', '/spilleautomater', '/registrer']) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/min-konto\/udbetal$/)
    }
    await page.getByRole('button', { name: 'Hele beløbet, 300 kr.' }).click()
    await page.getByRole('button', { name: 'Fortsæt med MitID' }).click()
    await approveAs(page, 'bodil')
    await page.getByRole('button', { name: 'Udbetal 300,00 kr.' }).click()
    await expect(page.getByLabel('Udbetaling på 300,00 kr.')).toBeVisible()
    await page.goto('/min-konto/transaktioner')
    await expect(page.getByText('−300,00 kr.').filter({ visible: true })).toHaveCount(1)
    await page.goto('/?logout=true')
    await expect(page.getByRole('link', { name: 'Log ind' }).first()).toBeVisible()
    await controls.expectBalanced()
  })
})
