/**
 * Method and path of every call of the site server, by its name in the call tables.
 * Separate from the tables so that the browser can import it without their schemas.
 */
export const siteRoutes = {
  'content.translations': 'GET /api/translations',
  'content.images': 'GET /api/images',
  'content.layouts': 'GET /api/layouts',
  'content.menu': 'GET /api/menu',
  'content.footer': 'GET /api/footer',
  'content.popups': 'GET /api/popups',
  'content.navigation': 'POST /api/navigation',
  'content.mainContent': 'POST /api/main-content',
  'content.buttonThemes': 'POST /api/theme-button',
  'content.inputThemes': 'POST /api/theme-input',
  'content.seo': 'POST /api/seo',
  'content.siteInfo': 'POST /api/siteInfo',
  'session.getCookie': 'GET /api/cookie',
  'session.setCookie': 'POST /api/cookie',
  'session.deleteCookie': 'DELETE /api/cookie',
  'session.logout': 'POST /api/auth/logout',
  'session.profile': 'POST /api/user/user-profile',
  'session.summary': 'POST /api/deposit/account-summary',
  'session.betwinSummary': 'POST /api/user/betwin-summary',
  'profile.logins': 'POST /api/user/logins',
  'profile.endOtherSessions': 'POST /api/user/end-other-sessions',
  'consent.record': 'POST /api/consent',
  'consent.vitals': 'POST /api/vitals',
  'registration.saveLog': 'POST /api/register/logs',
  'registration.draft': 'GET /api/register/draft',
  'deposit.log': 'POST /api/deposit/deposit-log',
  'deposit.transfers': 'POST /api/deposit/transfers',
  'deposit.cardKey': 'GET /api/deposit/card-key',
  'transactions.transfers': 'POST /api/transactions/transfers',
  'transactions.payment': 'POST /api/transactions/payment',
  'transactions.gamesHistory': 'POST /api/transactions/games-history',
  'games.list': 'GET /api/games',
  'games.detail': 'GET /api/games/detail',
  'games.recent': 'POST /api/games/recent',
  'games.launch': 'POST /api/games/launch',
  'games.playTime': 'POST /api/games/play-time',
} as const satisfies Record<string, `${'GET' | 'POST' | 'DELETE'} /api/${string}`>

export type SiteCallName = keyof typeof siteRoutes
