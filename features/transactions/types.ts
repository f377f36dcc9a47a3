/** Types of the transactions of the ledger, as the platform stores and lists them. */
export const transactionTypes = [
  'deposit',
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
