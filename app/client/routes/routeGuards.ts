import type { GuardName } from '../guards/guardNames.ts'

/** Ordered guards of each route group (specification, *Route guards*). */
export const routeGuards = {
  content: ['check-custom-content', 'auth-user', 'mobile-check', 'btag', 'navigation', 'player-type'],
  account: ['auth-user', 'mobile-check', 'navigation', 'player-type'],
  deposit: ['payment-iq', 'auth-user', 'mobile-check', 'navigation', 'player-type'],
  game: ['payment-iq', 'auth-user', 'mobile-check', 'btag', 'navigation', 'player-type'],
  paymentReturn: ['mobile-check', 'navigation', 'player-type'],
} as const satisfies Record<string, readonly GuardName[]>
