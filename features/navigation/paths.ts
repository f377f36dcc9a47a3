import { parseSitePath, type SitePath } from './address.ts'

/**
 * Paths that features link to and that the route table serves (specification, *Screens and routes*).
 * Danish, because players see and share them.
 */
export const paths = {
  home: '/',
  slots: '/spilleautomater',
  login: '/log-ind',
  loginSuccess: '/loginsuccess',
  /** Where a player whom a partner has handed over logs in. */
  partnerLogin: '/log-ind/partner',
  register: '/registrer',
  terms: '/contents/vilkaar',
  /** The visitor's choice on the page about cookies. Links to it open the choices at once when the script has loaded. */
  cookieChoices: '/cookiepolitik#cookievalg',
  paymentReturn: '/extpayment',
  /** Return page of MobilePay. */
  mobilePayReturn: '/MobilePay',
  /** Return page of MobilePay in the quick deposit, in a tab of its own. */
  mobilePayQuickReturn: '/MobilePayQuick',
  unsupported: '/unsupported',
  logout: '/?logout=true',
  overview: '/min-konto/oversigt',
  deposit: '/min-konto/overfoer',
  /** Deposit in a tab of its own, beside a game. */
  quickDeposit: '/min-konto/hurtig-indbetaling',
  withdraw: '/min-konto/udbetal',
  transactions: '/min-konto/transaktioner',
  gamification: '/min-konto/kampagne',
  limitations: '/min-konto/begraensninger',
  /** The player's running pause, or the choice of one. */
  pause: '/min-konto/begraensninger#pause',
  profile: '/min-konto/profil',
  /** The player's choice of suggestions. */
  suggestions: '/min-konto/profil#forslag',
  news: '/nyheder',
  campaigns: '/kampagner',
  landing: '/lp',
  bonusTerms: '/contents/bonusvilkaar',
  contact: '/kontaktos',
  /** For the player who has just closed the account. */
  accountClosed: '/konto-lukket',
  /** Of the links in mails and text messages, with the query `id`. */
  unsubscribeEmail: '/unsubscribe',
  unsubscribeSms: '/unsubscribesms',
  unsubscribeBrand: '/unsubscribebrand',
  /** Return page of a step-up. */
  stepUp: '/min-konto/bekraeft',
  /** What a search finds, in games and pages. Links to it open the search over the page at once when the script has loaded. */
  search: '/soeg',
} as const

/** The helpline for gambling, free and anonymous. */
export const stopSpilletUrl = 'https://www.stopspillet.dk/'
/** The national register of self-exclusion. */
export const rofusUrl = 'https://www.rofus.nu/'

/** Name of the query parameter of a search, on `paths.search` and on the lists of games. */
export const searchParam = 'soeg'
/** The page with what a search finds. */
export const searchPath = (search: string): string => `${paths.search}?${new URLSearchParams({ [searchParam]: search })}`

/** Hash of a link by which a visitor goes on with an unsupported browser, for this tab. */
export const skipBrowserCheckHash = '#fortsaet'

/** Id of the part of the page that `paths.pause` leads to. */
export const pauseId = 'pause'
/** Id of the part of the page that `paths.suggestions` leads to. */
export const suggestionsId = 'forslag'
/** Name of the query parameter that opens the question for a pause, on `paths.limitations`. */
export const pauseParam = 'pause'
/** Where a pause is confirmed, at once. Closing the account has no such link. */
export const pausePath = (kind: '24h' | '30d'): string => `${paths.limitations}?${new URLSearchParams({ [pauseParam]: kind })}`

/** Path of a content page. Each page has one address, whatever other addresses serve it. */
export const contentPath = (slug: string): string => (slug === 'cookies' ? '/cookiepolitik' : `/contents/${slug}`)

/** Path of a campaign. */
export const campaignPath = (slug: string): string => `${paths.campaigns}/${slug}`

/** A landing page (specification, *Public routes*); without a page the first one. */
export const landingPath = (page?: { landingType: string; landingById: string }): string =>
  page ? `${paths.landing}/${page.landingType}/${page.landingById}` : paths.landing

/** Value of the registration's query parameter `bonus` for a visitor who wants none. */
export const noBonusParam = 'ingen'
/** The registration with the visitor's choice: the code of a bonus, or null for none. */
export const registerPath = (bonusCode: string | null): string =>
  `${paths.register}?${new URLSearchParams({ bonus: bonusCode ?? noBonusParam })}`

/** Name of the query parameter that fills in the bonus code on the page of the player's campaigns. */
export const bonusCodeParam = 'kode'
/** The page of the player's campaigns with a bonus code filled in. */
export const bonusCodePath = (code: string): string => `${paths.gamification}?${new URLSearchParams({ [bonusCodeParam]: code })}`

/** Path of an article. */
export const newsPath = (slug: string): string => `${paths.news}/${slug}`

/** What the menu's link to the news leads to on the news themselves: their first page, with 26 of them (specification, *Menu*). */
export const newsFromMenu = { param: 'antal', pageSize: 26 } as const

/** Where a menu's entry leads from this path. */
export const menuHref = (slug: string, path: string): string =>
  slug === paths.news && path === paths.news ? `${slug}?${newsFromMenu.param}=${newsFromMenu.pageSize}` : slug

/** Why the login page was opened; shown to the player. */
export type LoginReason = 'expired' | 'required'

/** URL of the login page; the player returns to `redirect` (a path with its query) after login. */
export const loginPath = (options: { redirect?: string; reason?: LoginReason } = {}): string => {
  const query = new URLSearchParams(Object.entries(options).filter(([, value]) => value))
  return query.size ? `${paths.login}?${query}` : paths.login
}

/** The path if it is on this origin, else null: prevents open redirects (RULES, *Security*). */
export const sameOriginPath = (path: string | null | undefined): SitePath | null => (path ? parseSitePath(path) : null)
