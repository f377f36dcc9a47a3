import { createMutationHook } from '../api/createMutationHook.ts'
import { createQueryHook } from '../api/createQueryHook.ts'

export const useWithdrawalStatusQuery = createQueryHook('withdrawal.status')
export const useRequestWithdrawalMutation = createMutationHook('withdrawal.request', { idempotent: true })
