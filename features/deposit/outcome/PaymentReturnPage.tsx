import { Logo, PageBody, Stack } from '@casino/design-system'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageContext } from '../../content/PageContext.tsx'
import { useSystemConfig } from '../../content/useSystemConfig.ts'
import { paths } from '../../navigation/paths.ts'
import { useRawSearch, withSearch } from '../../navigation/useSearchState.ts'
import { useAccountSummary } from '../../session/queries.ts'
import { announceReturn, bankWindowName } from '../card/challengeWindow.ts'
import { useTransferHistory } from '../history/useTransferHistory.ts'
import { TabCloseCountdown } from '../quick/TabCloseCountdown.tsx'
import { OutcomeView, type OutcomeViewProps } from './OutcomeView.tsx'
import { useDepositOutcome } from './useDepositOutcome.ts'

interface PaymentReturnPageProps {
  path: typeof paths.paymentReturn | typeof paths.mobilePayReturn | typeof paths.mobilePayQuickReturn
  /** Query parameter that names the payment. */
  idParam: 'depositLogId' | 'txId'
  /** Whether this tab was opened for the payment alone, so that the receipt closes it. */
  closes: boolean
}

/**
 * `/extpayment?depositLogId=…` and `/MobilePay?txId=…`: target of the redirect from the page of a bank or of MobilePay, possibly in a new
 * tab, so it depends on no client state of the deposit page. In the frame of the deposit page it only says that the bank has returned.
 */
export function PaymentReturnPage({ path, idParam, closes }: PaymentReturnPageProps) {
  const { site } = usePageContext()
  const depositLogId = new URLSearchParams(useRawSearch()).get(idParam)?.slice(0, 64) || null
  const tab = useReturnTab()
  const { outcome, refreshed, again, cancelPayment } = useDepositOutcome(depositLogId, tab !== null && tab !== 'frame')
  const { quickReceiptSeconds } = useSystemConfig('quickReceiptSeconds')
  const history = useTransferHistory(refreshed && outcome.type === 'approved')
  const summary = useAccountSummary(refreshed && outcome.type === 'approved')
  return (
    <PaymentReturnScreen
      outcome={outcome}
      balance={summary.data?.TotalBalance ?? null}
      history={history}
      siteName={site.name}
      supportEmail={site.supportEmail}
      currentPath={withSearch(path, new URLSearchParams(depositLogId ? { [idParam]: depositLogId } : {}).toString())}
      onRetry={again}
      cancelPayment={cancelPayment}
      receiptFooter={
        // a browser closes only a tab that a script has opened; any other stays, and says that it can be closed
        (closes || tab === 'bankWindow') && <TabCloseCountdown seconds={quickReceiptSeconds} onClose={() => window.close()} />
      }
    />
  )
}

/** What this page is open in, known after hydration; tells the page that has opened it that the bank has returned. */
function useReturnTab(): 'frame' | 'bankWindow' | 'tab' | null {
  const [tab, setTab] = useState<ReturnType<typeof useReturnTab>>(null)
  useEffect(() => {
    const framed = announceReturn()
    setTab(framed ? 'frame' : window.name === bankWindowName ? 'bankWindow' : 'tab')
  }, [])
  return tab
}

interface PaymentReturnScreenProps
  extends Pick<OutcomeViewProps, 'outcome' | 'balance' | 'history' | 'supportEmail' | 'currentPath' | 'onRetry' | 'cancelPayment'> {
  siteName: string
  receiptFooter?: ReactNode
}

/** The payment outcome only. The header is hidden on this route, so the screen renders a logo that links to the start page. */
export function PaymentReturnScreen({ siteName, receiptFooter, ...props }: PaymentReturnScreenProps) {
  return (
    <PageBody width="form">
      <Stack gap={10}>
        <Logo name={siteName} href={paths.home} />
        <OutcomeView
          {...props}
          level={1}
          focused={props.outcome.type !== 'waiting'}
          onOpenBank={null}
          otherMethod={null}
          otherAmount={{ href: paths.deposit }}
        />
        {props.outcome.type === 'approved' && receiptFooter}
      </Stack>
    </PageBody>
  )
}
