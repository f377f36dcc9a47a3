import type { CallResult } from '../api/settleCall.ts'
import { useExternalLoginMutation, useHandoverQuery, useProviderRedirect, useStartLoginMutation } from '../identity/queries.ts'
import { paths } from '../navigation/paths.ts'
import { useRegisterBypassMutation } from './queries.ts'

/**
 * Confirms a registration at the identity provider, or through the partner who handed the player over, if that is switched on. Then creates
 * the account and logs in. `confirm` resolves with the failed call.
 */
export function useRegistrationConfirm() {
  const { data: handover } = useHandoverQuery({}, { revalidateOnFocus: false, revalidateIfStale: false })
  const redirectToProvider = useProviderRedirect('register')
  const start = useStartLoginMutation()
  const registration = useRegisterBypassMutation()
  const logIn = useExternalLoginMutation()
  const byPartner = handover?.canRegister === true
  const confirm = async (): Promise<CallResult<unknown> | undefined> => {
    if (!byPartner) return redirectToProvider()
    const registered = await registration.trigger()
    if (registered?.type !== 'success') return registered
    const started = await start.trigger({ query: { redirectUrl: `${window.location.origin}${paths.partnerLogin}` } })
    if (started?.type !== 'success') return started
    const loggedIn = await logIn.trigger({ body: { cpr: '' } })
    if (loggedIn?.type === 'success') window.location.replace(`${paths.loginSuccess}?method=register`)
    return loggedIn
  }
  return { byPartner, confirm }
}
