import { createQueryHook } from '../../api/createQueryHook.ts'
import type { depositCalls } from '../calls.ts'
import { type TransferHistory, transferHistoryQuery } from './transferHistory.ts'

const useDepositQuery = createQueryHook<typeof depositCalls>('deposit')

/** The player's latest deposits and withdrawals. No request is sent while `enabled` is false. */
export function useTransferHistory(enabled: boolean): TransferHistory {
  const { data, error } = useDepositQuery('transfers', enabled ? transferHistoryQuery : null)
  if (data) return { type: 'known', transfers: data.transfers }
  return { type: error ? 'failed' : 'loading' }
}
