import { type ComponentType, useEffect, useReducer, useRef } from 'react'
import { useSearch } from 'wouter'
import { usePageContext } from '../config/PageContext.tsx'
import { CallError, createClient, paths, sameSitePath, useProviderButton } from '../session/index.ts'
import type { identityCalls } from './calls.ts'
import { failed, failureOf, initial, type Method, next, type ReturnEvent, type ReturnState } from './model.ts'
import { ReturnScreen } from './ReturnScreen.tsx'
import { startIdentity } from './startIdentity.ts'

const call = createClient<typeof identityCalls>('identity')

export interface LoginSuccessPageProps {
  /** Where to navigate after login: the path saved at `/log-ind`. Anything but a same-origin path counts as `/`. */
  readonly redirectTo?: string
  /** Creates the account from the sealed registration draft (feature registration). Throws CallError. Idempotent. */
  register(): Promise<unknown>
  /** Prompts for missing deposit limits (feature limits) and calls `onDone` when they are set. */
  readonly LimitsStep: ComponentType<{ onDone(): void; onUnauthenticated(): void }>
}

/** `/loginsuccess?method=…&logId=…`: completes a login or registration after the identity provider's redirect. */
export function LoginSuccessPage({ redirectTo, register, LimitsStep }: LoginSuccessPageProps) {
  const { system, now, session, site } = usePageContext()
  const { method, logId } = readQuery(useSearch())
  const target = sameSitePath(redirectTo) ?? paths.home
  const rules = { minAge: system.minAge, ageRange: system.ageRange, now }
  const [state, send] = useReducer(
    (before: ReturnState, event: ReturnEvent) => next(before, event, method, rules),
    null,
    (): ReturnState => (logId || session.loggedIn ? initial(session.loggedIn) : failed('ERR_TRANSACTION_EXPIRED', null)),
  )
  const provider = useProviderButton(() => startIdentity(method))
  useSteps(state, send, { method, logId, target, register })
  return (
    <ReturnScreen
      state={state}
      method={method}
      rules={rules}
      siteName={site.name}
      redirectTo={target}
      provider={provider}
      providerError={provider.error?.message ?? null}
      limitsStep={
        <LimitsStep
          onDone={() => send({ type: 'limitsReady' })}
          onUnauthenticated={() => send({ type: 'failed', failure: { code: 'ERR_UNAUTHENTICATED', message: '' } })}
        />
      }
      onCpr={(cpr) => send({ type: 'cprSubmitted', cpr })}
      onRetry={() => send({ type: 'retried' })}
      onProvider={provider.press}
    />
  )
}

interface StepInput {
  readonly method: Method
  readonly logId: string
  readonly target: string
  register(): Promise<unknown>
}

/**
 * Runs the request of each state once: React's strict mode runs effects twice, and a request must not be sent twice.
 */
function useSteps(state: ReturnState, send: (event: ReturnEvent) => void, input: StepInput) {
  const started = useRef<ReturnState>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step depends only on its state
  useEffect(() => {
    if (started.current === state) return
    started.current = state
    run(state, input).then(
      (event) => {
        if (event) send(event)
      },
      (failure: unknown) => {
        if (!(failure instanceof CallError)) throw failure
        send({ type: 'failed', failure: failureOf(failure, state.at) })
      },
    )
  }, [state])
}

async function run(state: ReturnState, { method, logId, target, register }: StepInput): Promise<ReturnEvent | null> {
  const query = { method, logId }
  switch (state.at) {
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

function readQuery(search: string): { readonly method: Method; readonly logId: string } {
  const query = new URLSearchParams(search)
  return { method: query.get('method') === 'register' ? 'register' : 'login', logId: (query.get('logId') ?? '').slice(0, 64) }
}
