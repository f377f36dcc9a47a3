import {
  Alert,
  Button,
  Card,
  DescriptionList,
  ErrorState,
  FormLayout,
  Heading,
  Stack,
  Stat,
  StatSkeleton,
  Text,
} from '@casino/design-system'
import type { Loadable } from '../api/Loadable.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKrShort } from '../format/money.ts'
import { HelpLinks } from '../session/HelpLinks.tsx'
import type { WithdrawalStatus } from './calls.ts'
import { EarlierWithdrawals } from './EarlierWithdrawals.tsx'
import { isUnderWay } from './model.ts'
import { WithdrawalFormSkeleton } from './WithdrawalFormSkeleton.tsx'
import { WithdrawalPanel, type WithdrawalPanelProps } from './WithdrawalPanel.tsx'
import { WithdrawalTracker } from './WithdrawalTracker.tsx'

interface WithdrawalScreenProps extends Omit<WithdrawalPanelProps, 'status'> {
  data: Loadable<WithdrawalStatus>
  /** The player is in ROFUS: only this page and the histories are open. */
  withdrawalOnly?: boolean
  /** Danish message of a failed redirect to the identity provider. */
  stepUpError: string | null
  onRetry(): void
}

/** Screen of `/min-konto/udbetal`: what can be withdrawn, the withdrawal, those under way and earlier ones. */
export function WithdrawalScreen(props: WithdrawalScreenProps) {
  const { data, stepUpError, rules, onRetry, withdrawalOnly = false } = props
  const t = useTranslations()
  const button = useButtonProps()
  if (data.type === 'failed') {
    return (
      <Stack gap={6}>
        <Title />
        <ErrorState
          title={t('payout.load_failed_title')}
          action={<Button {...button('retry', { text: 'payout.retry' })} variant="secondary" onClick={onRetry} />}
        >
          {data.message} {t('payout.load_failed_text')}
          {data.reference && ` ${t('payout.reference', { reference: data.reference })}`}
        </ErrorState>
      </Stack>
    )
  }
  const status = data.type === 'ready' ? data.value : null
  const withdrawals = status?.withdrawals ?? []
  const underWay = withdrawals.filter((withdrawal) => isUnderWay(withdrawal, rules.now))
  const earlier = withdrawals.filter((withdrawal) => !isUnderWay(withdrawal, rules.now))
  return (
    <Stack gap={10}>
      <Stack gap={6}>
        <Title />
        {withdrawalOnly && (
          <Alert tone="info" title={t('payout.rofus_title')}>
            {t('payout.rofus_text')}
          </Alert>
        )}
        {stepUpError && (
          <Alert tone="danger" live>
            {stepUpError}
          </Alert>
        )}
        <FormLayout aside={<Withdrawable status={status} />}>
          {status ? <WithdrawalPanel {...props} status={status} /> : <WithdrawalFormSkeleton />}
        </FormLayout>
      </Stack>
      {underWay.length > 0 && (
        <Stack gap={4} as="section">
          <Heading level={2} size={22}>
            {t('payout.under_way')}
          </Heading>
          {underWay.map((withdrawal) => (
            <WithdrawalTracker key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </Stack>
      )}
      {earlier.length > 0 && (
        <Stack gap={4} as="section">
          <Heading level={2} size={22}>
            {t('payout.earlier')}
          </Heading>
          <EarlierWithdrawals withdrawals={earlier} />
        </Stack>
      )}
      {withdrawalOnly && (
        <Stack gap={4} as="section">
          <Heading level={2} size={22}>
            {t('payout.rofus_help')}
          </Heading>
          <HelpLinks reader="excluded" />
        </Stack>
      )}
    </Stack>
  )
}

function Title() {
  const t = useTranslations()
  return (
    <Heading level={1} size={36}>
      {t('payout.title')}
    </Heading>
  )
}

interface WithdrawableProps {
  status: WithdrawalStatus | null
}

/** What can be withdrawn, and what not and why. */
function Withdrawable({ status }: WithdrawableProps) {
  const t = useTranslations()
  if (!status) return <StatSkeleton />
  return (
    <Card>
      <Stack gap={4}>
        <Stat label={t('payout.withdrawable')} value={formatKrShort(status.withdrawable)} />
        {status.bonus > 0 && (
          <Stack gap={2}>
            <DescriptionList items={[{ term: t('payout.bonus'), detail: formatKrShort(status.bonus) }]} />
            <Text size={14} tone="muted">
              {t('payout.bonus_why')}
            </Text>
          </Stack>
        )}
        {status.depositBonus && (
          <Text size={14}>
            {t('payout.bonus_keep', {
              name: status.depositBonus.name,
              deposit: formatKrShort(status.depositBonus.requiredDeposit),
            })}
          </Text>
        )}
        <Text size={14} tone="muted">
          {t('payout.nemkonto')}
        </Text>
      </Stack>
    </Card>
  )
}
