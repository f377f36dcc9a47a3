import { Amount, Badge, Button, Card, Inline, ProgressBar, Stack, Surface, Text } from '@casino/design-system'
import { usePageContext } from '../content/PageContext.tsx'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate, formatSoon } from '../format/date.ts'
import { useFocusWhenGone } from '../forms/useFocusWhenGone.ts'
import { formatLimit, type PeriodLimit } from './model.ts'

interface LimitCardProps {
  limit: PeriodLimit
  /** The notice above the cards has a button that lowers others to this limit. */
  ruling: boolean
  /** The cancellation of this period's raise is in flight. */
  cancelling: boolean
  onChange(): void
  onCancelRaise(): void
}

/** Card of one limit: current limit, used and remaining amount, and a pending raise or removal with its date. */
export function LimitCard({ limit, ruling, cancelling, onChange, onCancelRaise }: LimitCardProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { now } = usePageContext()
  const { kind, period, current, used, left, pending, availableAt } = limit
  const format = (value: number) => formatLimit(kind, value)
  const periodName = t(`limitations.period_${period}`)
  const changeButton = useFocusWhenGone<HTMLButtonElement & HTMLAnchorElement>(pending !== null || ruling)
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
            ref={changeButton}
            onClick={onChange}
            aria-label={t(hasLimit ? 'limitations.change_label' : 'limitations.set_label', { period: periodName })}
          />
          {pending && (
            <Button
              {...button('raiseCancel', { loading: cancelling })}
              variant="ghost"
              onClick={onCancelRaise}
              // while it is loading, its text is the loading text, which a name must contain
              {...(!cancelling && { 'aria-label': t('limitations.pending_cancel_label', { period: periodName }) })}
            />
          )}
        </>
      }
    >
      <Stack gap={3}>
        {hasLimit ? <Amount value={format(current)} size={28} /> : <Text tone="muted">{t('limitations.no_limit')}</Text>}
        {hasLimit && used !== null && left !== null && (
          <>
            <ProgressBar
              usage
              value={limit.usedShare}
              label={t(`limitations.progress_${period}`)}
              valueText={t('limitations.progress_value', { used: format(used), current: format(current) })}
            />
            <Inline gap={1} justify="between">
              <Text size={14} tone="muted" tabular as="span">
                {t(`limitations.used_${kind}`, { amount: format(used) })}
              </Text>
              <Text size={14} tone="muted" tabular as="span">
                {t('limitations.left', { amount: format(left) })}
              </Text>
            </Inline>
          </>
        )}
        {availableAt !== null && <Text>{t('limitations.available', { date: formatSoon(availableAt, now) })}</Text>}
        {pending && (
          <Surface level="sunken" padding={3} radius="sm">
            <Stack gap={1} align="start">
              <Badge tone="warning">{t('limitations.pending_badge')}</Badge>
              <Text size={14}>
                {pending.amount === null
                  ? t('limitations.pending_removal', { date: formatLongDate(pending.effectiveAt) })
                  : t('limitations.pending', { amount: format(pending.amount), date: formatLongDate(pending.effectiveAt) })}
              </Text>
            </Stack>
          </Surface>
        )}
      </Stack>
    </Card>
  )
}
