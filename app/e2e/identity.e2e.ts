import type { BrowserContext } from '@playwright/test'
import { expect, expectAccessible, oneOfEachSize, onScreens, type Page, test } from './fixtures.ts'
import { approveAs, confirmCpr, fillContact, logIn, type PersonKey, startLogin, testPersonData } from './player.ts'

/** Expects the message and the link or button named `wayOut`, without accessibility violations. */
async function expectFailureScreen(page: Page, sentence: RegExp | string, nextAction: string): Promise<void> {
  await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible()
  const main = page.getByRole('main')
  await expect(
    main
      .getByRole('link', { name: nextAction })
      .or(main.getByRole('button', { name: nextAction }))
      .first(),
  ).toBeVisible()
  await expectAccessible(page, String(sentence))
}

/** Starts a login in the context and returns the link to the provider's page that it was sent to. */
async function startedLogin(context: BrowserContext): Promise<{ page: Page; link: string }> {
  const page = await context.newPage()
  await page.goto('/log-ind')
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await expect(page.getByRole('button', { name: /^Freja/ })).toBeVisible()
  return { page, link: page.url() }
}
const otherBrowserText = /Du skal starte og godkende i den samme browser/

onScreens(oneOfEachSize, () => {
  test.describe('a login that somebody else approves by link', () => {
    test('stays closed to the one who started it, who is told nothing about the person', async ({
      page: victim,
      browser,
      context,
      site,
    }) => {
      const attackers = await browser.newContext({ baseURL: site.url })
      const { page: attacker, link } = await startedLogin(attackers)
      await victim.goto(link)
      await approveAs(victim, 'freja')
      await expectFailureScreen(victim, otherBrowserText, 'Start forfra')
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')

      const logId = (await attackers.cookies()).find(({ name }) => name === 'loginLog')?.value.split('.')[0]
      const answer = attacker.waitForResponse(/identity\.completion/)
      await attacker.goto(`/loginsuccess?method=login&logId=${logId}`)
      expect(await (await answer).text()).not.toMatch(/\d{4}-\d\d-\d\d/)
      await expectFailureScreen(attacker, otherBrowserText, 'Start forfra')
      for (const call of ['validateCpr', 'openSession']) {
        const data = { query: { method: 'login', logId, cpr: testPersonData('freja').cpr } }
        const refused = await attackers.request.post(`/backend/identity.${call}`, { data: call === 'openSession' ? {} : data })
        expect(refused.status(), call).toBe(403)
      }
      await attackers.close()
    })

    test('cannot be planted into another browser by the address of its return', async ({ page: victim, browser, site }) => {
      const attackers = await browser.newContext({ baseURL: site.url })
      const { page: attacker } = await startedLogin(attackers)
      const returned = attacker.waitForRequest(/approvalCode=/)
      await attacker.route(/approvalCode=/, (route) => route.abort())
      await approveAs(attacker, 'emil').catch(() => undefined) // the return is aborted
      const address = (await returned).url()
      await startLogin(victim, 'freja')
      await expect(victim.getByLabel('CPR-nummer')).toBeVisible()
      await victim.goto(address)
      await expectFailureScreen(victim, otherBrowserText, 'Start forfra')
      await victim.goBack()
      await confirmCpr(victim, testPersonData('freja').cpr)
      await expect(victim.getByRole('link', { name: 'Saldo 1.250,00 kr. Se din oversigt' })).toBeVisible()
      await attackers.close()
    })
  })

  test('the code of the approval is in no address, history entry, referrer, page or script', async ({ page, context }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''} ${request.postData() ?? ''}`))
    await startLogin(page, 'freja')
    await expect(page.getByLabel('CPR-nummer')).toBeVisible()
    const code = (await context.cookies()).find(({ name }) => name === 'approvalCode')
    expect(code).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const value = code?.value.split('.')[0] ?? ''
    expect(value).toHaveLength(43)
    const seen = await page.evaluate(() =>
      [
        location.href,
        document.referrer,
        document.cookie,
        document.documentElement.outerHTML,
        JSON.stringify([history.state, localStorage, sessionStorage]),
        ...performance.getEntries().map(({ name }) => name),
      ].join('\n'),
    )
    expect(seen).not.toContain(value)
    expect(requests.filter((line) => line.includes(value))).toHaveLength(1)
  })

  test('a login started again in another tab replaces the first, whose tab says so', async ({ page, context }) => {
    const first = await startedLogin(context)
    const second = await startedLogin(context)
    await approveAs(first.page, 'freja')
    await expectFailureScreen(first.page, otherBrowserText, 'Start forfra')
    await approveAs(second.page, 'freja')
    await confirmCpr(second.page, testPersonData('freja').cpr)
    await expect(second.page.getByRole('link', { name: /^Saldo/ })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('link', { name: /^Saldo/ })).toBeVisible()
  })

  test('going back to MitID after the approval leads forward again', async ({ page }) => {
    await startLogin(page, 'freja')
    await expect(page.getByLabel('CPR-nummer')).toBeVisible()
    await page.goBack()
    await page.reload()
    await page.getByRole('link', { name: 'Tilbage' }).click()
    await confirmCpr(page, testPersonData('freja').cpr)
    await expect(page.getByRole('link', { name: /^Saldo/ })).toBeVisible()
  })

  test('after ten minutes the approval has expired', async ({ page, controls }) => {
    await startLogin(page, 'freja')
    await expect(page.getByLabel('CPR-nummer')).toBeVisible()
    await controls.advance(600_000)
    await confirmCpr(page, testPersonData('freja').cpr)
    await expectFailureScreen(page, 'Der gik for lang tid med MitID. Start forfra.', 'Start forfra')
  })

  test('after three wrong CPR numbers the login must be restarted', async ({ page, controls }) => {
    await startLogin(page, 'freja')
    await confirmCpr(page, testPersonData('emil').cpr)
    await expect(page.getByText(/Du har 2 forsøg tilbage/)).toBeVisible()
    await confirmCpr(page, testPersonData('emil').cpr)
    await expect(page.getByText(/Du har ét forsøg tilbage/)).toBeVisible()
    await confirmCpr(page, testPersonData('emil').cpr)
    await expectFailureScreen(page, 'Vi må starte forfra', 'Start forfra')
    await controls.expectBalanced()
  })

  test('a CPR of the wrong length fails client-side validation', async ({ page }) => {
    await startLogin(page, 'freja')
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
    ['karl', /Du har valgt at holde fri fra spil/, 'Gå til StopSpillet'],
    ['ida', /Din konto er låst/, 'Til forsiden'],
    ['sofie', /Du har ingen konto endnu/, 'Opret konto'],
  ]
  for (const [person, sentence, wayOut] of refused)
    test(`${person} cannot log in and sees the reason`, async ({ page }) => {
      await startLogin(page, person)
      await confirmCpr(page, testPersonData(person).cpr)
      await expectFailureScreen(page, sentence, wayOut)
    })

  test('under age: rejected in the form by the CPR', async ({ page }) => {
    await page.goto('/registrer?trin=1')
    await page.getByRole('radio', { name: /500 spins/ }).check()
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
    await fillContact(page, 'alma')
    await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
    await expect(page.getByText(/fyldt 21 år/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bekræft med MitID' })).toHaveCount(0)
  })

  test('under age: the provider’s date of birth decides', async ({ page, controls }) => {
    await page.goto('/registrer')
    await page.getByRole('radio', { name: /500 spins/ }).check()
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
    await fillContact(page, 'sofie')
    await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
    await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
    await approveAs(page, 'oscar')
    // the identity is Oscar's: the CPR of the form mismatches, and with his own CPR he is under age
    await confirmCpr(page, testPersonData('oscar').cpr)
    await expect(page.getByText(/21 år/).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Saldo/ })).toHaveCount(0)
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
    await expectFailureScreen(page, 'Vi kom ikke helt igennem', 'Prøv igen')
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await confirmCpr(page, testPersonData('freja').cpr)
    await expect(page.getByRole('link', { name: /^Saldo/ })).toBeVisible()
  })

  test('reloading the return page resumes the same step', async ({ page }) => {
    await startLogin(page, 'freja')
    await expect(page.getByLabel('CPR-nummer')).toBeVisible()
    await page.reload()
    await confirmCpr(page, testPersonData('freja').cpr)
    await expect(page.getByRole('link', { name: 'Saldo 1.250,00 kr. Se din oversigt' })).toBeVisible()
  })

  test('reloading the registration keeps the bonus choice and clears the personal data', async ({ page }) => {
    await page.goto('/registrer')
    await page.getByRole('radio', { name: /500 spins/ }).check()
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
    await page.reload()
    await expect(page.getByLabel('CPR-nummer')).toBeVisible()
    await fillContact(page, 'sofie')
    await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
    await expect(page.getByRole('button', { name: 'Bekræft med MitID' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Skriv dine oplysninger igen')).toBeVisible()
    await expect(page.getByLabel('CPR-nummer')).toHaveValue('')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a redirect parameter to another site is ignored after login', async ({ page, site }) => {
    await page.goto('/min-konto/begraensninger')
    await expect(page).toHaveURL(/\/log-ind\?/)
    await page.goto('/log-ind?redirect=https%3A%2F%2Fexample.com%2F')
    await page.getByRole('button', { name: 'Log ind med MitID' }).click()
    await approveAs(page, 'freja')
    await confirmCpr(page, testPersonData('freja').cpr)
    await expect(page.getByRole('link', { name: /^Saldo/ })).toBeVisible()
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
