import { useEffect, useRef } from 'react'
import type { CallResult } from '../api/settleCall.ts'
import { useRun } from '../api/useRun.ts'
import type { LoginMethod } from './calls.ts'
import { toLoginFailure } from './loginFailure.ts'
import type { LoginEvent, LoginState } from './model.ts'
import { useLoginCompletionMutation, useOpenSessionMutation, useValidateCprMutation } from './queries.ts'

interface LoginStepInput {
  method: LoginMethod
  logId: string
  /** Same-origin path to navigate to after login. */
  target: string
  /** Creates the account; undefined while that is running. */
  register(): Promise<CallResult<unknown> | undefined>
}

/**
 * Runs the request of each state once: React's strict mode runs effects twice, and a request must not be sent twice.
 * A failed call becomes an event; any other error goes to the error boundary, since no step can follow.
 */
export function useLoginSteps(state: LoginState, dispatch: (event: LoginEvent) => void, input: LoginStepInput): void {
  const run = useRun()
  const completion = useLoginCompletionMutation()
  const cprCheck = useValidateCprMutation()
  const sessionOpening = useOpenSessionMutation()
  const startedState = useRef<LoginState>(null)

  const runStep = async (): Promise<LoginEvent | undefined> => {
    const { method, logId, target, register } = input
    const query = { method, logId }
    const toEvent = <T>(result: CallResult<T> | undefined, onSuccess: (data: T) => LoginEvent): LoginEvent | undefined =>
      result?.type === 'failure'
        ? { type: 'failed', failure: toLoginFailure(result.error, state.type === 'registering') }
        : result && onSuccess(result.data)
    switch (state.type) {
      case 'completing':
        return toEvent(await completion.trigger({ query }), ({ providerInfo }) => ({
          type: 'completed',
          dateOfBirth: providerInfo.dkMitID.completionData.dateOfBirth,
        }))
      case 'validating':
        return toEvent(await cprCheck.trigger({ query: state.cpr === null ? query : { ...query, cpr: state.cpr } }), (check) => ({
          type: 'cprChecked',
          ...check,
        }))
      case 'registering':
        return toEvent(await register(), () => ({ type: 'registered' }))
      case 'opening':
        return toEvent(await sessionOpening.trigger(), ({ withdrawalOnly }) => ({
          type: 'sessionOpened',
          withdrawalOnly: withdrawalOnly === true,
        }))
      case 'leaving':
        // a full page load renders everything for the player; replace() keeps this page out of the history
        await new Promise((resolve) => setTimeout(resolve, state.delayMs))
        window.location.replace(target)
        return undefined
      case 'askingCpr':
      case 'limits':
      case 'failed':
        return undefined
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step depends only on its state
  useEffect(() => {
    if (startedState.current === state) return
    startedState.current = state
    run(
      runStep().then((event) => {
        if (event) dispatch(event)
      }),
    )
  }, [state])
}
