import { useLatestTransfersQuery } from '../queries.ts'
import { type TransferHistory, transferHistoryQuery } from './transferHistory.ts'

/** The player's latest deposits and withdrawals. No request is sent while `enabled` is false. */
export function useTransferHistory(enabled: boolean): TransferHistory {
  const { data, error } = useLatestTransfersQuery(enabled ? transferHistoryQuery : null)
  if (data) return { type: 'known', transfers: data.transfers }
  return { type: error ? 'failed' : 'loading' }
}
