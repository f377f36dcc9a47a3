import type { LoginMethod } from '@casino/features/identity/calls'
import type { StepUpPurpose } from '@casino/features/identity/constants'
import { paths } from '@casino/features/navigation/paths'
import { makeTestCpr, testDateOfBirth } from '../platform/identity/persons.ts'
import { type TestPerson, testPersons } from '../platform/identity/testPersons.ts'
import { choose, expect, type Page } from './fixtures.ts'

export type PersonKey = TestPerson['key']

/** Persons are seeded once, when the worker starts its site: their ages, and so their numbers, are those of that day, also past midnight. */
const seededAt = Date.now()

/** Names and CPR of a test person. */
export function testPersonData(key: PersonKey): { firstName: string; lastName: string; cpr: string } {
  const index = testPersons.findIndex((person) => person.key === key)
  const person = testPersons[index]
  if (!person) throw new Error(`no test person ${key}`)
  return { firstName: person.firstName, lastName: person.lastName, cpr: makeTestCpr(testDateOfBirth(person, index, seededAt), index) }
}

/** Approves as a test person on the identity provider's page. */
export async function approveAs(page: Page, key: PersonKey): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${testPersonData(key).firstName}`) }).click()
}

/** Goes from the login page through the identity provider to the CPR form. */
export async function startLogin(page: Page, key: PersonKey): Promise<void> {
  await page.goto('/log-ind')
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await approveAs(page, key)
}

/**
 * Logs in without rendering the login pages, by sending their calls and the provider's form. For tests of logged-in pages; `startLogin`
 * goes through the login pages.
 */
export async function logInByRequests(page: Page, siteUrl: string, key: PersonKey): Promise<void> {
  const { accessUrl, loginLog } = await callBackend(page, 'identity.start', { query: { redirectUrl: `${siteUrl}/` } })
  await approveByRequests(page, accessUrl, key)
  const query = { method: 'login', logId: loginLog.loginLogId }
  await callBackend(page, 'identity.completion', { query })
  await callBackend(page, 'identity.validateCpr', { query: { ...query, cpr: testPersonData(key).cpr } })
  await callBackend(page, 'identity.openSession')
}

/**
 * Opens the page that a login or a registration returns to, as a person who has approved, without rendering the pages before it. For tests of
 * what follows; `startLogin` goes through those pages.
 */
export async function openIdentityReturn(page: Page, siteUrl: string, key: PersonKey, method: LoginMethod = 'login'): Promise<void> {
  const { accessUrl } = await callBackend(page, 'identity.start', {
    query: { redirectUrl: `${siteUrl}${paths.loginSuccess}?method=${method}` },
  })
  await page.goto(await approveByForm(page, accessUrl, key))
}

/** Sends the form of a registration as Sofie, with the bonus for new players, without rendering its steps. */
export async function sendRegistration(page: Page, change: { cpr?: string; firstName?: string; lastName?: string } = {}): Promise<void> {
  const form = {
    ...testPersonData('sofie'),
    email: 'sofie.ny@example.dk',
    mobileCC: '45',
    mobileNo: '20123456',
    legalAge: true,
    acceptBonusOffer1: 'VELKOMST',
    ...change,
  }
  await callSite(page, '/api/register/logs', form)
}

/** Confirms the logged-in player's identity for a purpose, without rendering the pages of it. */
export async function confirmIdentity(page: Page, siteUrl: string, key: PersonKey, purpose: StepUpPurpose): Promise<void> {
  const query = { redirectUrl: `${siteUrl}/min-konto/bekraeft`, purpose }
  const { accessUrl } = await callBackend(page, 'identity.startStepUp', { query })
  const { searchParams } = await approveByRequests(page, accessUrl, key)
  await callBackend(page, 'identity.completeStepUp', { query: { logId: searchParams.get('logId') } })
}

/** Sends a call as the page's browser; resolves to its data. */
export async function callSite(page: Page, path: string, data: object) {
  const answer = await page.context().request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return (await answer.json()).data
}
const callBackend = (page: Page, name: string, data: object = {}) => callSite(page, `/backend/${name}`, data)

/** Approves on the provider's page as a test person; resolves to the address that it returns to. */
async function approveByForm(page: Page, accessUrl: string, key: PersonKey): Promise<string> {
  const approved = await page.context().request.post(accessUrl, { form: { person: key }, maxRedirects: 0 })
  expect(approved.status()).toBe(303)
  return approved.headers().location ?? ''
}

/** Approves likewise; resolves to the address once the site has taken its code. */
async function approveByRequests(page: Page, accessUrl: string, key: PersonKey): Promise<URL> {
  const location = await approveByForm(page, accessUrl, key)
  const returned = await page.context().request.get(location, { maxRedirects: 0 })
  expect(returned.status()).toBe(303)
  return new URL(location)
}

export async function confirmCpr(page: Page, cpr: string): Promise<void> {
  await page.getByLabel('CPR-nummer').fill(cpr)
  await page.getByRole('button', { name: 'Bekræft' }).click()
}

/** Fills the second step of the registration for a test person. */
export async function fillContact(page: Page, key: PersonKey, cpr = testPersonData(key).cpr): Promise<void> {
  const { firstName, lastName } = testPersonData(key)
  await page.getByLabel('CPR-nummer').fill(cpr)
  await page.getByLabel('Fornavn').fill(firstName)
  await page.getByLabel('Efternavn').fill(lastName)
  await page.getByLabel('E-mail', { exact: true }).fill(`${key}.ny@example.dk`)
  await page.getByLabel('Mobilnummer').fill('20123456')
  await choose(page.getByLabel(/Jeg er fyldt 21 år/))
}

/** Fills and submits the mandatory limits dialog: day, week and month in kroner. */
export async function setLimits(page: Page, [day, week, month]: readonly [string, string, string]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sæt dine grænser først' })
  await dialog.getByLabel('Dagsgrænse').fill(day)
  await dialog.getByLabel('Ugegrænse').fill(week)
  await dialog.getByLabel('Månedsgrænse').fill(month)
  await dialog.getByRole('button', { name: 'Gem grænser og fortsæt' }).click()
}

/** Submits the first step of a deposit: the amount in kroner. */
export async function chooseAmount(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Beløb', { exact: true }).fill(amount)
  await page.getByRole('button', { name: 'Videre til betaling' }).click()
}

/** Fills the second step of a deposit with a new card; does not pay. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const other = page.getByRole('radio', { name: /Et andet kort/ })
  await expect(page.getByLabel('Kontrolcifre')).toBeVisible()
  if (await other.isVisible()) await choose(other)
  await page.getByLabel('Kortnummer').fill(number)
  await page.getByLabel('Navn på kortet').fill('Test Person')
  await page.getByLabel('Udløb').fill('1230')
  await page.getByLabel('Kontrolcifre').fill('123')
}

/** Logs in as Freja, who has 1.250,00 kr. and three limits, and goes on to the payment of 100 kr., by a new card too. */
export async function startDeposit(page: Page, siteUrl: string): Promise<void> {
  await logInByRequests(page, siteUrl, 'freja')
  await confirmIdentity(page, siteUrl, 'freja', 'card')
  await page.goto('/min-konto/overfoer')
  await chooseAmount(page, '100')
}

/** Pays the 100 kr. with a new card. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number)
  await payButton(page, '100,00 kr.').click()
}

/** The receipt of the 100 kr. */
export const expectReceipt = (page: Page) => expect(page.getByText('100,00 kr. er sat ind')).toBeVisible()

/** Freja's balance with the 100 kr., in the header. */
export const expectCredited = (page: Page) => expect(page.getByRole('link', { name: 'Mine penge 1.350,00 kr.' })).toBeVisible()

export const payButton = (page: Page, amount: string) => page.getByRole('button', { name: `Sæt ${amount} ind` })

/** The page of the player's bank, in its frame. */
export const bankOf = (page: Page) => page.frameLocator('iframe[title="Din banks side"]')
