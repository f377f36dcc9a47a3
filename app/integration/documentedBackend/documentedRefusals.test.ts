import type { CallDefinition } from '@casino/features/api/contract'
import type { ErrorCode } from '@casino/features/api/errors'
import { callTables } from '@casino/features/callTables'
import { textCatalogue } from '@casino/features/content/texts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from './documentedBackend.ts'
import { type DocumentedSite, loginCookies, playerCookies, startDocumentedSite } from './documentedSite.ts'
import { confirmRegistration, newCard, payment, registerQuery } from './flows.ts'

let site: DocumentedSite
beforeAll(async () => {
  site = await startDocumentedSite()
})
afterAll(() => site.close())
afterEach(() => {
  site.replaced.clear()
  site.requests.length = 0
})

const refused = (message: string, data?: unknown): Answer => ({ body: { result: 0, message, ...(data !== undefined && { data }) } })
const withStatus = (answer: Answer, status: number): Answer => ({ ...answer, status }) as Answer // of `refused`
const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const replace = (route: string, answer: Answer) => void site.replaced.set(route, answer)

/** Refusals without a code, with each status; what the player reads of every line of the catalogue: `documentedFailures.test.tsx`. */
const loginLines: readonly (readonly [message: string, ErrorCode])[] = [
  ['User is locked', 'ERR_ACCOUNT_LOCKED'],
  ['Account LOCKED.', 'ERR_ACCOUNT_LOCKED'],
  ['Unknown account', 'ERR_ACCOUNT_UNKNOWN'],
  ['Id mismatch', 'ERR_CPR_MISMATCH'],
  ['Token invalid', 'ERR_TOKEN_INVALID'],
  ['No account for the id', 'ERR_NO_ACCOUNT'],
]
describe.each(loginLines)('a login refused with “%s”', (message, code) => {
  it.each([200, 400, 401, 403, 404, 409])(`is ${code} with its own sentence, with status %i`, async (status) => {
    replace('GET /Scrive/GetSessionId/:transactionId', withStatus(refused(message), status))
    const answer = await site.openBrowser(loginCookies).send('/backend/identity.openSession')
    expect([answer.code, answer.message]).toEqual([code, textCatalogue.error[code]])
  })
})

describe('“locked” outside of a login', () => {
  const message = 'Your card is locked'
  it('a deposit is refused with the contact-service message, and the account is not called locked', async () => {
    replace('POST /Deposit/ConfirmDepositCard', refused(message))
    const answer = await site
      .openBrowser(playerCookies)
      .send('/backend/deposit.confirmCard', { body: { ...payment('main'), ...newCard } }, key())
    expect(answer.code).toBe('ERR_PAYMENT_FAILED')
  })
  it.each([
    ['POST /api/user/user-profile', '/api/user/user-profile'],
    ['GET /Deposit/GetUserDepositLimitsREST', '/backend/limits.get'],
    ['GET /Deposit/CheckCardAccount', '/backend/deposit.cards'],
    ['POST /api/deposit/account-summary', '/api/deposit/account-summary'],
  ])('%s is not read so', async (route, url) => {
    replace(route, refused(message))
    expect((await site.openBrowser(playerCookies).send(url)).code).toBe('ERR_UPSTREAM')
  })
  it('only the calls of a login read it', () => {
    const calls = Object.entries(callTables).flatMap(([feature, table]) =>
      Object.entries<CallDefinition>(table).map(([name, call]) => [`${feature}.${name}`, call] as const),
    )
    const readers = calls.filter(([, { codeOfRefusal }]) => codeOfRefusal?.({ message }) === 'ERR_ACCOUNT_LOCKED')
    expect(readers.map(([name]) => name).sort()).toEqual(
      ['completion', 'loginExternal', 'loginWithToken', 'openSession', 'validateCpr'].map((name) => `identity.${name}`),
    )
  })
})

describe('a registration', () => {
  it.each<[string, Answer, ErrorCode]>([
    ['data.status 0', refused('', { status: 0 }), 'ERR_CPR_REGISTERED'],
    ['data.status 1', refused('', { status: 1 }), 'ERR_USER_LOCKED'],
    ['data.status 0 with HTTP 409', withStatus(refused('', { status: 0 }), 409), 'ERR_CPR_REGISTERED'],
    ['data.status as text', refused('', { status: '1' }), 'ERR_USER_LOCKED'],
  ])('refused with %s and no code: title and text are of that error', async (_, refusal, code) => {
    const browser = site.openBrowser()
    await confirmRegistration(browser)
    replace('POST /Register/:transactionId', refusal)
    const answer = await browser.send('/backend/registration.register')
    expect([answer.code, answer.message]).toEqual([code, textCatalogue.error[code]])
  })
  it('an e-mail whose check is refused belongs to an account', async () => {
    replace('GET /CMScasino/ValidateEmail', refused('exists'))
    const answer = await site.openBrowser().send('/backend/registration.validateEmail', { query: { email: 'freja@eksempel.dk' } })
    expect(answer.code).toBe('ERR_EMAIL_TAKEN')
  })
  it.each([
    [true, true],
    [false, false],
    [{ available: false }, false],
    [null, true],
  ])('an e-mail check that answers %j', async (data, available) => {
    replace('GET /CMScasino/ValidateEmail', { data })
    const answer = await site.openBrowser().send('/backend/registration.validateEmail', { query: { email: 'freja@eksempel.dk' } })
    expect(answer.data).toEqual({ available })
  })
  it('compares the CPR number of the form that is kept', async () => {
    const browser = site.openBrowser()
    await confirmRegistration(browser)
    expect((await browser.send('/backend/identity.validateCpr', { query: registerQuery })).data).toEqual({
      isMatch: true,
      attemptsLeft: null,
    })
  })
})

