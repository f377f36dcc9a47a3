import { testCards } from '../platform/payments/testCards.ts'
import { choose, expect, expectAccessible, journeyScreens, onOneScreen, onScreens, test } from './fixtures.ts'
import { approveAs, bankOf, chooseAmount, confirmCpr, fillCard, fillContact, payButton, setLimits, testPersonData } from './player.ts'

onScreens(journeyScreens, () => {
  test('from the lobby to a settled round; the history is kept after logging in again', async ({ page, controls, site }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))

    await test.step('the lobby is readable without script', async () => {
      const html = await (await fetch(site.url)).text()
      expect(html).toContain('lang="da"')
      expect(html).toContain('500 spins, når du')
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('500 spins')
      await expect(page.getByRole('region', { name: 'Nye spil' }).getByRole('article').first()).toBeVisible()
      await expectAccessible(page, 'lobby')
    })

    await test.step('registration in three steps', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Opret konto' }).click()
      await choose(page.getByRole('radio', { name: /500 spins/ }))
      await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
      await fillContact(page, 'sofie')
      await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
      await expect(page.getByRole('button', { name: 'Bekræft med MitID' })).toBeVisible()
      await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
      await expect(page).toHaveURL(new RegExp(`^${site.platformUrl}/identity/`))
      await expectAccessible(page, 'identity provider')
      await approveAs(page, 'sofie')
    })

    await test.step('limits are mandatory after registration', async () => {
      await expect(page).toHaveURL(/\/loginsuccess\?method=register&logId=/)
      await expect(page.getByRole('dialog', { name: 'Sæt dine grænser først' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Sæt dine grænser først' })).toBeVisible()
      await expectAccessible(page, 'mandatory limits')
      await setLimits(page, ['2000', '5000', '10000'])
      await expect(page.getByRole('link', { name: 'Mine penge 0,00 kr.' })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sæt ind' })).toBeVisible()
      const cookies = await page.context().cookies()
      expect(cookies.some(({ httpOnly, value }) => httpOnly && value.length >= 22)).toBe(true)
      expect(
        await page.evaluate(() => [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join()),
      ).not.toContain(testPersonData('sofie').cpr)
    })

    await test.step('a deposit without challenge', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Sæt ind' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Sæt penge ind' })).toBeVisible()
      await expectAccessible(page, 'deposit 1')
      await chooseAmount(page, '500')
      await page.getByRole('button', { name: 'Fortsæt med MitID' }).click()
      await approveAs(page, 'sofie')
      await fillCard(page, testCards.approved)
      await payButton(page, '500,00 kr.').click()
      await expect(page.getByText('500,00 kr. er sat ind')).toBeVisible()
      await expect(page.getByText(/500 spins er klar til dig/)).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByText(/60\sdage/)
          .first(),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: 'Mine penge 500,00 kr.' })).toBeVisible()
    })

    await test.step('a deposit with a 3-D Secure challenge', async () => {
      await page.goto('/min-konto/overfoer')
      await chooseAmount(page, '250')
      await fillCard(page, testCards.challenge)
      await payButton(page, '250,00 kr.').click()
      await expect(bankOf(page).getByRole('heading', { name: 'Godkend betalingen' })).toBeVisible()
      await bankOf(page)
        .getByRole('button', { name: /^Godkend/ })
        .click()
      await expect(page.getByText('250,00 kr. er sat ind')).toBeVisible()
    })

    await test.step('a declined card leaves the balance unchanged', async () => {
      await page.goto('/min-konto/overfoer')
      await chooseAmount(page, '100')
      await fillCard(page, testCards.declined_other)
      await payButton(page, '100,00 kr.').click()
      await expect(page.getByText(/Din bank afviste betalingen/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Mine penge 750,00 kr.' })).toBeVisible()
    })

    await test.step('a slot in money mode settles through the wallet', async () => {
      await page.goto('/spilleautomater/spil-for-penge/ravklippen')
      await expect(page.getByRole('heading', { level: 1, name: 'Ravklippen' })).toBeVisible()
      const frame = page.frameLocator('iframe')
      await frame.getByRole('button', { name: /^Spil/ }).click()
      await expect(frame.locator('#result')).toContainText(/vandt|gevinst|tilbage/i)
      await expectAccessible(page, 'game')
    })

    await test.step('the transactions page lists deposits and rounds', async () => {
      await page.goto('/min-konto/transaktioner')
      await expect(page.getByText('500,00 kr.').filter({ visible: true }).first()).toBeVisible()
      await expectAccessible(page, 'transactions: payments')
      await page.getByRole('tab', { name: 'Spil' }).click()
      await expect(page.getByRole('tabpanel').getByText('Ravklippen').first()).toBeVisible()
    })

    await test.step('logging out ends the session', async () => {
      await page.goto('/?logout=true')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
      await page.goto('/min-konto/transaktioner')
      await expect(page).toHaveURL(/\/log-ind\?/)
    })

    await test.step('the history is kept after logging in again', async () => {
      await page.getByRole('button', { name: 'Log ind med MitID' }).click()
      await approveAs(page, 'sofie')
      await expect(page.getByLabel('CPR-nummer')).toBeVisible()
      await confirmCpr(page, testPersonData('sofie').cpr)
      await expect(page).toHaveURL('/min-konto/transaktioner')
      await page.getByRole('tab', { name: 'Spil' }).click()
      await expect(page.getByRole('tabpanel').getByText('Ravklippen').first()).toBeVisible()
    })
    expect(await controls.expectBalanced()).toBeGreaterThan(0)
    const secrets = [testPersonData('sofie').cpr, testCards.approved, testCards.challenge, 'sofie.ny@example.dk', 'sofie.ny%40example.dk']
    expect(addresses.filter((address) => secrets.some((secret) => address.includes(secret)))).toEqual([])
  })
})

onOneScreen('phone-strand', () => {
  test('free mode needs no login', async ({ page }) => {
    await page.goto('/spilleautomater/spil-for-sjov/ravklippen')
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: /^Spil/ }).click()
    await expect(frame.locator('#result')).toContainText(/vandt|gevinst|tilbage/i)
  })
})
