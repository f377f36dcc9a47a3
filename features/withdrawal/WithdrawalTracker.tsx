import { Card, Stack, Stepper, Text } from '@casino/design-system'
import { CopyableId } from '../content/CopyableId.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime, formatDay } from '../format/date.ts'
import { formatKr } from '../format/money.ts'
import type { Withdrawal } from './calls.ts'
import { trackerSteps, waitingStep } from './model.ts'

interface WithdrawalTrackerProps {
  withdrawal: Withdrawal
}

/** A withdrawal under way: how far it is, and the bank day by which it is expected (RULES, *Player protection*). There is nothing to take back. */
export function WithdrawalTracker({ withdrawal }: WithdrawalTrackerProps) {
  const t = useTranslations()
  const amount = formatKr(withdrawal.amount)
  return (
    <Card title={t('payout.tracker_title', { amount })} headingLevel={3}>
      <Stack gap={4}>
        <Stepper
          label={t('payout.tracker_label', { amount })}
          steps={trackerSteps.map((step) => t(`payout.step_${step}`))}
          current={waitingStep(withdrawal)}
          stackOnPhones
        />
        {withdrawal.expectedOn !== null && <Text>{t('payout.expected', { date: formatDay(withdrawal.expectedOn) })}</Text>}
        <Text size={14} tone="muted">
          {t('payout.requested_at', { time: formatDateTime(withdrawal.requestedAt) })}
        </Text>
        <Text size={14} tone="muted" as="div">
          {t('payout.column_id')}: <CopyableId id={withdrawal.id} name="payout.column_id" />
        </Text>
      </Stack>
    </Card>
  )
}
