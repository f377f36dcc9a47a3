import { createMutationHook } from '../api/createMutationHook.ts'
import { createQueryHook } from '../api/createQueryHook.ts'

export const useClosingQuery = createQueryHook('limits.closing')
export const useDepositLimitsQuery = createQueryHook('limits.get')
export const usePlayLimitsQuery = createQueryHook('limits.play')
export const useLockMutation = createMutationHook('limits.lock')
export const useSetDepositLimitsMutation = createMutationHook('limits.set')
export const useSetPlayLimitsMutation = createMutationHook('limits.setPlay')
