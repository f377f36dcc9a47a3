import { createMutationHook } from '../api/createMutationHook.ts'
import { createQueryHook } from '../api/createQueryHook.ts'

export const useContactQuery = createQueryHook('profile.contact')
export const useLoginsQuery = createQueryHook('profile.logins')
export const useContactChangesQuery = createQueryHook('profile.changes')
export const useEndOtherSessionsMutation = createMutationHook('profile.endOtherSessions')
export const useChangeContactMutation = createMutationHook('profile.changeContact')
export const useConfirmEmailMutation = createMutationHook('profile.confirmEmail')
export const useSendEmailCodeMutation = createMutationHook('profile.sendEmailCode')
export const useCancelContactChangeMutation = createMutationHook('profile.cancelContactChange')
export const useDocumentsQuery = createQueryHook('documents.list')
