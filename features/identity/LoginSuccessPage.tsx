import { type ComponentType, useReducer, useState } from 'react'
import { isNetworkFailure } from '../api/errors.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { paths, sameOriginPath } from '../navigation/paths.ts'
import { useRawSearch } from '../navigation/useSearchState.ts'
import { useRegisterMutation } from '../registration/queries.ts'
import { LazySystemNotification } from '../session/LazySystemNotification.tsx'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import type { LoginMethod } from './calls.ts'
import { LoginReturnScreen, type RegisteredName } from './LoginReturnScreen.tsx'
import { failedState, initialLoginState, type LoginEvent, type LoginState, loginReducer } from './model.ts'
import { useProviderRedirect } from './queries.ts'
import { useLoginSteps } from './useLoginSteps.ts'

export interface LoginSuccessPageProps {
  /** Where to navigate after login: the path saved at `/log-ind`. Anything but a same-origin path counts as none. */
  redirectTo?: string
  /** Prompts for missing deposit limits (feature limits) and calls `onDone` when they are set. */
  LimitsStep: ComponentType<{ onDone(): void; onUnauthenticated(): void }>
}

/** `/loginsuccess?method=…&logId=…`: completes a login or registration after the identity provider's redirect. */
export function LoginSuccessPage({ redirectTo, LimitsStep }: LoginSuccessPageProps) {
  const { now, session, site } = usePageContext()
  const { method, logId } = parseReturnQuery(useRawSearch())
  // a new player's step is the first deposit, with the chosen bonus
  const target = sameOriginPath(redirectTo) ?? (method === 'register' ? paths.deposit : paths.home)
  const { noAccountContent, ...ages } = useSystemConfig('minAge', 'ageRange', 'noAccountContent')
  const rules = { ...ages, now }
  const [state, dispatch] = useReducer(
    (previous: LoginState, event: LoginEvent) => loginReducer(previous, event, method, rules),
    null,
    (): LoginState =>
      logId || session.loggedIn
        ? initialLoginState(session.loggedIn, session.withdrawalOnly)
        : failedState('ERR_TRANSACTION_EXPIRED', null),
  )
  const identityRedirect = useIdentityRedirect(useProviderRedirect(method))
  const [registeredName, setRegisteredName] = useState<RegisteredName | null>(null)
  const [networkMessage, setNetworkMessage] = useState<string | null>(null)
  const { trigger } = useRegisterMutation()
  const register = async () => {
    const result = await trigger()
    if (result?.type === 'success') setRegisteredName(result.data.name ?? null)
    if (result?.type === 'failure' && isNetworkFailure(result.error.code)) setNetworkMessage(result.error.message)
    return result
  }
  useLoginSteps(state, dispatch, { method, logId, target, register })
  return (
    <>
      <LoginReturnScreen
        state={state}
        method={method}
        registeredName={registeredName}
        rules={rules}
        noAccountContent={noAccountContent}
        siteName={site.name}
        redirectTo={target}
        identityRedirect={identityRedirect}
        identityRedirectError={identityRedirect.error?.message ?? null}
        limitsStep={
          <LimitsStep
            onDone={() => dispatch({ type: 'limitsReady' })}
            onUnauthenticated={() => dispatch({ type: 'failed', failure: { code: 'ERR_UNAUTHENTICATED', message: '' } })}
          />
        }
        onCpr={(cpr) => dispatch({ type: 'cprSubmitted', cpr })}
        onRetry={() => {
          setNetworkMessage(null)
          dispatch({ type: 'retried' })
        }}
        onIdentityRedirect={identityRedirect.start}
      />
      {method === 'register' && <LazySystemNotification message={networkMessage} onClose={() => setNetworkMessage(null)} />}
    </>
  )
}

function parseReturnQuery(search: string): { method: LoginMethod; logId: string } {
  const query = new URLSearchParams(search)
  return { method: query.get('method') === 'register' ? 'register' : 'login', logId: (query.get('logId') ?? '').slice(0, 64) }
}
