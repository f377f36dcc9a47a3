import { paths } from '../content/paths.ts'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { PaymentReturnPage } from './PaymentReturnPage.tsx'
import { TabCloseCountdown } from './TabCloseCountdown.tsx'

/** `/MobilePayQuick?txId=…`: return page of a quick deposit, in a tab of its own that closes after the receipt. */
export function QuickPaymentReturnPage() {
  const { quickReceiptSeconds } = useSystemConfig('quickReceiptSeconds')
  // a browser closes only a tab that a script has opened; any other stays, and says that it can be closed
  const countdown = <TabCloseCountdown seconds={quickReceiptSeconds} onClose={() => window.close()} />
  return <PaymentReturnPage path={paths.mobilePayQuickReturn} idParam="txId" receiptFooter={countdown} />
}
