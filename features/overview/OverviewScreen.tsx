import {
  Amount,
  Button,
  Card,
  DescriptionList,
  ErrorState,
  Grid,
  Heading,
  ProgressBar,
  Skeleton,
  Stack,
  Stat,
  StatSkeleton,
  Text,
} from '@casino/design-system'
import type { DepositLimits } from '../api/entities/limits.ts'
import type { Transfer } from '../api/entities/transfer.ts'
import type { Loadable } from '../api/Loadable.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import { formatKr } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { AccountSummary, BetwinSummary } from '../session/calls.ts'
import { LatestPaymentsCard } from './LatestPaymentsCard.tsx'
import { LimitsLeftCard } from './LimitsLeftCard.tsx'
import { type BonusProgress, bonusProgress, type SumsProblem } from './model.ts'
import { PlaySumsCard } from './PlaySumsCard.tsx'
import { ResultsCard, type ResultsCardProps } from './ResultsCard.tsx'

interface OverviewScreenProps {
  data: Loadable<AccountSummary>
  limits: Loadable<DepositLimits, unknown>
  sums: Loadable<BetwinSummary, { problem: SumsProblem }>
  payments: Loadable<readonly Transfer[], unknown>
  results: ResultsCardProps
  /** When the active bonus expires, UTC ms; null while unknown. */
  bonusExpiresAt: number | null
  /** The player holds a pause: nothing leads to a deposit. */
  paused: boolean
  onRetry(): void
}

const columns = { xs: 1, md: 2 } as const

/**
 * Screen of `/min-konto/oversigt`: balances, then on smaller screens the list of the account's pages. Below them what is left of the limits,
 * the latest payments, bonus progress, play since the login and results per day.
 */
export function OverviewScreen({ data, limits, sums, payments, results, bonusExpiresAt, paused, onRetry }: OverviewScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const failed = data.type === 'failed'
  const summary = data.type === 'ready' ? data.value : null
  const progress = summary && bonusProgress(summary)
  // a player without a bonus has its room for the play since the login
  const showsBonus = !failed && (summary === null || progress !== null)
  return (
    <AccountLayout
      current="overview"
      rest={
        <Stack gap={4}>
          <Grid gap={4} columns={columns}>
            <LimitsLeftCard limits={limits} />
            <LatestPaymentsCard payments={payments} />
          </Grid>
          <Grid gap={4} columns={showsBonus ? columns : { xs: 1 }}>
            {showsBonus && <BonusCard progress={progress} expiresAt={bonusExpiresAt} paused={paused} />}
            <PlaySumsCard sums={sums} />
          </Grid>
          <ResultsCard {...results} />
        </Stack>
      }
    >
      <Heading level={1} size={36}>
        {t('overview.title')}
      </Heading>
      {failed ? (
        <ErrorState
          title={t('overview.load_failed_title')}
          action={<Button {...button('retry', { text: 'overview.retry' })} variant="secondary" onClick={onRetry} />}
        >
          {data.message} {t('overview.load_failed_text')}
          {data.reference && ` ${t('overview.reference', { reference: data.reference })}`}
        </ErrorState>
      ) : (
        <BalancesCard summary={summary} paused={paused} />
      )}
    </AccountLayout>
  )
}

interface BalancesCardProps {
  summary: AccountSummary | null
  paused: boolean
}

function BalancesCard({ summary, paused }: BalancesCardProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Card
      title={t('overview.balance')}
      headingLevel={2}
      footer={
        <>
          {!paused && <Button {...button('onward', { text: 'overview.to_deposit' })} href={paths.deposit} />}
          <Button
            {...button('onward', { text: 'overview.to_withdrawal' })}
            href={paths.withdraw}
            variant={paused ? 'primary' : 'secondary'}
          />
        </>
      }
    >
      {summary ? (
        <Grid gap={4} columns={columns}>
          <Stat label={t('overview.total')} value={formatKr(summary.TotalBalance)} size={36} />
          <DescriptionList
            items={[
              { term: t('overview.cash'), detail: formatKr(summary.Balance) },
              { term: t('overview.bonus_balance'), detail: formatKr(summary.BonusBalance) },
              { term: t('overview.withdrawable'), detail: formatKr(summary.WithdrawableBalance) },
            ]}
          />
        </Grid>
      ) : (
        <BalancesSkeleton />
      )}
    </Card>
  )
}

interface BonusCardProps {
  /** Null while it loads. */
  progress: BonusProgress | null
  expiresAt: number | null
  paused: boolean
}

function BonusCard({ progress, expiresAt, paused }: BonusCardProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Card
      title={t('overview.bonus')}
      headingLevel={2}
      {...(progress &&
        progress.spins > 0 &&
        !paused && { footer: <Button {...button('onward', { text: 'btn.use_spins' })} href={paths.slots} /> })}
    >
      {progress ? <WageringProgress progress={progress} expiresAt={expiresAt} /> : <CardSkeleton />}
    </Card>
  )
}

interface WageringProgressProps {
  progress: BonusProgress
  expiresAt: number | null
}

function WageringProgress({ progress: { fraction, requirement, left, spins }, expiresAt }: WageringProgressProps) {
  const t = useTranslations()
  const percent = t('overview.wagered_share', { percent: Math.floor(fraction * 100) })
  return (
    <Stack gap={4}>
      {spins > 0 && <Amount value={t('overview.spins_left', { spins })} size={28} />}
      {requirement > 0 && (
        <>
          <ProgressBar value={fraction} label={t('overview.wagered')} valueText={percent} />
          <DescriptionList
            items={[
              { term: t('overview.wagered'), detail: percent },
              { term: t('overview.wager_requirement'), detail: formatKr(requirement) },
              { term: t('overview.wager_left'), detail: formatKr(left) },
            ]}
          />
        </>
      )}
      {expiresAt !== null && <Text>{t('overview.bonus_expires', { time: formatDateTime(expiresAt) })}</Text>}
      <Text size={14} tone="muted">
        {t('overview.bonus_note')}
      </Text>
    </Stack>
  )
}

/** In the shape of the balances. */
function BalancesSkeleton() {
  return (
    <Grid gap={4} columns={columns}>
      <StatSkeleton />
      <Stack gap={3}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </Stack>
    </Grid>
  )
}

function CardSkeleton() {
  return (
    <Stack gap={4}>
      <StatSkeleton />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" width="60%" />
    </Stack>
  )
}
