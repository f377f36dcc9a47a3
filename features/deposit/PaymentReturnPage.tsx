import { Container } from '@casino/design-system/components/Container'
import { Link } from '@casino/design-system/components/Link'
import { Stack } from '@casino/design-system/components/Stack'
import { useSearch } from 'wouter'
import { usePageContext } from '../config/PageContext.tsx'
import { useTexts } from '../config/useTexts.tsx'
import type { Ore } from '../format/money.ts'
import type { sessionCalls } from '../session/calls.ts'
import { paths } from '../session/paths.ts'
import { createUseCall } from '../session/useCall.ts'
import { OutcomeView } from './OutcomeView.tsx'
import type { Outcome } from './outcome.ts'
import { useOutcome } from './useOutcome.ts'

const useSession = createUseCall<typeof sessionCalls>('session')

/**
 * `/extpayment?depositLogId=…`: where the bank's page sends the player back to, perhaps in a new tab. It needs nothing of the page that
 * the payment started on.
 */
export function PaymentReturnPage() {
  const { site } = usePageContext()
  const depositLogId = new URLSearchParams(useSearch()).get('depositLogId')?.slice(0, 64) || null
  const { outcome, refreshed, again } = useOutcome(depositLogId, true)
  const summary = useSession('summary', refreshed && outcome.name === 'approved' ? {} : null)
  return (
    <PaymentReturnScreen
      outcome={outcome}
      balance={summary.data?.TotalBalance ?? null}
      supportEmail={site.supportEmail}
      here={depositLogId ? `${paths.paymentReturn}?${new URLSearchParams({ depositLogId })}` : paths.paymentReturn}
      onAgain={again}
    />
  )
}

interface PaymentReturnScreenProps {
  readonly outcome: Outcome
  /** null while it is asked for. */
  readonly balance: Ore | null
  readonly supportEmail: string
  readonly here: string
  onAgain(): void
}

/** The result alone: the header is hidden on this route, so the way home stands below. */
export function PaymentReturnScreen(props: PaymentReturnScreenProps) {
  const t = useTexts()
  return (
    <Container width="form">
      <Stack gap={10}>
        <OutcomeView
          {...props}
          level={1}
          focused={props.outcome.name !== 'waiting'}
          otherCard={null}
          otherAmount={{ href: paths.deposit }}
        />
        <Link href={paths.home} tone="muted">
          {t('deposit.to_home')}
        </Link>
      </Stack>
    </Container>
  )
}
