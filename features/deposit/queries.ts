import { createMutationHook } from '../api/createMutationHook.ts'
import { createQueryHook } from '../api/createQueryHook.ts'

export const useBonusByCodeQuery = createQueryHook('deposit.bonusByCode')
export const useCardsQuery = createQueryHook('deposit.cards')
export const useLatestTransfersQuery = createQueryHook('deposit.transfers')
export const usePendingPaymentQuery = createQueryHook('deposit.pending')
export const useRemoveCardMutation = createMutationHook('deposit.removeCard')
export const useCancelPaymentMutation = createMutationHook('deposit.cancel')
export const useConfirmCardMutation = createMutationHook('deposit.confirmCard', { idempotent: true })
export const useConfirmMobilePayMutation = createMutationHook('deposit.confirmMobilePay', { idempotent: true })
