import { CallError, type ErrorCode } from '@casino/features/api/errors'
import { PageContextProvider, type PageContextValue } from '@casino/features/content/PageContext'
import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { createI18n, TranslationProvider } from '@casino/features/content/useTranslations'
import { depositReducer, recoveryAction } from '@casino/features/deposit/model'
import { kroner } from '@casino/features/format/money'
import { LoginReturnScreen } from '@casino/features/identity/LoginReturnScreen'
import { failureKindOf, toLoginFailure } from '@casino/features/identity/loginFailure'
import { initialLoginState, type LoginEvent, type LoginState, loginReducer } from '@casino/features/identity/model'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { builtInTexts } from '../../site/server/serverTexts.ts'
import type { Answer } from './documentedBackend.ts'
import { type DocumentedSite, loginCookies, playerCookies, type SiteAnswer, startDocumentedSite } from './documentedSite.ts'
import { confirmRegistration, newCard, payment } from './flows.ts'

let site: DocumentedSite
beforeAll(async () => {
  site = await startDocumentedSite()
})
afterAll(() => site.close())
afterEach(() => site.replaced.clear())

const refused = (message: string, data?: unknown): Answer => ({ body: { result: 0, message, ...(data !== undefined && { data }) } })
const failureOf = ({ code, message = '' }: SiteAnswer) => new CallError(code as ErrorCode, message) // codes of the site

type Method = 'login' | 'register'
const rules = { ...defaultSystemConfig, now: Date.UTC(2026, 10, 20) }

/** Follows the states of the return page by the site's answers, with the CPR number that the player enters each time, until it fails or asks again. */
async function followReturn(method: Method, tries: number): Promise<LoginState> {
  const browser = site.openBrowser(method === 'login' ? loginCookies : {})
  if (method === 'register') await confirmRegistration(browser)
  const query = { method, logId: 'log-1' }
  let left = tries
  let state: LoginState = initialLoginState(false)
  const ask = async (url: string, payload: object, onSuccess: (data: never) => LoginEvent): Promise<LoginEvent> => {
    const answer = await browser.send(url, payload)
    if (answer.status === 200) return onSuccess(answer.data as never) // parsed by the site
    return { type: 'failed', failure: toLoginFailure(failureOf(answer), state.type === 'registering') }
  }
  interface Completion {
    providerInfo: { dkMitID: { completionData: { dateOfBirth: string } } }
  }
  const next = async (): Promise<LoginEvent | null> => {
    switch (state.type) {
      case 'completing':
        return ask('/backend/identity.completion', { query }, ({ providerInfo }: Completion) => ({
          type: 'completed',
          dateOfBirth: providerInfo.dkMitID.completionData.dateOfBirth,
        }))
      case 'askingCpr':
        return left-- > 0 ? { type: 'cprSubmitted', cpr: '0405901234' } : null
      case 'validating':
        return ask(
          '/backend/identity.validateCpr',
          { query: state.cpr === null ? query : { ...query, cpr: state.cpr } },
          (data: { isMatch: boolean; attemptsLeft: number | null }) => ({ type: 'cprChecked', ...data }),
        )
      case 'registering':
        return ask('/backend/registration.register', {}, () => ({ type: 'registered' }))
      case 'opening':
        return ask('/backend/identity.openSession', {}, () => ({ type: 'sessionOpened' }))
      default:
        return null
    }
  }
  for (let event = await next(); event; event = await next()) state = loginReducer(state, event, method, rules)
  return state
}

/** What the page says, and the addresses that it leads to. */
function readPage(state: LoginState, method: Method): { text: string; links: readonly string[] } {
  const context = { buttonThemes: {}, system: defaultSystemConfig, site: { supportEmail: '', supportPhone: '', supportHours: '' } }
  const html = renderToStaticMarkup(
    <TranslationProvider i18n={createI18n(builtInTexts.compileMessages(['login', 'help', 'condition']))}>
      {/* the screen reads nothing else of the page */}
      <PageContextProvider value={context as unknown as PageContextValue}>
        <LoginReturnScreen
          state={state}
          method={method}
          rules={rules}
          siteName="Nordlys"
          redirectTo="/"
          identityRedirect={{ locked: false, redirecting: false }}
          identityRedirectError={null}
          limitsStep={null}
          onCpr={vi.fn()}
          onRetry={vi.fn()}
          onIdentityRedirect={vi.fn()}
        />
      </PageContextProvider>
    </TranslationProvider>,
  )
  const text = html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
  return { text, links: Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href) }
}

