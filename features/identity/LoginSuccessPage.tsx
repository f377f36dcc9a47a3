import { type ComponentType, useEffect, useReducer, useRef } from 'react'
import { useSearch } from 'wouter'
import { createClient } from '../api/client.ts'
import { CallError } from '../api/errors.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { paths, sameOriginPath } from '../content/paths.ts'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import type { identityCalls } from './calls.ts'
import { LoginReturnScreen } from './LoginReturnScreen.tsx'
import {
  failedState,
  initialLoginState,
  type LoginEvent,
  type LoginMethod,
  type LoginState,
  loginReducer,
  toLoginFailure,
} from './model.ts'
import { redirectToIdentityProvider } from './redirectToIdentityProvider.ts'

const call = createClient<typeof identityCalls>('identity')

export interface LoginSuccessPageProps {
  /** Where to navigate after login: the path saved at `/log-ind`. Anything but a same-origin path counts as `/`. */
  redirectTo?: string
  /** Creates the account from the sealed registration draft (feature registration). Throws CallError. Idempotent. */
  register(): Promise<unknown>
  /** Prompts for missing deposit limits (feature limits) and calls `onDone` when they are set. */
  LimitsStep: ComponentType<{ onDone(): void; onUnauthenticated(): void }>
}

/** `/loginsuccess?method=…&logId=…`: completes a login or registration after the identity provider's redirect. */
export function LoginSuccessPage({ redirectTo, register, LimitsStep }: LoginSuccessPageProps) {
  const { system, now, session, site } = usePageContext()
  const { method, logId } = parseReturnQuery(useSearch())
  const target = sameOriginPath(redirectTo) ?? paths.home
  const rules = { minAge: system.minAge, ageRange: system.ageRange, now }
  const [state, dispatch] = useReducer(
    (previous: LoginState, event: LoginEvent) => loginReducer(previous, event, method, rules),
    null,
    (): LoginState => (logId || session.loggedIn ? initialLoginState(session.loggedIn) : failedState('ERR_TRANSACTION_EXPIRED', null)),
  )
  const identityRedirect = useIdentityRedirect(() => redirectToIdentityProvider(method))
  useLoginSteps(state, dispatch, { method, logId, target, register })
  return (
    <LoginReturnScreen
      state={state}
      method={method}
      rules={rules}
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
      onRetry={() => dispatch({ type: 'retried' })}
      onIdentityRedirect={identityRedirect.start}
    />
  )
}

interface LoginStepInput {
  method: LoginMethod
  logId: string
  target: string
  register(): Promise<unknown>
}

/**
 * Runs the request of each state once: React's strict mode runs effects twice, and a request must not be sent twice.
 */
function useLoginSteps(state: LoginState, dispatch: (event: LoginEvent) => void, input: LoginStepInput) {
  const startedState = useRef<LoginState>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step depends only on its state
  useEffect(() => {
    if (startedState.current === state) return
    startedState.current = state
    runStep(state, input).then(
      (event) => {
        if (event) dispatch(event)
      },
      (failure: unknown) => {
        if (!(failure instanceof CallError)) throw failure
        dispatch({ type: 'failed', failure: toLoginFailure(failure, state.type) })
      },
    )
  }, [state])
}

async function runStep(state: LoginState, { method, logId, target, register }: LoginStepInput): Promise<LoginEvent | null> {
  const query = { method, logId }
  switch (state.type) {
    case 'completing': {
      const { providerInfo } = await call('completion', { query })
      return { type: 'completed', dateOfBirth: providerInfo.dkMitID.completionData.dateOfBirth }
    }
    case 'validating':
      return { type: 'cprChecked', ...(await call('validateCpr', { query: state.cpr === null ? query : { ...query, cpr: state.cpr } })) }
    case 'registering':
      await register()
      return { type: 'registered' }
    case 'opening':
      await call('openSession')
      return { type: 'sessionOpened' }
    case 'leaving':
      // a full page load renders everything for the player; replace() keeps this page out of the history
      await new Promise((resolve) => setTimeout(resolve, state.delayMs))
      window.location.replace(target)
      return null
    case 'askingCpr':
    case 'limits':
    case 'failed':
      return null
  }
}

function parseReturnQuery(search: string): { method: LoginMethod; logId: string } {
  const query = new URLSearchParams(search)
  return { method: query.get('method') === 'register' ? 'register' : 'login', logId: (query.get('logId') ?? '').slice(0, 64) }
}
