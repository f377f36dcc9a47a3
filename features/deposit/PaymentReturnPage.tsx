import { Logo } from '@casino/design-system/components/Logo'
import { Stack } from '@casino/design-system/components/Stack'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { useSearch } from 'wouter'
import { usePageContext } from '../config/PageContext.tsx'
import type { Ore } from '../format/money.ts'
import type { sessionCalls } from '../session/calls.ts'
import { paths } from '../session/paths.ts'
import { createUseCall } from '../session/useCall.ts'
import { OutcomeView } from './OutcomeView.tsx'
import type { Outcome } from './outcome.ts'
import { useOutcome } from './useOutcome.ts'

const useSession = createUseCall<typeof sessionCalls>('session')

/**
 * `/extpayment?depositLogId=…`: target of the redirect from the bank's page, possibly in a new tab, so it depends on no client state of
 * the deposit page.
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
      siteName={site.name}
      supportEmail={site.supportEmail}
      here={depositLogId ? `${paths.paymentReturn}?${new URLSearchParams({ depositLogId })}` : paths.paymentReturn}
      onAgain={again}
    />
  )
}

interface PaymentReturnScreenProps {
  readonly outcome: Outcome
  /** null while it loads. */
  readonly balance: Ore | null
  readonly siteName: string
  readonly supportEmail: string
  readonly here: string
  onAgain(): void
}

/** The payment outcome only. The header is hidden on this route, so the screen renders a logo that links to the start page. */
export function PaymentReturnScreen({ siteName, ...props }: PaymentReturnScreenProps) {
  return (
    <PageBody width="form">
      <Stack gap={10}>
        <Logo name={siteName} href={paths.home} />
        <OutcomeView
          {...props}
          level={1}
          focused={props.outcome.name !== 'waiting'}
          otherCard={null}
          otherAmount={{ href: paths.deposit }}
        />
      </Stack>
    </PageBody>
  )
}
