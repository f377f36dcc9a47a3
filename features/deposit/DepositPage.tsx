import { useFormFields } from '../forms/useFormRegistry.ts'
import { useStepUpRedirect } from '../identity/queries.ts'
import { useRawSearch } from '../navigation/useSearchState.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import { useBonusLookup } from './amount/useBonusLookup.ts'
import { DepositScreen } from './DepositScreen.tsx'
import { depositHref, isNewCardSearch, newCardSearch } from './depositUrl.ts'
import { useDepositFlow } from './useDepositFlow.ts'

/** Route component of `/min-konto/overfoer`. */
export function DepositPage() {
  const hasBonusField = useFormFields('deposit', 'amount').some(({ name }) => name === 'bonusCode')
  const { location, newCardAllowed, payment, screen, actions } = useDepositFlow('main', { hasBonusField })
  const stepUp = useIdentityRedirect(useStepUpRedirect('card', newCardSearch(location)))
  const newCardChosen = isNewCardSearch(useRawSearch())
  const bonus = useBonusLookup(location.bonusCode)

  return (
    <AccountLayout current="deposit">
      <DepositScreen
        {...screen}
        bonus={bonus.lookup}
        payment={{ ...payment, newCard: { chosen: newCardChosen, allowed: newCardAllowed, stepUp } }}
        currentPath={depositHref(location)}
        actions={{ ...actions, checkBonus: bonus.check }}
      />
    </AccountLayout>
  )
}
