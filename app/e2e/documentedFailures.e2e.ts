import { expect } from '@playwright/test'
import type { Answer } from '../integration/documentedBackend/documentedBackend.ts'
import { cpr, openDocumentedReturn, openDocumentedSession, refused, returnFromProvider, test } from './documentedSite.ts'
import { choose } from './fixtures.ts'
import { chooseAmount, confirmCpr, fillCard, fillContact, payButton } from './player.ts'

/** Failures of the documented flows as a player meets them. Every line of the error catalogue is tested without a browser (`documentedFailures.test.tsx`). */
test('the three mismatches of a CPR number are counted without attemptsLeft, and a locked account says so', async ({
  page,
  documented,
}) => {
  documented.replaced.set('GET /Scrive/transaction/:id/validate-cpr', { data: { isMatch: false } })
  await page.goto('/log-ind')
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await returnFromProvider(page, 'login')
  for (let tries = 1; tries <= 3; tries += 1) await confirmCpr(page, cpr)
  await expect(
    page
      .getByRole('main')
      .getByText(/starte forfra|start forfra/i)
      .first(),
  ).toBeVisible()
  documented.replaced.clear()
  documented.replaced.set('GET /Scrive/GetSessionId/:transactionId', refused('User is locked'))
  await page.goto('/log-ind')
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await returnFromProvider(page, 'login')
  await confirmCpr(page, cpr)
  await expect(
    page
      .getByRole('main')
      .getByText(/spilkonto er låst/)
      .first(),
  ).toBeVisible()
})

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`
const bornOn = (dateOfBirth: string): Answer => ({ data: { providerInfo: { dkMitID: { completionData: { dateOfBirth } } } } })

test('an age in the range between is said in a dialog, and the page behind it leads home', async ({ page, documented }) => {
  documented.replaced.set('GET /Scrive/transaction/:id', bornOn(yearsAgo(20)))
  await openDocumentedReturn(page, documented.url, 'login')
  await confirmCpr(page, cpr)
  await page.getByRole('dialog', { name: 'Du er ikke gammel nok endnu' }).getByRole('button', { name: 'Det er forstået' }).last().click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Til forsiden' })).toBeVisible()
})

test('a registration of a locked player leads to the login', async ({ page, documented }) => {
  documented.replaced.set('POST /Register/:transactionId', refused('', { status: 1 }))
  await openDocumentedReturn(page, documented.url, 'register')
  await expect(page.getByRole('heading', { name: 'Din konto er låst' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(/\/log-ind$/)
})

test('an e-mail address that belongs to an account is said at its field', async ({ page, documented }) => {
  documented.replaced.set('GET /CMScasino/ValidateEmail', refused('exists'))
  await page.goto('/registrer')
  await choose(page.getByRole('radio', { name: 'Vælg velkomsttilbuddet' }))
  await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
  await fillContact(page, 'sofie')
  await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Der findes allerede en spilkonto med den e-mail.').first()).toBeVisible()
})

test('a refused deposit says why, and "locked" is about the card', async ({ page, documented }) => {
  await openDocumentedSession(page, documented.url)
  for (const [answer, text] of [
    [refused('ERR_DECLINED_OTHER_REASON'), /Din bank afviste betalingen/],
    [refused('Your card is locked'), /Indbetalingen gik ikke igennem/],
    [{ data: { statusCode: 'error_no_data' } }, /Indbetalingen gik ikke igennem/],
  ] as const) {
    documented.replaced.set('POST /Deposit/ConfirmDepositCard', answer)
    await page.goto('/min-konto/overfoer')
    await chooseAmount(page, '200')
    await fillCard(page, '4111111111111111')
    await payButton(page, '200,00 kr.').click()
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  }
})
