import { Card, DescriptionList, Link, Skeleton, Stack, Text } from '@casino/design-system'
import type { Loadable } from '../api/Loadable.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatTime } from '../format/date.ts'
import { formatKnownKr, formatKrSigned, ore } from '../format/money.ts'
import { loginPath, paths } from '../navigation/paths.ts'
import type { BetwinSummary } from '../session/calls.ts'
import type { SumsProblem } from './model.ts'

interface PlaySumsCardProps {
  sums: Loadable<BetwinSummary, { problem: SumsProblem }>
}

/** Stakes, wins and net result since the login, or why they are missing. A loss looks like a win. */
export function PlaySumsCard({ sums }: PlaySumsCardProps) {
  const t = useTranslations()
  const { staked, won } = sums.type === 'ready' ? sums.value : { staked: null, won: null }
  return (
    <Card title={t('overview.play')} headingLevel={2}>
      {sums.type === 'loading' && <Skeleton shape="block" height={96} />}
      {sums.type === 'failed' && (
        <Stack gap={2}>
          <Text tone="muted">{t(`overview.play_${sums.problem}`)}</Text>
          {sums.problem === 'no_session' && (
            <Link standalone href={loginPath({ redirect: paths.overview, reason: 'expired' })}>
              {t('overview.to_login')}
            </Link>
          )}
        </Stack>
      )}
      {sums.type === 'ready' && (
        <Stack gap={3}>
          <Text size={14} tone="muted">
            {t('overview.play_since', { time: formatTime(sums.value.since) })}
          </Text>
          <DescriptionList
            items={[
              { term: t('overview.staked'), detail: formatKnownKr(staked) },
              { term: t('overview.won'), detail: formatKnownKr(won) },
              {
                term: t('overview.net'),
                detail: staked === null || won === null ? formatKnownKr(null) : formatKrSigned(ore(won - staked)),
              },
            ]}
          />
        </Stack>
      )}
    </Card>
  )
}
