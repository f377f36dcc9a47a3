import { createPagedListHook } from '../api/createPagedListHook.ts'
import { createQueryHook } from '../api/createQueryHook.ts'

export const useRoundQuery = createQueryHook('transactions.round')
export const useTransfersQuery = createQueryHook('transactions.transfers')
export const useTransfersList = createPagedListHook('transactions.transfers')
export const useRoundsList = createPagedListHook('transactions.gamesHistory')
