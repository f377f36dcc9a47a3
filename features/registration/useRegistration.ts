import { useEffect, useRef, useState } from 'react'
import { sendCall } from '../api/client.ts'
import type { CallInput } from '../api/contract.ts'
import { createLatestTask } from '../api/createLatestTask.ts'
import { isNetworkFailure } from '../api/errors.ts'
import { type CallResult, settleCall } from '../api/settleCall.ts'
import { readHistoryState, saveHistoryState } from '../navigation/historyState.ts'
import { useSearchReducer } from '../navigation/useSearchReducer.ts'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import type { registrationCalls } from './calls.ts'
import { type ContactFormValues, type ContactRules, defaultContactValues, parseSavedInput, type SavedInput, toSavedInput } from './form.ts'
import {
  type BonusOffer,
  canonicalRegistrationSearch,
  initialRegistrationState,
  parseRegistrationSearch,
  type RegistrationEvent,
  type RegistrationState,
  type RegistrationStep,
  type RestoredForm,
  registrationReducer,
  toFieldErrors,
  toRegistrationForm,
  toRegistrationSearch,
} from './model.ts'
import { useSaveLogMutation } from './queries.ts'
import { toEnteredForm } from './restoredForm.ts'

/** Key of this page in the history entry's state, which holds a `SavedInput`. */
const historyKey = 'registration'

interface RegistrationInput {
  /** The bonuses on offer. */
  offers: readonly BonusOffer[]
  /** The form that the site server keeps, and its values; null without one. */
  restored: { form: RestoredForm; values: ContactFormValues } | null
  /** Leads to the identity provider. */
  redirect(): Promise<CallResult<unknown> | undefined>
  onNetworkFailure(message: string): void
}

/** How long typing pauses until what was entered is saved, in ms. */
const draftDelayMs = 300

/** Stores the draft at the site server. Not awaited: after a failure, a reload only means typing again, and says so. */
const createDraftSaving = () =>
  createLatestTask(
    (body: CallInput<(typeof registrationCalls)['saveDraft']>['body'], signal) =>
      settleCall(sendCall('registration.saveDraft', { body }, signal)),
    draftDelayMs,
  )

/** Connects the reducer to the URL (step and choice) and to the page's calls. */
export function useRegistration({ offers, restored, redirect, onNetworkFailure }: RegistrationInput) {
  const kept = restored?.form ?? null
  const { state, dispatch, getState } = useSearchReducer<RegistrationState, RegistrationEvent>({
    reducer: registrationReducer,
    initialState: (search) => {
      const { step, choice } = parseRegistrationSearch(search, offers, kept)
      return initialRegistrationState(step, choice, kept)
    },
    toSearch: toRegistrationSearch,
    canonicalSearch: (search) => canonicalRegistrationSearch(search, offers, kept),
    toNavigationEvent: (search) => ({ type: 'navigated', step: parseRegistrationSearch(search, offers, kept).step }),
    replacesEntry: (previous, next) => previous.step === next.step,
    // written while typing; a new step's entry carries it on
    toEntryState: () => ({ [historyKey]: readHistoryState(historyKey) }),
  })
  const [savedInput, setSavedInput] = useState<SavedInput | null>(null)
  // a ref: read when the step is rendered again, without a re-render on every key press
  const enteredValues = useRef<ContactFormValues | null>(null)
  const { trigger: saveLog } = useSaveLogMutation()
  const [draftSaving] = useState(createDraftSaving)
  useEffect(() => draftSaving.flush, [draftSaving])

  const isRestored = restored !== null
  // an effect, because the server renders without history state
  useEffect(() => {
    const saved = parseSavedInput(readHistoryState(historyKey))
    if (!saved || isRestored) return
    setSavedInput(saved)
    dispatch({ type: 'restored' })
  }, [dispatch, isRestored])

  const identityRedirect = useIdentityRedirect(async () => {
    const submitted = dispatch({ type: 'confirmed' })
    if (submitted.step !== 3) return undefined
    draftSaving.cancel() // a late answer must not replace the confirmed form
    const saved = await saveLog({ body: toRegistrationForm(submitted.choice, submitted.contact) })
    // No redirect when the player has gone back since.
    const result = saved?.type === 'success' && getState().step === 3 ? await redirect() : saved
    if (result?.type === 'failure') {
      const { code, message } = result.error
      if (isNetworkFailure(code)) onNetworkFailure(message)
      dispatch({ type: 'failed', message: isNetworkFailure(code) ? null : message, fields: toFieldErrors(result.error) })
    }
    return result
  })

  return {
    state,
    dispatch,
    goTo: (step: RegistrationStep) => dispatch({ type: 'navigated', step }),
    identityRedirect,
    defaultValues: enteredValues.current ?? restored?.values ?? defaultContactValues(savedInput?.limit ?? null),
    /** Changes when values are restored after a reload, to remount the form with them. */
    formKey: savedInput ? 'restored' : 'new',
    handleValuesChange: (values: ContactFormValues, rules: ContactRules) => {
      enteredValues.current = values
      const { choice } = getState()
      if (choice) draftSaving.schedule(toEnteredForm(choice, values, rules))
      const saved = toSavedInput(values)
      // browsers limit how often history state may be written
      if (JSON.stringify(saved) !== JSON.stringify(readHistoryState(historyKey))) saveHistoryState(historyKey, saved)
    },
    checkEmail: async (email: string, signal?: AbortSignal) =>
      (await sendCall('registration.validateEmail', { query: { email } }, signal)).available,
  }
}
