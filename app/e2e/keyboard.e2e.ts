import { testCards } from '../platform/payments/testCards.ts'
import { expect, hydrated, onOneScreen, type Page, test } from './fixtures.ts'
import { logInByRequests, testPersonData } from './player.ts'

/** Presses Tab until the element with this role and name has the focus; expects it in the viewport. Throws after 120 steps. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  await expect(target).toBeVisible()
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport()
      return
    }
  }
  throw new Error(`not reachable by keyboard: ${role} ${name}`)
}

async function pressEnterOn(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}

async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', name)
  await page.keyboard.type(text)
}

// the flow of the journey, which is driven by touch on a phone
onOneScreen('desktop-nordlys', () => {
  test('registration, deposit, game and logout by keyboard only', async ({ page, controls }) => {
    const { firstName, lastName, cpr } = testPersonData('sofie')
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Gå til indhold' })).toBeFocused()
    await pressEnterOn(page, 'link', 'Opret konto')

    await tabTo(page, 'radio', /spins/)
    await page.keyboard.press('Space')
    await pressEnterOn(page, 'button', 'Fortsæt')

    await typeInto(page, 'CPR-nummer', cpr)
    await typeInto(page, 'Fornavn', firstName)
    await typeInto(page, 'Efternavn', lastName)
    await typeInto(page, 'E-mail', 'sofie.ny@example.dk')
    await typeInto(page, 'Mobilnummer', '20123456')
    await tabTo(page, 'checkbox', /Jeg er fyldt 21 år/)
    await page.keyboard.press('Space')
    await pressEnterOn(page, 'button', 'Fortsæt til MitID')
    await pressEnterOn(page, 'button', 'Bekræft med MitID')
    await pressEnterOn(page, 'button', /^Sofie/)

    await expect(page.getByRole('dialog')).toBeVisible()
    await typeInto(page, 'Dagsgrænse', '2000')
    await typeInto(page, 'Ugegrænse', '5000')
    await typeInto(page, 'Månedsgrænse', '10000')
    await pressEnterOn(page, 'button', 'Gem grænser og fortsæt')
    await expect(page.getByRole('link', { name: /^Mine penge/ })).toBeVisible()

    await pressEnterOn(page, 'link', 'Sæt ind')
    await expect(page.getByRole('heading', { level: 1, name: 'Sæt penge ind' })).toBeVisible()
    await typeInto(page, 'Beløb', '100')
    await pressEnterOn(page, 'button', 'Videre til betaling')
    await pressEnterOn(page, 'button', 'Fortsæt med MitID')
    await pressEnterOn(page, 'button', /^Sofie/)
    await expect(page.getByLabel('Kontrolcifre')).toBeVisible()
    await typeInto(page, 'Kortnummer', testCards.approved)
    await typeInto(page, 'Navn på kortet', `${firstName} ${lastName}`)
    await typeInto(page, 'Udløb', '1230')
    await typeInto(page, 'Kontrolcifre', '123')
    await page.keyboard.press('Enter')
    await expect(page.getByText('100,00 kr. er sat ind')).toBeVisible()

    await page.goto('/spilleautomater/spil-for-penge/ravklippen')
    const frame = page.frameLocator('iframe')
    const spin = frame.getByRole('button', { name: /^Spil/ })
    await expect(spin).toBeEnabled()
    for (
      let step = 0;
      step < 80 && !(await spin.evaluate((element) => element === document.activeElement && document.hasFocus()));
      step += 1
    )
      await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(frame.locator('#result')).toContainText(/vandt|gevinst|tilbage/i)

    await page.goto('/min-konto/transaktioner')
    await tabTo(page, 'tab', 'Betalinger')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tabpanel').getByText('Ravklippen').first()).toBeVisible()
    await pressEnterOn(page, 'link', 'Log ud')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
    await controls.expectBalanced()
  })
})

onOneScreen('phone-strand', () => {
  test('a tap shows no ring, which is for the keyboard', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    const rings: Record<string, string[]> = {}
    for (const path of ['/min-konto/begraensninger', '/min-konto/transaktioner', '/min-konto/profil', '/kontaktos']) {
      await page.goto(path)
      await hydrated(page)
      const controls = page.getByRole('main').locator('[role="tab"], summary, label:has([type="radio"], [type="checkbox"])')
      for (const control of await controls.filter({ visible: true }).all()) {
        const name = await control.innerText()
        await control.tap()
        rings[path] ??= []
        if (await page.evaluate(() => document.querySelector(':focus-visible') !== null)) rings[path].push(name)
      }
    }
    expect(rings).toMatchObject({ '/min-konto/begraensninger': [], '/kontaktos': [] })
    expect(Object.values(rings).flat()).toEqual([])
  })
})
