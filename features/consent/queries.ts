import { createMutationHook } from '../api/createMutationHook.ts'

export const useRecordConsentMutation = createMutationHook('consent.record')
