/** Items on one page of a list (specification), which is also the most that a call returns. */
export const transactionPageSize = 100

/** Rounds on one page of the list that the player turns over. */
export const roundsOnPage = 20

/** The states of payments and rounds that a list can be limited to. */
export const statusFilters = ['all', 'implemented', 'initiated', 'reversed'] as const
export type StatusFilter = (typeof statusFilters)[number]

/** The kinds of transfers that a list can be limited to. */
export const transferKinds = ['all', 'deposits', 'withdrawals', 'bonuses'] as const
export type TransferKind = (typeof transferKinds)[number]

/** Types of the transactions of the ledger, as the platform stores and lists them. */
export const transactionTypes = [
  'deposit',
  'refund',
  'chargeback',
  'withdrawal',
  'payout',
  'withdrawal_rejection',
  'bet',
  'win',
  'bonus_grant',
  'bonus_conversion',
  'bonus_cancellation',
  'jackpot_funding',
] as const
