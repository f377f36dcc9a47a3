import type { Transfer } from '../api/entities/transfer.ts'

/** Kinds of visitors (specification, *Roles and permissions*). A guest has no account, or is not logged in. */
export const playerTypes = ['Guests', 'Depositor', 'Non-Depositor'] as const
/** Kinds of accounts. */
export const accountTypes = ['Depositor', 'Non-Depositor'] as const
export type AccountType = (typeof accountTypes)[number]

/**
 * The type that the profile property `firstdeposit` states: the first deposit in øre, 0 before one. Null when it is missing or not numeric;
 * the transfer history decides then (specification, *First-deposit detection*).
 */
export function accountTypeOfProperty(firstDeposit: string | null): AccountType | null {
  if (firstDeposit === null || !/^\d{1,15}$/.test(firstDeposit)) return null
  return Number(firstDeposit) > 0 ? 'Depositor' : 'Non-Depositor'
}

/** Whether a page of the transfer history contains a deposit that was carried out. */
export const includesDeposit = (transfers: readonly Pick<Transfer, 'type' | 'state'>[]): boolean =>
  transfers.some(({ type, state }) => type === 'deposit' && state === 'implemented')
