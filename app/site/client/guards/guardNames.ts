/** The guards that a route may name, in no particular order: each route has its own. */
export const guardNames = [
  'auth-user',
  'btag',
  'check-custom-content',
  'menu-check',
  'mobile-check',
  'navigation',
  'payment-iq',
  'player-type',
] as const
export type GuardName = (typeof guardNames)[number]