const completion = 'GET /Scrive/transaction/:id'
const cprCheck = 'GET /Scrive/transaction/:id/validate-cpr'
const opening = 'GET /Scrive/GetSessionId/:transactionId'
const register = 'POST /Register/:transactionId'
const bornIn = (year: number): Answer => ({
  data: { providerInfo: { dkMitID: { completionData: { dateOfBirth: `${year}-01-01` } } } },
})

/** The lines of the catalogues of login and registration: where and how the back end says it, what the player reads, and the way out. */
const lines: readonly [line: string, method: Method, route: string, answer: Answer, title: RegExp, text: RegExp, wayOut: string][] = [
  ['game account locked', 'login', opening, refused('User is locked'), /Din konto er låst/, /spilkonto er låst\. Skriv/, '/kontaktos'],
  ['locked, at the completion', 'login', completion, refused('Account LOCKED'), /Din konto er låst/, /spilkonto er låst/, '/kontaktos'],
  ['unknown account', 'login', opening, refused('Unknown account'), /Vi kender ikke kontoen/, /ikke finde den spilkonto/, '/log-ind'],
  ['id mismatch', 'login', opening, refused('Id mismatch'), /Vi må starte forfra/, /passer ikke til dit MitID/, '/log-ind'],
  ['three mismatches', 'login', cprCheck, { data: { isMatch: false } }, /Vi må starte forfra/, /starte forfra med MitID/, '/log-ind'],
  ['token expired', 'login', cprCheck, refused('Token expired'), /Vi må starte forfra/, /brugt eller udløbet/, '/log-ind'],
  ['token invalid', 'login', opening, refused('Token invalid'), /Vi må starte forfra/, /brugt eller udløbet/, '/log-ind'],
  ['no account for the id', 'login', opening, refused('No account for the id'), /ingen konto endnu/, /Opret en/, '/registrer'],
  ['age below minimum', 'login', completion, bornIn(2010), /for ung til at spille/, /fyldt 21 år/, 'https://www.stopspillet.dk/'],
  ['age in range', 'login', completion, bornIn(2006), /ikke gammel nok endnu/, /fyldt 18, men hos os skal du være fyldt 21/, '/kontaktos'],
  ['age below minimum, said', 'login', opening, refused('Age below minimum'), /for ung til at spille/, /fyldt 21 år/, '/kontaktos'],
  ['age in range, said', 'login', opening, refused('Age in range'), /ikke gammel nok endnu/, /fyldt 21 år/, '/kontaktos'],
  ['MitID technical problems', 'login', completion, refused('MitID technical problems'), /MitID driller/, /tekniske problemer/, '/'],
  ['transaction id expired', 'login', completion, refused('Transaction id expired'), /starte forfra/, /gik for lang tid/, '/log-ind'],
  ['transaction id expired', 'register', completion, refused('Transaction id expired'), /starte forfra/, /gik for lang tid/, '/registrer'],
  ['another refusal', 'login', opening, refused('no'), /Det lykkedes ikke/, /Vi har problemer lige nu/, '/'],
  ['an outage', 'login', opening, { status: 500, body: '' }, /Det lykkedes ikke/, /Vi har problemer lige nu/, '/'],
  ['status 0', 'register', register, refused('', { status: 0 }), /allerede en konto/, /Log ind i stedet/, '/log-ind'],
  ['status 1', 'register', register, refused('', { status: 1 }), /Din konto er låst/, /spilkonto er låst/, '/log-ind'],
  ['e-mail registered', 'register', register, refused('Email already registered'), /noget at rette/, /konto med den e-mail/, '/registrer'],
  ['under age', 'register', completion, bornIn(2010), /for ung til at spille/, /fyldt 21 år/, '/kontaktos'],
  ['under age, said', 'register', register, refused('Under age'), /for ung til at spille/, /fyldt 21 år/, '/kontaktos'],
]

describe('the catalogues of login and registration: what the player reads', () => {
  it.each(lines)('%s, at %s, by %s', async (_, method, route, answer, title, text, wayOut) => {
    site.replaced.set(route, answer)
    const page = readPage(await followReturn(method, 3), method)
    expect(page.text).toMatch(title)
    expect(page.text).toMatch(text)
    expect(page.links).toContain(wayOut)
  })

  it('before the third mismatch the CPR number is asked for again', async () => {
    site.replaced.set(cprCheck, { data: { isMatch: false } })
    expect(await followReturn('login', 1)).toMatchObject({ type: 'askingCpr', mismatch: true, attemptsLeft: 2 })
    site.replaced.set(cprCheck, refused('Id mismatch'))
    expect(await followReturn('login', 1)).toMatchObject({ type: 'askingCpr', mismatch: true })
  })
})

