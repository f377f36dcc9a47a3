/** `limits.get`, the deposit limits; the limits feature defines it. */
export const limitsQuery = 'limits.get'

/**
 * Every query whose answer a deposit changes: balance, player type, limits, stored cards, history.
 * `app/site/client/moneyQueries.test.ts` types the names by the call tables, which features do not import from one another.
 */
export const moneyQueries = [
  'session.summary',
  'session.profile',
  limitsQuery,
  'deposit.cards',
  'deposit.pending',
  'deposit.transfers',
  'deposit.bonusByCode',
  'bonuses.list',
  'withdrawal.status',
  'transactions.transfers',
  'transactions.payment',
  'transactions.gamesHistory',
  'transactions.round',
  'transactions.list',
] as const
