import { createMutationHook } from '../api/createMutationHook.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import type { CallResult } from '../api/settleCall.ts'
import { paths } from '../navigation/paths.ts'
import type { identityCalls } from './calls.ts'
import { useProviderRedirect } from './useProviderRedirect.ts'

const useIdentityQuery = createQueryHook<typeof identityCalls>('identity')
const useIdentityMutation = createMutationHook<typeof identityCalls>('identity')

/**
 * Confirms a registration: at the identity provider, or by the partner who has handed the player over, where that is switched on. Then the
 * account is created and logged in at once. `confirm` resolves with the call that failed. `registerBypass`: creates the account from the sealed draft.
 */
export function useRegistrationConfirm(registerBypass: () => Promise<CallResult<unknown> | undefined>) {
  const { data: handover } = useIdentityQuery('handover', {}, { revalidateOnFocus: false, revalidateIfStale: false })
  const redirectToProvider = useProviderRedirect('register')
  const start = useIdentityMutation('start')
  const logIn = useIdentityMutation('loginExternal')
  const byPartner = handover?.canRegister === true
  const confirm = async (): Promise<CallResult<unknown> | undefined> => {
    if (!byPartner) return redirectToProvider()
    const registered = await registerBypass()
    if (registered?.type !== 'success') return registered
    const started = await start.trigger({ query: { redirectUrl: `${window.location.origin}${paths.partnerLogin}` } })
    if (started?.type !== 'success') return started
    const loggedIn = await logIn.trigger({ body: { cpr: '' } })
    if (loggedIn?.type === 'success') window.location.replace(`${paths.loginSuccess}?method=register`)
    return loggedIn
  }
  return { byPartner, confirm }
}
