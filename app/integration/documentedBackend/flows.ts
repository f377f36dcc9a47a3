import type { DocumentedSite, SiteAnswer } from './documentedSite.ts'
import { playerCookies } from './documentedSite.ts'

/** A flow against the documented back end; returns its answers in order. */
export type Flow = (site: DocumentedSite) => Promise<readonly SiteAnswer[]>

/** As the form of the registration sends it. */
export const documentedRegistration = {
  cpr: '0405901234',
  firstName: 'Freja',
  lastName: 'Holm',
  email: 'freja@eksempel.dk',
  mobileNo: '12345678',
  legalAge: true,
  userDepositLimit: { limitType: 'day', limitAmount: 20_000 },
}
const start = { query: { redirectUrl: 'http://site.test/loginsuccess?method=login' } }
const loginQuery = { method: 'login', logId: 'log-1' }
/** A new card, as the browser sends it. */
export const newCard = { encryptedCardNumber: 'abc', encryptedCvv: 'abc', cardHolder: 'Freja Holm', expiryMonth: '09', expiryYear: '2031' }
export const payment = (flow: string) => ({ amount: 20_000, attributes: { channelId: 'desktop', flow } })

type Browser = ReturnType<DocumentedSite['openBrowser']>
export const registerQuery = { method: 'register', logId: 'log-1' }
/** Confirms the form of a registration, and approves at the identity provider. */
export async function confirmRegistration({ send }: Browser): Promise<void> {
  await send('/api/register/logs', documentedRegistration)
  await send('/backend/identity.start', start)
  await send('/backend/identity.completion', { query: registerQuery })
}

/** The calls of a player's browser, one after the other. */
const ofPlayer =
  (...calls: readonly (readonly [url: string, payload?: object])[]): Flow =>
  async (site) => {
    const { send } = site.openBrowser(playerCookies)
    const answers: SiteAnswer[] = []
    for (const [url, payload] of calls) answers.push(await send(url, payload, { 'idempotency-key': crypto.randomUUID() }))
    return answers
  }

/** Every documented flow by the calls that its screens send. */
export const flows: Readonly<Record<string, Flow>> = {
  login: async (site) => {
    const { send, jar } = site.openBrowser()
    const answers = [
      await send('/backend/identity.start', start),
      await send('/backend/identity.completion', { query: loginQuery }),
      await send('/backend/identity.validateCpr', { query: { ...loginQuery, cpr: '0405901234' } }),
      await send('/backend/identity.openSession'),
    ]
    return [
      ...answers,
      { status: jar.get('userId') === '4711' && jar.get('playerType') === 'Depositor' ? 200 : 500 },
      await send('/backend/limits.get'),
    ]
  },
  'login by token': async (site) => {
    const { send, handOver } = site.openBrowser()
    await handOver({ token: 'a-one-time-token-of-a-partner' })
    return [await send('/backend/identity.start', start), await send('/backend/identity.loginWithToken')]
  },
  'external login': async (site) => {
    const { send, handOver } = site.openBrowser()
    await handOver({ pid: 'pid-1', bearer: 'a-bearer-of-the-partner-for-one-player' })
    return [await send('/backend/identity.start', start), await send('/backend/identity.loginExternal', { body: { cpr: '0405901234' } })]
  },
  registration: async (site) => {
    const { send } = site.openBrowser()
    return [
      await send('/backend/registration.bonuses', { query: { PageSize: 10, CurrentPage: 1, active: true } }),
      await send('/backend/registration.validateEmail', { query: { email: documentedRegistration.email } }),
      await send('/api/register/logs', documentedRegistration),
      await send('/backend/identity.start', start),
      await send('/backend/identity.completion', { query: registerQuery }),
      await send('/backend/identity.validateCpr', { query: registerQuery }),
      await send('/backend/registration.register'),
      await send('/backend/identity.openSession'),
    ]
  },
  'deposit by card': ofPlayer(
    ['/backend/limits.get'],
    ['/backend/deposit.cards'],
    ['/api/deposit/pending'],
    ['/backend/deposit.bonusByCode', { params: { code: 'VELKOMST' } }],
    ['/backend/deposit.confirmCard', { body: { ...payment('main'), ...newCard } }],
    ['/api/deposit/deposit-log', { depositLogId: 'deposit-1' }],
  ),
  'deposit by MobilePay': ofPlayer(
    ['/backend/deposit.confirmMobilePay', { body: { ...payment('main'), phoneNumber: '12345678' } }],
    ['/api/deposit/deposit-log'],
  ),
  'quick deposit': ofPlayer(
    ['/backend/deposit.confirmCard', { body: { ...payment('quick'), accountId: 'account-1', encryptedCvv: 'abc' } }],
    ['/api/deposit/deposit-log'],
    ['/api/deposit/account-summary'],
  ),
  limits: ofPlayer(
    ['/backend/limits.get'],
    ['/api/user/play-limits'],
    ['/backend/limits.set', { body: { day: 50_000 } }],
    ['/backend/limits.lock', { query: { lockUntil: '24h' } }],
    ['/backend/limits.lock', { query: { lockUntil: 'permanent' } }],
  ),
  transactions: ofPlayer(
    ['/api/transactions/transfers'],
    ['/api/transactions/payment'],
    ['/api/transactions/games-history'],
    ['/backend/transactions.list'],
    ['/api/deposit/transfers'],
  ),
  profile: ofPlayer(
    ['/api/user/user-profile'],
    ['/api/deposit/account-summary'],
    ['/api/user/betwin-summary'],
    ['/backend/session.getProperty', { query: { keyProperty: 'acceptsmsoffer' } }],
    ['/backend/session.setProperties', { body: { properties: [{ property: 'acceptsmsoffer', value: 'True' }] } }],
    ['/backend/session.validate'],
    ['/api/user/logins'],
    ['/api/user/changes'],
    ['/api/user/contact'],
    ['/api/user/documents'],
    ['/api/user/bonuses'],
  ),
  consent: ofPlayer(
    ['/backend/consent.marketing'],
    ['/backend/session.updateNotify', { body: { EmailNotify: 1, SMSNotify: 1 } }],
    ['/backend/consent.answerMarketing', { body: { day: 1 } }],
    ['/api/consent', { version: 1, statistics: false, marketing: false }],
    ['/backend/unsubscribe.email', { body: { UserGuid: 'guid-1' } }],
    ['/backend/unsubscribe.sms', { params: { PlayerId: 'guid-1' } }],
    ['/backend/unsubscribe.brand', { body: { playerID: 'guid-1', brand: 'nordlys' } }],
  ),
  content: async (site) => {
    const { send, get } = site.openBrowser()
    const list = { PageSize: 26, CurrentPage: 1, showArticleInNewsList: true, status: true }
    return [
      ...(await Promise.all(
        ['translations', 'images', 'layouts', 'menu', 'footer', 'popups', 'search-pages'].map((name) => get(`/api/${name}`)),
      )),
      await send('/api/navigation', { active: true, isAdmin: false }),
      await send('/api/main-content', { name: 'home' }),
      await send('/api/news/news-list', list),
      await send('/api/news/news-detail', { newsSlug: 'velkommen' }),
      await send('/api/theme-button'),
      await send('/api/theme-input'),
      await send('/api/seo', { slug: '/' }),
      await send('/api/siteInfo'),
      await send('/backend/session.logExpiry', { body: { userId: '', from_route: '/', datetime: '' } }),
      await send('/api/auth/logout'),
    ]
  },
}
