import { createClient } from '../api/client.ts'
import { paths } from '../content/paths.ts'
import { redirectToExternalUrl } from '../session/useIdentityRedirect.ts'
import type { identityCalls } from './calls.ts'
import type { LoginMethod } from './model.ts'

const call = createClient<typeof identityCalls>('identity')

/**
 * Starts a transaction with the identity provider and redirects to it; the provider redirects back to the return page.
 * Throws CallError when the provider cannot be reached.
 */
export async function redirectToIdentityProvider(method: LoginMethod): Promise<void> {
  const redirectUrl = `${window.location.origin}${paths.loginSuccess}?method=${method}`
  const { accessUrl } = await call('start', { query: { redirectUrl } })
  redirectToExternalUrl(accessUrl)
}
