import { Card, Grid, Skeleton, Stack, Tabs, Text } from '@casino/design-system'
import { type LimitPeriod, limitPeriods } from '../api/entities/limitPeriod.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { LimitCard } from './LimitCard.tsx'
import { findOverruledLimits, isSameLimit, type LimitId, type LimitKind, limitKinds, type PeriodLimit } from './model.ts'
import { OverruledNotice } from './OverruledNotice.tsx'

const limitColumns = { xs: 1, md: 2 } as const

interface LimitTabsProps {
  /** Of every kind and period, in display order. */
  limits: readonly PeriodLimit[]
  /** The overruled deposit limits are being lowered. */
  aligning: boolean
  /** The limit whose pending change is being cancelled. */
  cancelling: LimitId | null
  onEdit(limit: LimitId): void
  onCancelRaise(limit: PeriodLimit): void
  onAlign(amounts: Partial<Record<LimitPeriod, number>>): void
}

/** The limits, one tab a kind: deposits first, which the law asks for. */
export function LimitTabs({ limits, ...props }: LimitTabsProps) {
  const t = useTranslations()
  return (
    <Tabs
      label={t('limitations.tabs')}
      tabs={limitKinds.map((kind) => ({
        id: kind,
        label: t(`limitations.tab_${kind}`),
        content: <KindPanel {...props} kind={kind} limits={limits.filter((limit) => limit.kind === kind)} />,
      }))}
    />
  )
}

interface KindPanelProps extends LimitTabsProps {
  kind: LimitKind
}

function KindPanel({ kind, limits, aligning, cancelling, onEdit, onCancelRaise, onAlign }: KindPanelProps) {
  const t = useTranslations()
  // a raise that is on its way can change which limit counts; each limit on the play is changed by itself
  const canAlign = kind === 'deposit' && !limits.some(({ pending }) => pending)
  const found = findOverruledLimits(limits.map(({ period, current }) => ({ period, amount: current })))
  return (
    <Stack gap={4}>
      <Text tone="muted">{t(`limitations.intro_${kind}`)}</Text>
      {found && <OverruledNotice found={found} busy={aligning} onAlign={canAlign ? onAlign : undefined} />}
      <Grid gap={4} columns={limitColumns}>
        {limits.map((limit) => (
          <LimitCard
            key={limit.period}
            limit={limit}
            ruling={limit.period === found?.ruling.period}
            cancelling={isSameLimit(cancelling, limit)}
            onChange={() => onEdit({ kind, period: limit.period })}
            onCancelRaise={() => onCancelRaise(limit)}
          />
        ))}
      </Grid>
    </Stack>
  )
}

/** Skeleton with the layout of the first tab, to avoid layout shift. */
export function LimitsSkeleton() {
  const t = useTranslations()
  return (
    <section aria-busy="true" aria-label={t('limitations.loading')}>
      <Stack gap={4}>
        <Skeleton shape="block" height={44} />
        <Skeleton shape="text" width="60%" />
        <Grid gap={4} columns={limitColumns}>
          {limitPeriods.map((period) => (
            <Card
              key={period}
              title={t(`limitations.${period}`)}
              headingLevel={2}
              footer={<Skeleton shape="block" width={124} height={44} />}
            >
              <Stack gap={3}>
                <Skeleton shape="title" />
                <Skeleton shape="text" />
                <Skeleton shape="text" width="60%" />
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </section>
  )
}
