import { useThrowToBoundary } from '../api/useThrowToBoundary.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useStepUpRedirect } from '../identity/queries.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import { useWithdrawal } from './useWithdrawal.ts'
import { type WithdrawalData, WithdrawalScreen } from './WithdrawalScreen.tsx'

/** Route component of `/min-konto/udbetal`. */
export function WithdrawalPage() {
  const { site, now, session } = usePageContext()
  const { minWithdrawal, withdrawalBankDays } = useSystemConfig('minWithdrawal', 'withdrawalBankDays')
  const stepUp = useIdentityRedirect(useStepUpRedirect('withdrawal'))
  const { status, state, busy, submit, confirm, edit } = useWithdrawal(stepUp.start)
  const throwToBoundary = useThrowToBoundary()
  const data: WithdrawalData = status.data
    ? { type: 'ready', status: status.data }
    : status.error
      ? { type: 'failed', message: status.error.message, reference: status.error.details.reference ?? null }
      : { type: 'loading' }
  return (
    <AccountLayout current="withdraw">
      <WithdrawalScreen
        data={data}
        withdrawalOnly={session.withdrawalOnly === true}
        state={state}
        busy={busy || stepUp.redirecting}
        stepUpError={stepUp.error?.message ?? null}
        rules={{ min: minWithdrawal, bankDays: withdrawalBankDays, now }}
        supportEmail={site.supportEmail}
        onSubmit={(amount) => void submit(amount).catch(throwToBoundary)}
        onRequest={() => void confirm().catch(throwToBoundary)}
        onEdit={edit}
        onRetry={() => void status.mutate()}
      />
    </AccountLayout>
  )
}
