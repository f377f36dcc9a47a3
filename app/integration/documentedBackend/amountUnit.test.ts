import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentedAnswers } from './answers.ts'
import { type DocumentedSite, playerCookies, startDocumentedSite } from './documentedSite.ts'
import { confirmRegistration, flows, newCard, payment, registerQuery } from './flows.ts'

let site: DocumentedSite
beforeAll(async () => {
  site = await startDocumentedSite({ BACKEND_AMOUNTS: 'kroner' })
})
afterAll(() => site.close())

const amountFields = new Set(
  'depositDay depositWeek depositMonth limitValue value BonusBalance TotalBalance WithdrawableBalance'.split(' '),
)
/** The documented answers with their amounts in kroner. */
const inKroner = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inKroner)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, amountFields.has(key) && typeof inner === 'number' ? inner / 100 : inKroner(inner)]),
  )
}
const bodyOf = (route: string) => site.requests.findLast((request) => request.route === route)?.body

it.each(Object.keys(flows))('runs the flow %s', async (name) => {
  site.vary(inKroner)
  expect((await flows[name]?.(site))?.filter(({ status }) => status !== 200)).toEqual([])
})

it('shows the amounts of the answers in øre, rounded to whole ones', async () => {
  const { send } = site.openBrowser(playerCookies)
  site.vary(inKroner)
  expect((await send('/api/deposit/transfers')).data).toMatchObject({ transfers: [{ amount: { value: 20_000 } }] })
  expect((await send('/backend/limits.get')).data).toMatchObject({
    currentLimits: { depositDay: 100_000 },
    pendingLimits: { depositDay: { limitValue: 150_000 } },
  })
  site.vary((data, route) =>
    route.includes('account-summary') ? { ...(data as object), TotalBalance: 1250.1, BonusBalance: 100.005 } : data,
  )
  expect((await send('/api/deposit/account-summary')).data).toMatchObject({ TotalBalance: 125_010, BonusBalance: 10_001, Balance: 115_009 })
})

it('sends amounts in kroner', async () => {
  site.vary(inKroner)
  const { send } = site.openBrowser(playerCookies)
  const key = { 'idempotency-key': crypto.randomUUID() }
  await send('/backend/deposit.confirmCard', { body: { ...payment('main'), ...newCard, amount: 20_050 } }, key)
  expect(bodyOf('POST /Deposit/ConfirmDepositCard')).toMatchObject({ amount: 200.5 })
  await send('/backend/limits.set', { body: { day: 50_000 } })
  expect(bodyOf('PUT /Deposit/SetUserDepositLimitsREST')).toMatchObject({ day: 500 })
  const browser = site.openBrowser()
  await confirmRegistration(browser)
  await browser.send('/backend/identity.validateCpr', { query: registerQuery })
  await browser.send('/backend/registration.register')
  expect(bodyOf('POST /Register/:transactionId')).toMatchObject({ userDepositLimit: { limitType: 'day', limitAmount: 200 } })
})

it('the documented answers have an amount in each place that the test converts', () => {
  const text = JSON.stringify(documentedAnswers)
  for (const field of amountFields) expect(text).toMatch(new RegExp(`"${field}":\\d`))
})
