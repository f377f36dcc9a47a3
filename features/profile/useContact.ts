import { useReducer } from 'react'
import type { CallError } from '../api/errors.ts'
import type { Profile } from '../session/calls.ts'
import { useProfileQuery } from '../session/queries.ts'
import type { ContactData } from './contactForm.ts'
import { contactReducer, initialContactState, type StoredContactChange } from './contactState.ts'
import {
  useCancelContactChangeMutation,
  useChangeContactMutation,
  useConfirmEmailMutation,
  useContactChangesQuery,
  useContactQuery,
  useSendEmailCodeMutation,
} from './queries.ts'

/** A change of contact data: its state, the call that runs, and what the player can do. `stored`: what the server knew when the page opened. */
export function useContact(stored: StoredContactChange) {
  const { data: profile, mutate: mutateProfile } = useProfileQuery()
  const { mutate: revalidateContact } = useContactQuery()
  const { mutate: revalidateChanges } = useContactChangesQuery()
  const saving = useChangeContactMutation()
  const confirming = useConfirmEmailMutation()
  const sending = useSendEmailCodeMutation()
  const cancelling = useCancelContactChangeMutation()
  const [state, dispatch] = useReducer(contactReducer, stored, initialContactState)

  /** Shows the stored data even when it cannot be read again, next to the message that says so. */
  const revalidate = (stored: Partial<Profile>) =>
    Promise.all([mutateProfile(profile && { ...profile, ...stored }), revalidateContact(), revalidateChanges()])
  /** A failure of an earlier step is not shown at the next one. */
  const resetErrors = () => {
    for (const { reset } of [saving, confirming, sending, cancelling]) reset()
  }
  const edit = (values: ContactData) => {
    resetErrors()
    dispatch({ type: 'edited', values })
  }
  const save = async (values: ContactData) => {
    const result = await saving.trigger({ body: values })
    if (result?.type === 'failure' && result.error.code === 'ERR_STEP_UP_REQUIRED') return dispatch({ type: 'stepUpRequired', values })
    if (result?.type !== 'success') return
    await revalidate(result.data.mobileChanged ? { mobileCC: values.mobileCC, mobileNo: values.mobileNo } : {})
    dispatch({ type: 'stored', ...result.data })
  }
  const confirmCode = async (emailCode: string) => {
    sending.reset()
    const result = await confirming.trigger({ body: { emailCode } })
    if (result?.type !== 'success') return
    await revalidate(state.type === 'awaitingCode' ? { email: state.change.email } : {})
    dispatch({ type: 'emailConfirmed' })
  }
  const sendCode = async () => {
    confirming.reset()
    const result = await sending.trigger()
    if (result?.type === 'success') dispatch({ type: 'codeSent', change: result.data })
  }
  const cancel = async () => {
    const result = await cancelling.trigger()
    if (result?.type !== 'success') return
    resetErrors()
    dispatch({ type: 'cancelled' })
    await revalidate({}) // the profile too: the answer to a code may have been lost
  }
  const error: CallError | null = saving.error ?? confirming.error ?? sending.error ?? cancelling.error
  const busy = saving.busy ? 'save' : confirming.busy ? 'confirm' : sending.busy ? 'send' : cancelling.busy ? 'cancel' : null
  return { state, error, busy, edit, save, confirmCode, sendCode, cancel } as const
}

/** The call that runs; null when none does. */
export type ContactTask = ReturnType<typeof useContact>['busy']
