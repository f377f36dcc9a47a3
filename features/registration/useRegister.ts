import { createMutationHook } from '../api/createMutationHook.ts'
import type { registrationCalls } from './calls.ts'

const useRegistrationMutation = createMutationHook<typeof registrationCalls>('registration')

/** Creates the account from the sealed registration draft. Idempotent. */
export const useRegister = () => useRegistrationMutation('register')

/** Creates the account of a player whom a partner has handed over, from the sealed registration draft. */
export const useRegisterBypass = () => useRegistrationMutation('registerBypass')
