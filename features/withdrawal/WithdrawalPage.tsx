import { toLoadable } from '../api/Loadable.ts'
import { useRun } from '../api/useRun.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useStepUpRedirect } from '../identity/queries.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import { useWithdrawal } from './useWithdrawal.ts'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'

/** Route component of `/min-konto/udbetal`. */
export function WithdrawalPage() {
  const { site, now, session } = usePageContext()
  const { minWithdrawal, withdrawalBankDays } = useSystemConfig('minWithdrawal', 'withdrawalBankDays')
  const stepUp = useIdentityRedirect(useStepUpRedirect('withdrawal'))
  const { status, state, busy, submit, confirm, edit } = useWithdrawal(stepUp.start)
  const run = useRun()
  return (
    <AccountLayout current="withdraw">
      <WithdrawalScreen
        data={toLoadable(status)}
        withdrawalOnly={session.withdrawalOnly === true}
        state={state}
        busy={busy || stepUp.redirecting}
        stepUpError={stepUp.error?.message ?? null}
        rules={{ min: minWithdrawal, bankDays: withdrawalBankDays, now }}
        supportEmail={site.supportEmail}
        onSubmit={(amount) => run(submit(amount))}
        onRequest={() => run(confirm())}
        onEdit={edit}
        onRetry={() => void status.mutate()}
      />
    </AccountLayout>
  )
}
