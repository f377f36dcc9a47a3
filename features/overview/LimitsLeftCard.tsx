import { Card, DescriptionList, Link, Skeleton, Text } from '@casino/design-system'
import type { DepositLimits } from '../api/entities/limits.ts'
import type { Loadable } from '../api/Loadable.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatSoon } from '../format/date.ts'
import { formatKrShort } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'
import { limitsLeft } from './model.ts'

interface LimitsLeftCardProps {
  limits: Loadable<DepositLimits, unknown>
}

/** What is left of the player's deposit limits. */
export function LimitsLeftCard({ limits }: LimitsLeftCardProps) {
  const t = useTranslations()
  return (
    <Card
      title={t('overview.limits')}
      headingLevel={2}
      footer={
        <Link standalone href={paths.limitations}>
          {t('overview.to_limits')}
        </Link>
      }
    >
      {limits.type === 'loading' && <Skeleton shape="block" height={96} />}
      {limits.type === 'failed' && <Text tone="muted">{t('overview.limits_failed')}</Text>}
      {limits.type === 'ready' && <LimitList limits={limits.value} />}
    </Card>
  )
}

interface LimitListProps {
  limits: DepositLimits
}

function LimitList({ limits }: LimitListProps) {
  const { now } = usePageContext()
  const t = useTranslations()
  const set = limitsLeft(limits)
  if (set.length === 0) return <Text tone="muted">{t('overview.no_limits')}</Text>
  const items = set.map(({ period, limit, left, availableAt }) => ({
    term: t(`overview.limit_${period}`),
    detail:
      availableAt === null
        ? t('overview.limit_left', { left: formatKrShort(left), limit: formatKrShort(limit) })
        : t('overview.limit_full', { date: formatSoon(availableAt, now) }),
  }))
  return <DescriptionList items={items} />
}
