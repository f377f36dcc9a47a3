import type { Transfer } from '../../api/entities/transfer.ts'
import type { Loadable } from '../../api/Loadable.ts'
import type { Translate } from '../../content/useTranslations.tsx'
import { maskBefore } from '../../format/cardNumber.ts'

/** Number of transfers that the deposit loads: the listed ones, and among them the one of its receipt. */
export const transferHistoryQuery = { body: { skip: 0, limit: 5 } }

/** Load state of the player's latest deposits and withdrawals, newest first. */
export type TransferHistory = Loadable<readonly Transfer[], unknown>

/** The transfer of a payment; null when it is not among the latest ones, and while they load. */
export const transferOf = (history: TransferHistory, depositLogId: string): Transfer | null =>
  (history.type === 'ready' && history.value.find(({ type, externalId }) => type === 'deposit' && externalId === depositLogId)) || null

/** What a transfer was paid with, or paid to: `VISA •••• 1111`, `MobilePay •••• 5678`, `NemKonto`. */
export function transferMethod(t: Translate, { orderSubType, message }: Pick<Transfer, 'orderSubType' | 'message'>): string {
  const lastDigits = /\d{4}$/.exec(message)?.[0]
  return lastDigits ? t('deposit.card_name', { brand: orderSubType.name, masked: maskBefore(lastDigits) }) : orderSubType.name
}
