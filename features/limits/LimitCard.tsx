import { Amount } from '@casino/design-system/components/Amount'
import { Badge } from '@casino/design-system/components/Badge'
import { Button } from '@casino/design-system/components/Button'
import { Card } from '@casino/design-system/components/Card'
import { Inline } from '@casino/design-system/components/Inline'
import { ProgressBar } from '@casino/design-system/components/ProgressBar'
import { Stack } from '@casino/design-system/components/Stack'
import { Surface } from '@casino/design-system/components/Surface'
import { Text } from '@casino/design-system/components/Text'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate } from '../format/date.ts'
import { formatKr } from '../format/money.ts'
import type { PeriodLimit } from './model.ts'

interface LimitCardProps {
  limit: PeriodLimit
  /** The cancellation of this period's raise is in flight. */
  cancelling: boolean
  onChange(): void
  onCancelRaise(): void
}

/** Card of one period: current limit, used and remaining amount, and a pending raise with its date. */
export function LimitCard({ limit, cancelling, onChange, onCancelRaise }: LimitCardProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { period, current, used, left, pending } = limit
  const periodName = t(`limitations.period_${period}`)
  const hasLimit = current !== null && current > 0
  return (
    <Card
      title={t(`limitations.${period}`)}
      headingLevel={2}
      footer={
        <>
          <Button
            {...button('limitChange', { text: hasLimit ? 'limitations.change' : 'limitations.set' })}
            variant="secondary"
            onClick={onChange}
            aria-label={t(hasLimit ? 'limitations.change_label' : 'limitations.set_label', { period: periodName })}
          />
          {pending && (
            <Button
              {...button('raiseCancel', { loading: cancelling })}
              variant="ghost"
              onClick={onCancelRaise}
              aria-label={t('limitations.pending_cancel_label', { period: periodName })}
            />
          )}
        </>
      }
    >
      <Stack gap={3}>
        {hasLimit ? <Amount value={formatKr(current)} size={28} /> : <Text tone="muted">{t('limitations.no_limit')}</Text>}
        {hasLimit && used !== null && left !== null && (
          <>
            <ProgressBar
              value={limit.usedShare}
              label={t(`limitations.progress_${period}`)}
              valueText={t('limitations.progress_value', { used: formatKr(used), current: formatKr(current) })}
            />
            <Inline gap={1} justify="between">
              <Text size={14} tone="muted" tabular as="span">
                {t('limitations.used', { amount: formatKr(used) })}
              </Text>
              <Text size={14} tone="muted" tabular as="span">
                {t('limitations.left', { amount: formatKr(left) })}
              </Text>
            </Inline>
          </>
        )}
        {pending && (
          <Surface level="sunken" padding={3} radius="sm">
            <Stack gap={1} align="start">
              <Badge tone="warning">{t('limitations.pending_badge')}</Badge>
              <Text size={14}>
                {t('limitations.pending', { amount: formatKr(pending.amount), date: formatLongDate(pending.effectiveAt) })}
              </Text>
            </Stack>
          </Surface>
        )}
      </Stack>
    </Card>
  )
}
