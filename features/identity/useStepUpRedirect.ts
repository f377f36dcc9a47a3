import { createMutationHook } from '../api/createMutationHook.ts'
import type { CallResult } from '../api/settleCall.ts'
import { redirectToExternalUrl } from '../session/useIdentityRedirect.ts'
import type { identityCalls } from './calls.ts'
import type { StepUpPurpose } from './constants.ts'
import { stepUpPath } from './stepUp.ts'

const useIdentityMutation = createMutationHook<typeof identityCalls>('identity')

/**
 * Starts a step-up and redirects to the provider, which redirects back to its return page. `returnSearch`: query of the page that asked, by
 * default this one's. Resolves like `useProviderRedirect`.
 */
export function useStepUpRedirect(purpose: StepUpPurpose, returnSearch?: string): () => Promise<CallResult<unknown> | undefined> {
  const { trigger: start } = useIdentityMutation('startStepUp')
  return async () => {
    const { origin, search } = window.location
    const redirectUrl = origin + stepUpPath(purpose, returnSearch ?? search.slice(1))
    const started = await start({ query: { redirectUrl, purpose } })
    if (started?.type === 'success') redirectToExternalUrl(started.data.accessUrl)
    return started
  }
}
