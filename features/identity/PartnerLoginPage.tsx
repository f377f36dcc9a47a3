import { useEffect, useState } from 'react'
import { useRun } from '../api/useRun.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { paths } from '../navigation/paths.ts'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import { toLoginFailure } from './loginFailure.ts'
import { PartnerLoginScreen } from './PartnerLoginScreen.tsx'
import { afterPartnerFailure, initialPartnerState, type PartnerLoginState, partnerNoticeMs } from './partnerLogin.ts'
import { useExternalLoginMutation, useHandoverQuery, useProviderRedirect, useStartLoginMutation, useTokenLoginMutation } from './queries.ts'

/** Checks the deposit limits of a new session, and leads to where the player was going. */
const afterLogin = `${paths.loginSuccess}?method=login`

/** `/log-ind/partner`: the login of a player whom a partner has handed over to the site server, which holds token, id and bearer. */
export function PartnerLoginPage() {
  const { site } = usePageContext()
  const { data: handover } = useHandoverQuery({}, { revalidateOnFocus: false, revalidateIfStale: false })
  const { noAccountContent, ...ages } = useSystemConfig('minAge', 'ageRange', 'noAccountContent')
  const initialState = initialPartnerState(handover?.type ?? null)
  const [state, setState] = useState<PartnerLoginState>(initialState)
  const identityRedirect = useIdentityRedirect(useProviderRedirect('login'))
  const run = useRun()
  const start = useStartLoginMutation()
  const tokenLogin = useTokenLoginMutation()
  const externalLogin = useExternalLoginMutation()

  useEffect(() => {
    if (state.type !== 'leaving') return
    const timer = setTimeout(() => window.location.replace(afterLogin), state.delayMs)
    return () => clearTimeout(timer)
  }, [state])

  /** The transaction binds the login to this browser, as it does a login at the identity provider. */
  const logIn = async (send: typeof tokenLogin.trigger) => {
    setState({ type: 'opening' })
    const started = await start.trigger({ query: { redirectUrl: `${window.location.origin}${paths.partnerLogin}` } })
    const result = started?.type === 'success' ? await send() : started
    if (result?.type === 'success') setState({ type: 'leaving', delayMs: partnerNoticeMs })
    else if (result) setState(afterPartnerFailure(toLoginFailure(result.error)))
  }

  return (
    <PartnerLoginScreen
      state={state}
      rules={ages}
      noAccountContent={noAccountContent}
      siteName={site.name}
      redirectTo={afterLogin}
      identityRedirect={identityRedirect}
      identityRedirectError={identityRedirect.error?.message ?? null}
      onConfirm={() => run(logIn(tokenLogin.trigger))}
      onCpr={(cpr) => run(logIn(() => externalLogin.trigger({ body: { cpr } })))}
      onRetry={() => setState(initialState)}
      onIdentityRedirect={identityRedirect.start}
    />
  )
}
