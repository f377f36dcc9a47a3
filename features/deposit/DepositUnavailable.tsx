import { Button, EmptyState, ErrorState, Skeleton, Stack } from '@casino/design-system'
import { usePageContext } from '../content/PageContext.tsx'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate, formatSoon } from '../format/date.ts'
import { formatKrShort, type Ore } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'
import type { DepositEligibility } from './eligibility.ts'

interface DepositUnavailableProps {
  eligibility: Exclude<DepositEligibility, { type: 'open' }>
  min: Ore
  onRetry(): void
}

/** Reason that a deposit cannot start, with the action that resolves it. */
export function DepositUnavailable({ eligibility, min, onRetry }: DepositUnavailableProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { now } = usePageContext()
  const limitsButton = (text: string) => <Button {...button('onward', { children: text })} href={paths.limitations} />
  switch (eligibility.type) {
    case 'loading':
      return (
        <Stack gap={6}>
          <Skeleton shape="text" width="30%" />
          <Skeleton shape="block" height={52} />
          <Skeleton shape="block" height={44} width="70%" />
          <Skeleton shape="block" height={54} />
        </Stack>
      )
    case 'failed': {
      const kind = eligibility.code === 'ERR_NETWORK' ? 'offline' : 'load_failed'
      return (
        <ErrorState
          title={t(`deposit.${kind}_title`)}
          action={<Button {...button('retry', { text: 'deposit.try_again' })} variant="secondary" onClick={onRetry} />}
        >
          {t(`deposit.${kind}_text`)}
          {eligibility.reference && ` ${t('deposit.reference', { reference: eligibility.reference })}`}
        </ErrorState>
      )
    }
    case 'paused':
      return (
        <EmptyState
          art="moon"
          title={t('deposit.paused_title')}
          action={<Button {...button('onward', { text: 'deposit.see_pause' })} href={paths.pause} />}
        >
          {t('deposit.paused_until', { date: formatLongDate(eligibility.until) })}
        </EmptyState>
      )
    case 'no-method':
      return (
        <EmptyState art="coins" title={t('deposit.no_method_title')}>
          {t('deposit.no_method_text')}
        </EmptyState>
      )
    case 'limits-missing':
      return (
        <EmptyState art="coins" title={t('deposit.limits_missing_title')} action={limitsButton(t('deposit.set_limits'))}>
          {t('deposit.limits_missing_text')}
        </EmptyState>
      )
    case 'limit-too-low':
      return (
        <EmptyState art="coins" title={t('deposit.limit_too_low_title')} action={limitsButton(t('deposit.see_limits'))}>
          {t('deposit.limit_too_low_text', {
            limit: t(`deposit.limit_${eligibility.period}`),
            amount: formatKrShort(eligibility.amount),
            min: formatKrShort(min),
          })}
        </EmptyState>
      )
    case 'limit-reached':
      return (
        <EmptyState art="coins" title={t('deposit.limit_reached_title')} action={limitsButton(t('deposit.see_limits'))}>
          {t('deposit.limit_reached_text', {
            left: formatKrShort(eligibility.limit.left),
            limit: t(`deposit.limit_${eligibility.limit.period}`),
            min: formatKrShort(min),
          })}{' '}
          {eligibility.availableAt === null
            ? t('deposit.limit_reached_later')
            : t('deposit.limit_reached_until', { date: formatSoon(eligibility.availableAt, now) })}
        </EmptyState>
      )
  }
}
