import type { DocumentedSite, SiteAnswer } from './documentedSite.ts'
import { playerCookies } from './documentedSite.ts'

/** A flow against the documented back end; returns its answers in order. */
export type Flow = (site: DocumentedSite) => Promise<readonly SiteAnswer[]>

const form = {
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
const key = () => ({ 'idempotency-key': crypto.randomUUID() })
/** A new card, as the browser sends it. */
export const card = { encryptedCardNumber: 'abc', encryptedCvv: 'abc', cardHolder: 'Freja Holm', expiryMonth: '09', expiryYear: '2031' }
export const payment = (flow: string) => ({ amount: 20_000, attributes: { channelId: 'desktop', flow } })

type Browser = ReturnType<DocumentedSite['openBrowser']>
export const registerQuery = { method: 'register', logId: 'log-1' }
/** Confirms the form of a registration, and approves at the identity provider. */
export async function confirmRegistration({ send }: Browser): Promise<void> {
  await send('/api/register/logs', form)
  await send('/backend/identity.start', start)
  await send('/backend/identity.completion', { query: registerQuery })
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
      await send('/backend/registration.validateEmail', { query: { email: form.email } }),
      await send('/api/register/logs', form),
      await send('/backend/identity.start', start),
      await send('/backend/identity.completion', { query: registerQuery }),
      await send('/backend/identity.validateCpr', { query: registerQuery }),
      await send('/backend/registration.register'),
      await send('/backend/identity.openSession'),
    ]
  },
  'deposit by card': async (site) => {
    const { send } = site.openBrowser(playerCookies)
    return [
      await send('/backend/limits.get'),
      await send('/backend/deposit.cards'),
      await send('/api/deposit/pending'),
      await send('/backend/deposit.bonusByCode', { params: { code: 'VELKOMST' } }),
      await send('/backend/deposit.confirmCard', { body: { ...payment('main'), ...card } }, key()),
      await send('/api/deposit/deposit-log', { depositLogId: 'deposit-1' }),
    ]
  },
  'deposit by MobilePay': async (site) => {
    const { send } = site.openBrowser(playerCookies)
    return [
      await send('/backend/deposit.confirmMobilePay', { body: { ...payment('main'), phoneNumber: '12345678' } }, key()),
      await send('/api/deposit/deposit-log'),
    ]
  },
  'quick deposit': async (site) => {
    const { send } = site.openBrowser(playerCookies)
    return [
      await send('/backend/deposit.confirmCard', { body: { ...payment('quick'), accountId: 'account-1', encryptedCvv: 'abc' } }, key()),
      await send('/api/deposit/deposit-log'),
      await send('/api/deposit/account-summary'),
    ]
  },
  limits: async (site) => {
    const { send } = site.openBrowser(playerCookies)
    return [
      await send('/backend/limits.get'),
      await send('/api/user/play-limits'),
      await send('/backend/limits.set', { body: { day: 50_000 } }),
      await send('/backend/limits.lock', { query: { lockUntil: '24h' } }),
      await send('/backend/limits.lock', { query: { lockUntil: 'permanent' } }),
    ]
  },
  transactions: async (site) => {
    const { send } = site.openBrowser(playerCookies)
    return [
      await send('/api/transactions/transfers'),
      await send('/api/transactions/payment'),
      await send('/api/transactions/games-history'),
      await send('/backend/transactions.list'),
      await send('/api/deposit/transfers'),
    ]
  },
  profile: async (site) => {
    const { send } = site.openBrowser(playerCookies)
    return [
      await send('/api/user/user-profile'),
      await send('/api/deposit/account-summary'),
      await send('/backend/session.getProperty', { query: { keyProperty: 'acceptsmsoffer' } }),
      await send('/backend/session.setProperties', { body: { properties: [{ property: 'acceptsmsoffer', value: 'True' }] } }),
      await send('/backend/session.validate'),
      await send('/api/user/logins'),
      await send('/api/user/changes'),
      await send('/api/user/contact'),
      await send('/api/user/documents'),
      await send('/api/user/bonuses'),
    ]
  },
  consent: async (site) => {
    const { send } = site.openBrowser(playerCookies)
    return [
      await send('/backend/consent.marketing'),
      await send('/backend/session.updateNotify', { body: { EmailNotify: 1, SMSNotify: 1 } }),
      await send('/backend/consent.answerMarketing', { body: { day: 1 } }),
      await send('/api/consent', { version: 1, statistics: false, marketing: false }),
      await send('/backend/unsubscribe.email', { body: { UserGuid: 'guid-1' } }),
      await send('/backend/unsubscribe.sms', { params: { PlayerId: 'guid-1' } }),
      await send('/backend/unsubscribe.brand', { body: { playerID: 'guid-1', brand: 'nordlys' } }),
    ]
  },
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
