import type { CallName } from '../callTables.ts'

/** Every query whose answer a deposit changes: balance, player type, limits, stored cards, history. */
export const moneyQueries: readonly CallName[] = [
  'session.summary',
  'session.profile',
  'limits.get',
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
]
