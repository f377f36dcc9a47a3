import { usePageContext } from '../../content/PageContext.tsx'
import { useSystemConfig } from '../../content/useSystemConfig.ts'
import { paths } from '../../navigation/paths.ts'
import { withSearch } from '../../navigation/useSearchState.ts'
import { toDepositSearch } from '../depositUrl.ts'
import { useDepositFlow } from '../useDepositFlow.ts'
import { QuickDepositScreen } from './QuickDepositScreen.tsx'

/** Route component of `/min-konto/hurtig-indbetaling`: a suggested amount by a stored card or MobilePay, without a bonus. */
export function QuickDepositPage() {
  const { site } = usePageContext()
  const { quickReceiptSeconds } = useSystemConfig('quickReceiptSeconds')
  const { location, openMethods, chosenBonusCode, payment, screen, actions } = useDepositFlow('quick', { hasBonusField: false })

  return (
    <QuickDepositScreen
      {...screen}
      siteName={site.name}
      // a first deposit has its bonus, and a card, to choose: on the page of the deposit
      needsMainDeposit={chosenBonusCode !== '' || (openMethods.length > 0 && payment.methods.length === 0)}
      receiptSeconds={quickReceiptSeconds}
      bonus={{ type: 'none' }}
      payment={{ ...payment, newCard: null }}
      currentPath={withSearch(paths.quickDeposit, toDepositSearch(location))}
      actions={{ ...actions, checkBonus: async () => ({ type: 'none' }) }}
    />
  )
}
