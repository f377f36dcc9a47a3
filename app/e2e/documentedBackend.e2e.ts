import { expect } from '@playwright/test'
import {
  cpr,
  expectLoggedIn,
  logInToDocumented,
  openDocumentedSession,
  openPartnerLogin,
  refused,
  returnFromProvider,
  test,
} from './documentedSite.ts'
import { choose } from './fixtures.ts'
import { chooseAmount, confirmCpr, fillCard, fillContact, payButton } from './player.ts'

/** Each documented flow once; the variants of the answers are tested without a browser. */
test('login, and the pages of the account', async ({ page }) => {
  await logInToDocumented(page)
  for (const [path, text] of [
    ['/min-konto/oversigt', /1\.250,00\skr\./],
    ['/min-konto/transaktioner', /200,00\skr\./],
    ['/min-konto/profil', /Freja Holm/],
    ['/min-konto/begraensninger', /1\.000/],
    ['/min-konto/kampagne', /bonus/i],
    ['/min-konto/udbetal', /Du kan ikke udbetale lige nu/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first(), path).toBeVisible()
  }
})

test('login by token, and by the id of a partner', async ({ page, context, documented }) => {
  await openPartnerLogin(page, { token: 'a-one-time-token-of-a-partner' })
  await page.getByRole('button', { name: 'Log ind', exact: true }).click()
  await expectLoggedIn(page)
  await context.clearCookies({ name: 'session' })
  await openPartnerLogin(page, { pid: 'pid-1', bearer: 'a-bearer-of-the-partner-for-one-player' })
  await confirmCpr(page, cpr)
  await expectLoggedIn(page)
  await context.clearCookies({ name: 'session' })
  documented.replaced.set('POST /GATMaven/loginWithToken', refused('Ugyldig nøgle'))
  await openPartnerLogin(page, { token: 'a-token-that-was-used-before' })
  await page.getByRole('button', { name: 'Log ind', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Vi må starte forfra' })).toBeVisible()
})

test('registration, and a CPR number that is registered already', async ({ page, context, documented }) => {
  const register = async () => {
    await page.goto('/registrer')
    await choose(page.getByRole('radio', { name: 'Vælg velkomsttilbuddet' }))
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
    await fillContact(page, 'sofie')
    await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
    await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
    await returnFromProvider(page, 'register')
  }
  documented.replaced.set('POST /Register/:transactionId', refused('', { status: 0 }))
  await register()
  await expect(
    page
      .getByRole('main')
      .getByText(/allerede en spilkonto/)
      .first(),
  ).toBeVisible()
  documented.replaced.clear()
  await context.clearCookies({ name: 'registration' }) // of the form that was refused
  await register()
  await expectLoggedIn(page)
})

test('deposit by card, by MobilePay and in the quick deposit', async ({ page, documented }) => {
  await openDocumentedSession(page, documented.url)
  await page.goto('/min-konto/overfoer')
  await chooseAmount(page, '200')
  await fillCard(page, '4111111111111111')
  await payButton(page, '200,00 kr.').click()
  await expect(page.getByText(/200,00\skr\. er sat ind/)).toBeVisible()
  await page.goto('/min-konto/overfoer')
  await chooseAmount(page, '200')
  await choose(page.getByRole('radio', { name: 'MobilePay' }))
  await page.getByRole('textbox', { name: /nummer/i }).fill('20123456')
  await payButton(page, '200,00 kr.').click()
  await expect(page.getByText(/200,00\skr\. er sat ind/)).toBeVisible()
  await page.goto('/min-konto/hurtig-indbetaling')
  await choose(page.getByRole('radio', { name: /^200,00/ }))
  await choose(page.getByRole('radio', { name: /••••/ }))
  await page.getByLabel('Kontrolcifre').fill('123')
  await page.getByRole('button', { name: /^Sæt 200,00/ }).click()
  await expect(page.getByText(/200,00\skr\. er sat ind/)).toBeVisible()
})

test('a limit is set, and its answer is read from the limits', async ({ page, documented }) => {
  await openDocumentedSession(page, documented.url)
  await page.goto('/min-konto/begraensninger')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Ret|Ændr|Sæt)/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('500')
  await dialog.getByRole('button', { name: /Gem/ }).click()
  await expect(dialog).toBeHidden()
})

test('a player is asked for offers, and the answer is sent', async ({ page, context, documented }) => {
  await openDocumentedSession(page, documented.url)
  await context.clearCookies({ name: 'acceptNews' })
  const answered = page.waitForResponse((response) => response.url().endsWith('/backend/consent.answerMarketing'))
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: 'Vil du have tilbud fra os?' })
  await dialog.getByRole('button', { name: 'Ja tak' }).click()
  expect((await answered).status()).toBe(200)
  await expect(dialog).toHaveCount(0)
})

test('a pause begins, and closing the account says goodbye', async ({ page, documented }) => {
  await openDocumentedSession(page, documented.url)
  const confirm = async () => page.getByRole('alertdialog').getByRole('button', { name: /^Ja, / }).click()
  await page.goto('/min-konto/begraensninger')
  await page.getByRole('button', { name: /24 timer/ }).click()
  await confirm()
  await expect(page.getByRole('region', { name: 'Du holder pause' })).toBeVisible()
  documented.replaced.set('POST /Deposit/SetUserLimitlock/:sessionId', refused('no'))
  await page.getByRole('button', { name: /Luk min konto/ }).click()
  await confirm()
  await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible()
  documented.replaced.clear()
  await confirm()
  await expect(page.getByRole('heading', { level: 1, name: 'Din konto er lukket' })).toBeVisible()
  await page.goto('/min-konto/oversigt')
  await expect(page).toHaveURL(/\/log-ind/)
})

test('content: front page, news, an article, and a choice of cookies', async ({ page, context, documented }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first()).toBeVisible()
  await page.goto('/nyheder')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Velkommen/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Velkommen' })).toBeVisible()
  await context.clearCookies({ name: 'consent' })
  await page.goto('/')
  await page.getByRole('button', { name: /Kun nødvendige|Afvis/ }).click()
  await expect.poll(async () => (await context.cookies(documented.url)).some(({ name }) => name === 'consent')).toBe(true)
})
