import { toLoadable } from '../../api/Loadable.ts'
import { useLatestTransfersQuery } from '../queries.ts'
import { type TransferHistory, transferHistoryQuery } from './transferHistory.ts'

/** The player's latest deposits and withdrawals. No request is sent while `enabled` is false. */
export const useTransferHistory = (enabled: boolean): TransferHistory =>
  toLoadable(useLatestTransfersQuery(enabled ? transferHistoryQuery : null), ({ transfers }) => transfers)