describe('a deposit', () => {
  const pay = () =>
    site.openBrowser(playerCookies).send('/backend/deposit.confirmCard', { body: { ...payment('main'), ...newCard } }, key())
  it('error_no_data comes alone', async () => {
    replace('POST /Deposit/ConfirmDepositCard', { data: { statusCode: 'error_no_data' } })
    expect(await pay()).toMatchObject({ status: 200, data: { statusCode: 'error_no_data', depositLogId: null } })
  })
  it('success_no_redirect comes without redirectOutput', async () => {
    expect((await pay()).data).toEqual({ statusCode: 'success_no_redirect', depositLogId: 'deposit-1', redirectOutput: null })
  })
  it('is sent without a note where the back end keeps none, and says so once in the log', async () => {
    await pay()
    await pay()
    expect(site.requests.filter(({ route }) => route === 'POST /Deposit/ConfirmDepositCard')).toHaveLength(2)
    expect(site.lines.filter((line) => line.includes('does not have this call') && line.includes('deposit.noteAttempt'))).toHaveLength(1)
  })
  it.each([
    ['implemented', 'approved'],
    ['initiated', 'pending'],
    ['reversed', 'declined'],
  ])('whose log states nothing is what its transfer is: %s', async (state, shown) => {
    const transfer = {
      id: 't',
      type: 'deposit',
      amount: { value: 20_000, currency: 'DKK' },
      state,
      startDate: '2026-11-20',
      externalId: 'deposit-1',
    }
    replace('POST /api/deposit/transfers', { data: [transfer] })
    const { data } = await site.openBrowser(playerCookies).send('/api/deposit/deposit-log', { depositLogId: 'deposit-1' })
    expect(data).toMatchObject({ depositLogId: 'deposit-1', state: shown, amount: 20_000 })
  })
  it('is pending while it is not among the transfers', async () => {
    replace('POST /api/deposit/transfers', { data: [] })
    const { data } = await site.openBrowser(playerCookies).send('/api/deposit/deposit-log', { depositLogId: 'deposit-2' })
    expect(data).toMatchObject({ depositLogId: 'deposit-2', state: 'pending' })
  })
  it('an unknown bonus code shows the error of the bonus code', async () => {
    replace('GET /api/Bonuses/GetBonusByBonusCode/:code', refused('unknown'))
    const answer = await site.openBrowser(playerCookies).send('/backend/deposit.bonusByCode', { params: { code: 'X' } })
    expect(answer.code).toBe('ERR_BONUS_CODE')
  })
})

it('a withdrawal that the back end does not offer is refused with the way to the support', async () => {
  const answer = await site.openBrowser(playerCookies).send('/api/withdrawal/status')
  expect([answer.code, answer.message]).toEqual(['ERR_WITHDRAWAL_UNAVAILABLE', textCatalogue.error.ERR_WITHDRAWAL_UNAVAILABLE])
})

it('an article whose result is not 1 is not there', async () => {
  replace('POST /api/news/news-detail', refused('unsuccess'))
  expect((await site.openBrowser().send('/api/news/news-detail', { newsSlug: 'findes-ikke' })).code).toBe('ERR_NOT_FOUND')
})

it.each([
  ['1990-05-04', '1990-05-04'],
  ['1990-05-04T00:00:00', '1990-05-04'],
  ['1990-05-04 00:00:00.000', '1990-05-04'],
  ['1990-05-03T22:00:00Z', '1990-05-04'],
  ['1990-05-04T00:00:00+02:00', '1990-05-04'],
])('the provider’s date of birth %s', async (dateOfBirth, date) => {
  replace('GET /Scrive/transaction/:id', { data: { providerInfo: { dkMitID: { completionData: { userId: 'p', dateOfBirth } } } } })
  const { data } = await site.openBrowser(loginCookies).send('/backend/identity.completion', { query: { method: 'login', logId: 'log-1' } })
  expect(data).toEqual({ providerInfo: { dkMitID: { completionData: { dateOfBirth: date } } } })
})

it.each(['04-05-1990', '1990-02-30T00:00:00', 'xyz', ''])('no date of birth: “%s”', async (dateOfBirth) => {
  replace('GET /Scrive/transaction/:id', { data: { providerInfo: { dkMitID: { completionData: { userId: 'p', dateOfBirth } } } } })
  const { code } = await site.openBrowser(loginCookies).send('/backend/identity.completion', { query: { method: 'login', logId: 'log-1' } })
  expect(code).toBe('ERR_UPSTREAM')
})
