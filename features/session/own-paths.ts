/**
 * Method and path of every call of the site server, by its name in the call tables.
 * Separate from the tables so that the browser can import it without their schemas.
 */
export const siteRoutes = {
  'config.translations': 'GET /api/translations',
  'config.images': 'GET /api/images',
  'config.layouts': 'GET /api/layouts',
  'config.menu': 'GET /api/menu',
  'config.footer': 'GET /api/footer',
  'config.navigation': 'POST /api/navigation',
  'config.mainContent': 'POST /api/main-content',
  'config.buttonThemes': 'POST /api/theme-button',
  'config.inputThemes': 'POST /api/theme-input',
  'config.seo': 'POST /api/seo',
  'config.siteInfo': 'POST /api/siteInfo',
  'session.getCookie': 'GET /api/cookie',
  'session.setCookie': 'POST /api/cookie',
  'session.deleteCookie': 'DELETE /api/cookie',
  'session.logout': 'POST /api/auth/logout',
  'session.profile': 'POST /api/user/user-profile',
  'session.summary': 'POST /api/deposit/account-summary',
  'session.betwinSummary': 'POST /api/user/betwin-summary',
  'registration.saveLog': 'POST /api/register/logs',
  'deposit.log': 'POST /api/deposit/deposit-log',
  'deposit.transfers': 'POST /api/deposit/transfers',
  'deposit.cardKey': 'GET /api/deposit/card-key',
  'transactions.transfers': 'POST /api/transactions/transfers',
  'transactions.payment': 'POST /api/transactions/payment',
  'transactions.gamesHistory': 'POST /api/transactions/games-history',
  'games.list': 'GET /api/games',
  'games.detail': 'GET /api/games/detail',
  'games.launch': 'POST /api/games/launch',
} as const satisfies Record<string, `${'GET' | 'POST' | 'DELETE'} /api/${string}`>

export type SiteCallName = keyof typeof siteRoutes
