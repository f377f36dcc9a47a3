import { createMutationHook } from '../api/createMutationHook.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import type { CallResult } from '../api/settleCall.ts'
import { paths } from '../navigation/paths.ts'
import { redirectToExternalUrl } from '../session/useIdentityRedirect.ts'
import type { LoginMethod } from './calls.ts'
import type { StepUpPurpose } from './constants.ts'
import { stepUpPath } from './stepUp.ts'

export const useHandoverQuery = createQueryHook('identity.handover')
export const useStartLoginMutation = createMutationHook('identity.start')
export const useTokenLoginMutation = createMutationHook('identity.loginWithToken')
export const useExternalLoginMutation = createMutationHook('identity.loginExternal')
export const useCompleteStepUpMutation = createMutationHook('identity.completeStepUp')
const useStartStepUpMutation = createMutationHook('identity.startStepUp')
export const useLoginCompletionMutation = createMutationHook('identity.completion')
export const useValidateCprMutation = createMutationHook('identity.validateCpr')
export const useOpenSessionMutation = createMutationHook('identity.openSession')

/**
 * Starts a transaction with the identity provider and redirects to it; the provider redirects back to the return page.
 * Resolves with the failed call when the provider cannot be reached, and with undefined while a start is running.
 */
export function useProviderRedirect(method: LoginMethod): () => Promise<CallResult<unknown> | undefined> {
  const { trigger: start } = useStartLoginMutation()
  return async () => {
    const redirectUrl = `${window.location.origin}${paths.loginSuccess}?method=${method}`
    const started = await start({ query: { redirectUrl } })
    if (started?.type === 'success') redirectToExternalUrl(started.data.accessUrl)
    return started
  }
}

/**
 * Starts a step-up and redirects to the provider, which redirects back to its return page. `returnSearch`: query of the page that asked, by
 * default this one's. Resolves like `useProviderRedirect`.
 */
export function useStepUpRedirect(purpose: StepUpPurpose, returnSearch?: string): () => Promise<CallResult<unknown> | undefined> {
  const { trigger: start } = useStartStepUpMutation()
  return async () => {
    const { origin, search } = window.location
    const redirectUrl = origin + stepUpPath(purpose, returnSearch ?? search.slice(1))
    const started = await start({ query: { redirectUrl, purpose } })
    if (started?.type === 'success') redirectToExternalUrl(started.data.accessUrl)
    return started
  }
}