/** Logins of players whom a partner hands over. */
const handOvers = {
  token: [{ token: 'a-one-time-token-of-a-partner' }, '/backend/identity.loginWithToken', {}],
  external: [
    { pid: 'pid-1', bearer: 'a-bearer-of-the-partner-for-one-player' },
    '/backend/identity.loginExternal',
    { body: { cpr: '0405901234' } },
  ],
} as const
type HandOver = keyof typeof handOvers
const tokenLogin = 'POST /GATMaven/loginWithToken'
const externalLogin = 'POST /GATMaven/LoginExternal'
it.each<[line: string, type: HandOver, route: string, answer: Answer, title: RegExp, text: RegExp]>([
  ['game account locked', 'token', tokenLogin, refused('User is locked'), /Din konto er låst/, /spilkonto er låst/],
  ['token invalid', 'token', tokenLogin, refused('Ugyldig nøgle'), /Vi må starte forfra/, /brugt eller udløbet/],
  ['unknown account', 'token', tokenLogin, refused('Unknown account'), /Vi kender ikke kontoen/, /ikke finde den spilkonto/],
  ['an outage', 'token', tokenLogin, { status: 502, body: { result: 0, message: 'Token invalid' } }, /lykkedes ikke/, /problemer lige nu/],
  ['game account locked', 'external', externalLogin, refused('User is locked'), /Din konto er låst/, /spilkonto er låst/],
  ['unknown account', 'external', externalLogin, refused('Unknown account'), /Vi kender ikke kontoen/, /ikke finde den spilkonto/],
  ['id mismatch', 'external', externalLogin, refused('Id mismatch'), /Vi må starte forfra/, /passer ikke til dit MitID/],
  ['no account for the id', 'external', externalLogin, refused('No account for the id'), /ingen konto endnu/, /Opret en/],
])('%s, by a hand-over with %s', async (_, type, route, answer, title, text) => {
  const [form, url, payload] = handOvers[type]
  const browser = site.openBrowser()
  await browser.handOver(form)
  await browser.send('/backend/identity.start', { query: { redirectUrl: 'http://site.test/log-ind/partner' } })
  site.replaced.set(route, answer)
  const failure = toLoginFailure(failureOf(await browser.send(url, payload)))
  const page = readPage({ type: 'failed', failure, kind: failureKindOf(failure.code, 'login'), retry: null }, 'login')
  expect(page.text).toMatch(title)
  expect(page.text).toMatch(text)
})

const contactService = /skriv til vores support/
/** The lines of the deposit's catalogue; `step`: where the page shows it. What its panel renders of each code: `refusals.test.tsx`. */
const depositLines: readonly [line: string, answer: Answer, step: string, text: RegExp, wayOut: string][] = (
  [
    ['ERR_DECLINED_BAD_REQUEST', 'refused', contactService, 'card'],
    ['ERR_DECLINED_OTHER_REASON', 'refused', contactService, 'card'],
    ['ERR_RESPONSIBLE_GAMING_LIMIT', 'refused', /indbetalingsgrænse\. Vælg et lavere beløb/, 'amount'],
    ['ERR_CARD_DETAILS', 'payment', /Kortoplysningerne er ikke rigtige/, 'card'],
    ['ERR_BONUS_CODE', 'amount', /Bonuskoden findes ikke/, 'amount'],
    ['ERR_SOMETHING', 'refused', contactService, 'contact'],
  ] as const
).flatMap(([code, step, text, wayOut]) => [
  [`message ${code}`, refused(code), step, text, wayOut] as const,
  [`statusCode ${code}`, refused('', { statusCode: code }), step, text, wayOut] as const,
])
it.each([
  ...depositLines,
  ['any other message', refused('Your card is locked'), 'refused', contactService, 'contact'],
  ['error_no_data of a refusal', refused('', { statusCode: 'error_no_data' }), 'refused', contactService, 'contact'],
  ['a server error', { status: 500, body: {} }, 'unanswered', /Vi har problemer lige nu/, 'contact'],
] as typeof depositLines)('a deposit is refused with %s', async (_, answer, step, text, wayOut) => {
  site.replaced.set('POST /Deposit/ConfirmDepositCard', answer)
  const body = { body: { ...payment('main'), ...newCard } }
  const { code, message } = failureOf(
    await site.openBrowser(playerCookies).send('/backend/deposit.confirmCard', body, { 'idempotency-key': crypto.randomUUID() }),
  )
  const state = depositReducer(
    {
      type: 'paying',
      choice: { amount: kroner(200), bonusCode: '' },
      idempotencyKey: 'a',
      method: { type: 'card', label: '', encryptedCvv: '', accountId: '' },
    },
    { type: 'failed', failure: { code, message, depositLogId: null, fields: [] }, nextIdempotencyKey: 'b' },
  )
  expect(state.type).toBe(step)
  expect(message).toMatch(text)
  expect(recoveryAction(code)).toBe(wayOut)
})
