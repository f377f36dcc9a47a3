import { choose, expect, expectFailureScreen, onOneScreen, type Page, test } from './fixtures.ts'
import { approveAs, confirmCpr, fillContact, openIdentityReturn, sendRegistration, setLimits, testPersonData } from './player.ts'

const { cpr } = testPersonData('sofie')

/** Goes through the three steps with a bonus as Sofie, up to the provider's page. */
async function register(page: Page): Promise<void> {
  await page.goto('/registrer')
  await choose(page.getByRole('radio', { name: /500 spins/ }))
  await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
  await fillContact(page, 'sofie')
  await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
  await confirm(page)
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
}

/** A new player arrives at the first deposit; `bonus`: what the chosen bonus promises there. */
async function expectFirstDeposit(page: Page, bonus: RegExp | null = /500 spins/): Promise<void> {
  await expect(page).toHaveURL(/\/min-konto\/overfoer/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sæt penge ind' })).toBeVisible()
  if (bonus) await expect(page.getByRole('main').getByText(bonus).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mine penge 0,00 kr.' })).toBeVisible()
}

// the fixture resets the site: every test registers Sofie anew
test.beforeEach(({ controls }) => void controls)

onOneScreen('desktop-nordlys', () => {
  test('what is entered is found again after a reload of each step, and nothing of it is in storage or in the address', async ({
    page,
  }) => {
    await page.goto('/registrer')
    await choose(page.getByRole('radio', { name: /500 spins/ }))
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
    await fillContact(page, 'sofie')
    const kept = async () => (await (await page.request.get('/api/register/draft')).json()).data.draft
    await expect.poll(kept).toMatchObject({ hasCpr: true, legalAge: true })
    await page.reload()
    await expect(page.getByLabel('Fornavn')).toHaveValue('Sofie')
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('sofie.ny@example.dk')
    await expect(page.getByRole('textbox', { name: 'CPR-nummer' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
    await expect(page.getByRole('button', { name: 'Bekræft med MitID' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('sofie.ny@example.dk')).toBeVisible()
    const stored = await page.evaluate(() =>
      [document.cookie, localStorage, sessionStorage, history.state].map((value) => JSON.stringify(value)),
    )
    expect([page.url(), ...stored].join()).not.toMatch(/Sofie|Toft|sofie|20123456/)
    expect(await page.content()).not.toContain(cpr)
    // who returns later finds it again, too
    await page.goto('/')
    await page.goto('/registrer')
    await expect(page.getByLabel('Fornavn')).toHaveValue('Sofie')
  })
})

onOneScreen('phone-strand', () => {
  test('without a bonus one suggestion sets the limit, nothing more is asked, and a double click presses one button', async ({ page }) => {
    await page.goto('/registrer')
    await choose(page.getByRole('radio', { name: /uden bonus/ }))
    const submitted = await page.evaluateHandle(() => {
      const forms: HTMLElement[] = []
      document.addEventListener('submit', (event) => event.target instanceof HTMLElement && forms.push(event.target), true)
      return forms
    })
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).dblclick() // the second step has its own button there
    await expect(page.getByLabel('Fornavn')).toBeVisible()
    expect(await submitted.evaluate((forms) => forms.length)).toBe(1)
    await page.getByRole('button', { name: /pr\.\suge$/ }).click()
    await fillContact(page, 'sofie')
    await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
    await confirm(page)
    await approveAs(page, 'sofie')
    await expectFirstDeposit(page, null)
  })

  test('a mistyped CPR number is corrected after MitID, once; the account has the name in MitID, and one limit is enough', async ({
    page,
    site,
    controls,
  }) => {
    await sendRegistration(page, { cpr: testPersonData('emil').cpr, firstName: 'Sofia', lastName: 'Tofte' })
    await openIdentityReturn(page, site.url, 'sofie', 'register')
    await expect(page.getByText(/CPR-nummeret passer ikke til dit MitID/)).toBeVisible()
    await page.reload() // uses up no try
    await confirmCpr(page, cpr)
    // while the limits dialog waits for an answer, so that nothing depends on how long the page greets
    await expect(page.getByText('Vi bruger dit navn, som det står i dit MitID: Sofie Toft.')).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Sæt dine grænser først' })
    await dialog.getByLabel('Ugegrænse').fill('500')
    await dialog.getByRole('button', { name: 'Gem grænser og fortsæt' }).click()
    await expectFirstDeposit(page)
    await controls.expectBalanced()
  })

  test('the provider’s date of birth decides whether somebody is of age', async ({ page, site, controls }) => {
    await sendRegistration(page)
    await openIdentityReturn(page, site.url, 'oscar', 'register')
    // the identity is Oscar's: the CPR of the form mismatches, and with his own CPR he is under age
    await confirmCpr(page, testPersonData('oscar').cpr)
    await expect(page.getByText(/21 år/).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Mine penge/ })).toHaveCount(0)
    await controls.expectBalanced()
  })
})

onOneScreen('desktop-nordlys', () => {
  test('a registration that is refused after MitID leads to the step that mends it, with everything else as it was entered', async ({
    page,
    controls,
  }) => {
    await register(page)
    await test.step('ERR_TRANSACTION_EXPIRED: start again', async () => {
      await page.getByRole('button', { name: 'Tiden løber ud' }).click()
      await expectFailureScreen(page, /Vi må starte forfra/, 'Start forfra')
      await page.getByRole('link', { name: 'Start forfra' }).click()
      await expect(page.getByText('sofie.ny@example.dk')).toBeVisible()
    })
    await test.step('ERR_BONUS_CODE: the choice of a bonus', async () => {
      await controls.fail({ path: '/Register/*', kind: 'code', code: 'ERR_BONUS_CODE', times: 1 })
      await confirm(page)
      await approveAs(page, 'sofie')
      await expectFailureScreen(page, /Bonussen kan ikke vælges længere/, 'Vælg igen')
      await page.getByRole('link', { name: 'Vælg igen' }).click()
      await expect(page.getByRole('alert').filter({ hasText: /findes ikke længere/ })).toBeVisible()
      await choose(page.getByRole('radio', { name: /500 spins/ }))
      await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
      await expect(page.getByLabel('Efternavn')).toHaveValue('Toft')
      await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
    })
    await test.step('ERR_EMAIL_TAKEN: the e-mail', async () => {
      // somebody else takes the address meanwhile
      await controls.fail({ path: '/Register/*', kind: 'code', code: 'ERR_EMAIL_TAKEN', times: 1 })
      await confirm(page)
      await approveAs(page, 'sofie')
      await expectFailureScreen(page, /allerede en spilkonto med den e-mail/, 'Ret dine oplysninger')
      await page.getByRole('link', { name: 'Ret dine oplysninger' }).click()
      const email = page.getByLabel('E-mail', { exact: true })
      await expect(email).toHaveValue('sofie.ny@example.dk')
      await expect(page.getByLabel('Fornavn')).toHaveValue('Sofie')
      await expect(page.getByText(/allerede en spilkonto med den e-mail/)).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'CPR-nummer' })).toHaveCount(0)
      expect(await page.content()).not.toContain(cpr)
      expect(page.url()).not.toMatch(/sofie|example|ERR_/)
      await email.fill('sofie.anden@example.dk')
      await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
    })
    await confirm(page)
    await approveAs(page, 'sofie')
    await setLimits(page, ['2000', '5000', '10000'])
    await expectFirstDeposit(page)
  })
})
