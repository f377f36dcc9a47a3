import { createMutationHook } from '../api/createMutationHook.ts'

export const useSendMessageMutation = createMutationHook('contact.send')
export const useHumanTokenMutation = createMutationHook('contact.humanToken')
