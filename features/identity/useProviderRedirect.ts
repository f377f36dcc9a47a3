import { createMutationHook } from '../api/createMutationHook.ts'
import type { CallResult } from '../api/settleCall.ts'
import { paths } from '../navigation/paths.ts'
import { redirectToExternalUrl } from '../session/useIdentityRedirect.ts'
import type { identityCalls } from './calls.ts'
import type { LoginMethod } from './model.ts'

const useIdentityMutation = createMutationHook<typeof identityCalls>('identity')

/**
 * Starts a transaction with the identity provider and redirects to it; the provider redirects back to the return page.
 * Resolves with the failed call when the provider cannot be reached, and with undefined while a start is running.
 */
export function useProviderRedirect(method: LoginMethod): () => Promise<CallResult<unknown> | undefined> {
  const { trigger: start } = useIdentityMutation('start')
  return async () => {
    const redirectUrl = `${window.location.origin}${paths.loginSuccess}?method=${method}`
    const started = await start({ query: { redirectUrl } })
    if (started?.type === 'success') redirectToExternalUrl(started.data.accessUrl)
    return started
  }
}
