import type { GuardName } from '../guards/guardNames.ts'

/** What the specification calls the standard guards of a public page. */
const standard = ['auth-user', 'mobile-check', 'btag', 'navigation', 'player-type'] as const satisfies readonly GuardName[]
const account = ['auth-user', 'mobile-check', 'navigation', 'player-type'] as const satisfies readonly GuardName[]

/** Ordered guards of each route group (specification, *Route guards*). */
export const routeGuards = {
  /** Pages of the CMS, and of the site itself. */
  content: ['check-custom-content', ...standard],
  account,
  deposit: ['payment-iq', ...account],
  game: ['payment-iq', ...standard],
  landing: ['payment-iq', ...standard],
  // last: a guest is sent to the login and a wrong device to its page before the menu decides
  campaign: [...standard, 'menu-check'],
  news: [...standard, 'menu-check'],
  favourites: [...standard, 'menu-check'],
  /** The return pages of payments and of the identity provider. */
  paymentReturn: ['mobile-check', 'navigation', 'player-type'],
  unsubscribe: ['mobile-check', 'navigation', 'player-type'],
} as const satisfies Record<string, readonly GuardName[]>
