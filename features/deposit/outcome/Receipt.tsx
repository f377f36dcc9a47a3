import { Alert, Button, DescriptionList, Stack, Surface, Text } from '@casino/design-system'
import { movementId } from '../../api/entities/movementId.ts'
import { CopyableId } from '../../content/CopyableId.tsx'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatDateTime } from '../../format/date.ts'
import { formatKr, type Ore } from '../../format/money.ts'
import { paths } from '../../navigation/paths.ts'
import { type TransferHistory, transferMethod, transferOf } from '../history/transferHistory.ts'
import type { DepositOutcome } from './outcome.ts'
import { StatusPanel } from './StatusPanel.tsx'

interface ReceiptProps {
  payment: Extract<DepositOutcome, { type: 'approved' }>
  /** null while it loads. */
  balance: Ore | null
  history: TransferHistory
  level: 1 | 2
  focused: boolean
}

/** Receipt of an approved deposit: amount, method, time and id as on the list of transactions, new balance, and the granted bonus with its terms. */
export function Receipt({ payment, balance, history, level, focused }: ReceiptProps) {
  const t = useTranslations()
  const { amount, bonus, method, depositLogId } = payment
  const transfer = transferOf(history, depositLogId)
  // the history is reloaded together with the balance, and until then may lack this payment
  const transferLoading = history.type === 'loading' || balance === null
  const loading = t('deposit.receipt_loading')
  const button = useButtonProps()
  return (
    <StatusPanel
      title={t('deposit.receipt_title', { amount: formatKr(amount) })}
      level={level}
      focused={focused}
      actions={
        <>
          {bonus && bonus.spins > 0 ? (
            <Button {...button('onward', { text: 'btn.use_spins' })} size="lg" href={paths.slots} />
          ) : (
            <Button {...button('onward', { text: 'deposit.receipt_play' })} size="lg" href={paths.home} />
          )}
          <Button {...button('onward', { text: 'deposit.receipt_history' })} size="lg" variant="secondary" href={paths.transactions} />
        </>
      }
    >
      <Stack gap={5}>
        <Text>{t('deposit.receipt_text')}</Text>
        <Surface level="surface" padding={6} radius="lg" bordered>
          <DescriptionList
            items={[
              { term: t('deposit.receipt_amount'), detail: formatKr(amount) },
              { term: t('deposit.receipt_method'), detail: transfer ? transferMethod(t, transfer) : t(`deposit.method_${method}`) },
              ...(transfer || transferLoading
                ? [
                    { term: t('deposit.receipt_time'), detail: transfer ? formatDateTime(transfer.startDate) : loading },
                    {
                      term: t('deposit.receipt_id'),
                      detail: transfer ? <CopyableId id={movementId(transfer)} name="deposit.receipt_id" /> : loading,
                    },
                  ]
                : []),
              { term: t('deposit.receipt_balance'), detail: balance === null ? loading : formatKr(balance) },
            ]}
          />
        </Surface>
        {bonus && (
          <Alert tone="success" title={bonus.name}>
            <Stack gap={2}>
              <Text>
                {bonus.amount > 0
                  ? t('deposit.receipt_bonus_match', { amount: formatKr(bonus.amount) })
                  : t('deposit.receipt_bonus_spins', { spins: bonus.spins })}
              </Text>
              {bonus.spins > 0 && <Text>{t('deposit.receipt_bonus_where')}</Text>}
              {bonus.essentialTerms && (
                <Text size={14} tone="muted">
                  {bonus.essentialTerms}
                </Text>
              )}
            </Stack>
          </Alert>
        )}
      </Stack>
    </StatusPanel>
  )
}
