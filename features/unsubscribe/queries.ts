import { createMutationHook } from '../api/createMutationHook.ts'

export const useUnsubscribeEmailMutation = createMutationHook('unsubscribe.email')
export const useUnsubscribeSmsMutation = createMutationHook('unsubscribe.sms')
export const useUnsubscribeBrandMutation = createMutationHook('unsubscribe.brand')
