import { Amount, Heading, Inline, Link, Skeleton, Stack, Surface, Text } from '@casino/design-system'
import type { Transfer } from '../../api/entities/transfer.ts'
import { signedAmount } from '../../api/entities/transferAmount.ts'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatDateTime } from '../../format/date.ts'
import { formatKrSigned } from '../../format/money.ts'
import { paths } from '../../navigation/paths.ts'
import { type TransferHistory, transferMethod } from './transferHistory.ts'

interface LatestTransfersProps {
  history: TransferHistory
}

/** "Dine seneste betalinger": the player's deposits and withdrawals, newest first. */
export function LatestTransfers({ history }: LatestTransfersProps) {
  const t = useTranslations()
  return (
    <Surface level="surface" padding={6} radius="lg" bordered as="section">
      <Stack gap={4}>
        <Heading level={2} size={18}>
          {t('deposit.history_title')}
        </Heading>
        {history.type === 'loading' && <Skeleton shape="block" height={120} />}
        {history.type === 'failed' && <Text tone="muted">{t('deposit.history_failed')}</Text>}
        {history.type === 'ready' &&
          (history.value.length > 0 ? (
            <Stack gap={4} as="ul">
              {history.value.map((transfer) => (
                <LatestTransfer key={transfer.id} transfer={transfer} />
              ))}
            </Stack>
          ) : (
            <Text tone="muted">{t('deposit.history_empty')}</Text>
          ))}
        <Link standalone href={paths.transactions}>
          {t('deposit.receipt_history')}
        </Link>
      </Stack>
    </Surface>
  )
}

interface LatestTransferProps {
  transfer: Transfer
}

function LatestTransfer({ transfer }: LatestTransferProps) {
  const t = useTranslations()
  const method = transferMethod(t, transfer)
  return (
    <Stack gap={1} as="li">
      <Inline gap={3} as="span" justify="between" align="baseline" wrap={false}>
        <Text as="span">{method}</Text>
        <Amount value={formatKrSigned(signedAmount(transfer))} size={16} tone={transfer.state === 'reversed' ? 'muted' : 'default'} />
      </Inline>
      <Text as="span" size={14} tone="muted" tabular>
        {transfer.state === 'implemented'
          ? formatDateTime(transfer.startDate)
          : t('deposit.history_state', { date: formatDateTime(transfer.startDate), state: transfer.state })}
      </Text>
    </Stack>
  )
}
