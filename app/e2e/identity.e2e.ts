import { hourMs } from '@casino/features/format/duration'
import { choose, expect, expectAccessible, expectFailureScreen, onOneScreen, test } from './fixtures.ts'
import { approveAs, confirmCpr, fillContact, logIn, openIdentityReturn, type PersonKey, testPersonData } from './player.ts'

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

  test('ERR_LOGIN_LOCKED: five wrong CPR numbers in an hour lock the login across transactions, for an hour', async ({
    page,
    site,
    controls,
  }) => {
    for (const tries of [2, 3]) {
      await openIdentityReturn(page, site.url, 'freja')
      for (let left = tries; left > 0; left -= 1) {
        await confirmCpr(page, testPersonData('emil').cpr)
        if (left > 1) await expect(page.getByLabel('CPR-nummer')).toHaveValue('')
      }
      if (tries === 2) await expect(page.getByText(/Du har ét forsøg tilbage/)).toBeVisible()
    }
    await expectFailureScreen(page, /låst i op til en time/, 'Til forsiden')
    await openIdentityReturn(page, site.url, 'freja') // refused before the number is asked for
    await expectFailureScreen(page, /låst i op til en time/, 'Til forsiden')
    await controls.advance(hourMs)
    await logIn(page, 'freja')
  })

  test('a CPR of the wrong length fails client-side validation', async ({ page, site }) => {
    await openIdentityReturn(page, site.url, 'freja')
    await confirmCpr(page, '123')
    await expect(page.getByText('CPR-nummeret skal have 10 cifre.')).toBeVisible()
    await expect(page.getByLabel('CPR-nummer')).toBeFocused()
  })

  const answers = [
    ['Afvis', /Du afbrød MitID/, 'Prøv igen med MitID'],
    ['Teknisk fejl', /MitID driller lige nu/, 'Prøv igen med MitID'],
    ['Tiden løber ud', /Vi må starte forfra/, 'Start forfra'],
  ] as const
  for (const [answer, sentence, wayOut] of answers)
    test(`MitID: ${answer}`, async ({ page }) => {
      await page.goto('/log-ind')
      await page.getByRole('button', { name: 'Log ind med MitID' }).click()
      await page.getByRole('button', { name: answer }).click()
      await expectFailureScreen(page, sentence, wayOut)
    })

  const refused: readonly (readonly [PersonKey, RegExp, string])[] = [
    ['karl', /Du er registreret i ROFUS/, 'Gå til StopSpillet'],
    ['ida', /Din konto er låst/, 'Til forsiden'],
    ['sofie', /Du har ingen konto endnu/, 'Opret konto'],
  ]
  for (const [person, sentence, wayOut] of refused)
    test(`${person} cannot log in and sees the reason`, async ({ page, site }) => {
      await openIdentityReturn(page, site.url, person)
      await confirmCpr(page, testPersonData(person).cpr)
      await expectFailureScreen(page, sentence, wayOut)
    })
})

onOneScreen('desktop-nordlys', () => {
  test('under age: rejected in the form by the CPR', async ({ page }) => {
    await page.goto('/registrer?trin=1')
    await choose(page.getByRole('radio', { name: /500 spins/ }))
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
    await fillContact(page, 'alma')
    await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
    await expect(page.getByText(/fyldt 21 år/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bekræft med MitID' })).toHaveCount(0)
  })

  test('under age: the provider’s date of birth decides', async ({ page, controls }) => {
    await page.goto('/registrer')
    await choose(page.getByRole('radio', { name: /500 spins/ }))
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
    await fillContact(page, 'sofie')
    await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
    await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
    await approveAs(page, 'oscar')
    // the identity is Oscar's: the CPR of the form mismatches, and with his own CPR he is under age
    await confirmCpr(page, testPersonData('oscar').cpr)
    await expect(page.getByText(/21 år/).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Mine penge/ })).toHaveCount(0)
    await controls.expectBalanced()
  })

  test('provider down: an error is shown', async ({ page, controls }) => {
    await controls.fail({ path: '/Scrive/*', kind: 'status', status: 500, times: 1 })
    await page.goto('/log-ind')
    await page.clock.install()
    await page.getByRole('button', { name: 'Log ind med MitID' }).click()
    await expect(page.getByRole('alert').first()).toContainText(/problemer|galt|igen/i)
    await expectAccessible(page, 'provider down')
  })

  test('malformed provider response: the step can be retried', async ({ page, controls }) => {
    await page.goto('/log-ind')
    await page.getByRole('button', { name: 'Log ind med MitID' }).click()
    await expect(page.getByRole('button', { name: /^Freja/ })).toBeVisible() // the call that opens the transaction has completed
    await controls.fail({ path: '/Scrive/transaction/*', kind: 'malformed', times: 1 })
    await approveAs(page, 'freja')
    await expectFailureScreen(page, 'Det lykkedes ikke', 'Prøv igen')
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await confirmCpr(page, testPersonData('freja').cpr)
    await expect(page.getByRole('link', { name: /^Mine penge/ })).toBeVisible()
  })

  test('reloading the return page resumes the same step', async ({ page, site, controls: _ }) => {
    await openIdentityReturn(page, site.url, 'freja')
    await expect(page.getByLabel('CPR-nummer')).toBeVisible()
    await page.reload()
    await confirmCpr(page, testPersonData('freja').cpr)
    await expect(page.getByRole('link', { name: 'Mine penge 1.250,00 kr.' })).toBeVisible()
  })

  test('a redirect parameter to another site is ignored after login', async ({ page, site }) => {
    await page.goto('/min-konto/begraensninger')
    await expect(page).toHaveURL(/\/log-ind\?/)
    await page.goto('/log-ind?redirect=https%3A%2F%2Fexample.com%2F')
    await page.getByRole('button', { name: 'Log ind med MitID' }).click()
    await approveAs(page, 'freja')
    await confirmCpr(page, testPersonData('freja').cpr)
    await expect(page.getByRole('link', { name: /^Mine penge/ })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(site.url)
  })

  test('each login creates a new session', async ({ page, context }) => {
    const session = async () =>
      (await context.cookies()).filter(({ httpOnly, value }) => httpOnly && value.length >= 22).map(({ name, value }) => `${name}=${value}`)
    await logIn(page, 'freja')
    const first = await session()
    await page.goto('/?logout=true')
    await logIn(page, 'freja')
    const second = await session()
    expect(second).not.toEqual(first)
  })
})
