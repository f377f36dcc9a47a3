import { createMutationHook } from '../api/createMutationHook.ts'
import { createQueryHook } from '../api/createQueryHook.ts'

export const useOfferedBonusesQuery = createQueryHook('registration.bonuses')
export const useDraftQuery = createQueryHook('registration.draft')
/** Creates the account from the sealed registration draft. Idempotent. */
export const useRegisterMutation = createMutationHook('registration.register')
/** Creates the account of a player whom a partner has handed over, from the sealed registration draft. */
export const useRegisterBypassMutation = createMutationHook('registration.registerBypass')
export const useSaveLogMutation = createMutationHook('registration.saveLog')
