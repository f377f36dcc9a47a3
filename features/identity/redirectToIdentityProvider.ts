import { createClient } from '../api/client.ts'
import { type CallResult, settleCall } from '../api/settleCall.ts'
import { paths } from '../content/paths.ts'
import { redirectToExternalUrl } from '../session/useIdentityRedirect.ts'
import type { identityCalls } from './calls.ts'
import type { LoginMethod } from './model.ts'

const call = createClient<typeof identityCalls>('identity')

/**
 * Starts a transaction with the identity provider and redirects to it; the provider redirects back to the return page.
 * Resolves with the failed call when the provider cannot be reached. No hook, because the app passes it to the registration;
 * `useIdentityRedirect` keeps it from running twice.
 */
export async function redirectToIdentityProvider(method: LoginMethod): Promise<CallResult<unknown>> {
  const redirectUrl = `${window.location.origin}${paths.loginSuccess}?method=${method}`
  const started = await settleCall(call('start', { query: { redirectUrl } }))
  if (started.type === 'success') redirectToExternalUrl(started.data.accessUrl)
  return started
}
