import { createMutationHook } from '../api/createMutationHook.ts'
import { createQueryHook } from '../api/createQueryHook.ts'

export const useAccountBonusesQuery = createQueryHook('bonuses.list')
export const useBonusOfferMutation = createMutationHook('bonuses.offer')
export const useJoinBonusMutation = createMutationHook('bonuses.addUserToBonus')
export const useCancelBonusMutation = createMutationHook('bonuses.cancelBonus')
export const useCancelChoiceMutation = createMutationHook('bonuses.cancelChoice')
