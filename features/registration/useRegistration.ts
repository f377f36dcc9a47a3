import { useEffect, useRef, useState } from 'react'
import { createClient } from '../api/client.ts'
import { createMutationHook } from '../api/createMutationHook.ts'
import type { CallResult } from '../api/settleCall.ts'
import { readHistoryState, saveHistoryState } from '../content/historyState.ts'
import { useSearchReducer } from '../content/useSearchReducer.ts'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import type { registrationCalls } from './calls.ts'
import { type ContactFormValues, defaultContactValues, parseSavedInput, type SavedInput, toContactValues, toSavedInput } from './form.ts'
import {
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

const call = createClient<typeof registrationCalls>('registration')
const useRegistrationMutation = createMutationHook<typeof registrationCalls>('registration')

/** Key of this page in the history entry's state, which holds a `SavedInput`. */
const historyKey = 'registration'

interface RegistrationInput {
  /** The bonuses on offer. */
  codes: readonly string[]
  /** The form that the site server keeps; null without one. */
  restored: RestoredForm | null
  /** Leads to the identity provider. */
  redirect(): Promise<CallResult<unknown> | undefined>
}

/** Connects the reducer to the URL (step and choice) and to the page's calls. */
export function useRegistration({ codes, restored, redirect }: RegistrationInput) {
  const { state, dispatch, getState } = useSearchReducer<RegistrationState, RegistrationEvent>({
    reducer: registrationReducer,
    initialState: (search) => {
      const { step, choice } = parseRegistrationSearch(search, codes, restored)
      return initialRegistrationState(step, choice, restored)
    },
    toSearch: toRegistrationSearch,
    canonicalSearch: (search) => canonicalRegistrationSearch(search, codes, restored),
    toNavigationEvent: (search) => ({ type: 'navigated', step: parseRegistrationSearch(search, codes, restored).step }),
    replacesEntry: (previous, next) => previous.step === next.step,
    // written while typing; a new step's entry carries it on
    toEntryState: () => ({ [historyKey]: readHistoryState(historyKey) }),
  })
  const [savedInput, setSavedInput] = useState<SavedInput | null>(null)
  // a ref: read when the step is rendered again, without a re-render on every key press
  const enteredValues = useRef<ContactFormValues | null>(null)
  const { trigger: saveLog } = useRegistrationMutation('saveLog')

  // an effect, because the server renders without history state
  useEffect(() => {
    const saved = parseSavedInput(readHistoryState(historyKey))
    if (!saved) return
    setSavedInput(saved)
    dispatch({ type: 'restored' })
  }, [dispatch])

  const identityRedirect = useIdentityRedirect(async () => {
    const submitted = dispatch({ type: 'confirmed' })
    if (submitted.step !== 3) return undefined
    const saved = await saveLog({ body: toRegistrationForm(submitted.choice, submitted.contact) })
    // no redirect if the player has gone back meanwhile
    const result = saved?.type === 'success' && getState().step === 3 ? await redirect() : saved
    if (result?.type === 'failure') dispatch({ type: 'failed', message: result.error.message, fields: toFieldErrors(result.error) })
    return result
  })

  return {
    state,
    dispatch,
    goTo: (step: RegistrationStep) => dispatch({ type: 'navigated', step }),
    identityRedirect,
    defaultValues:
      enteredValues.current ?? (restored ? toContactValues(restored.contact) : defaultContactValues(savedInput?.limit ?? null)),
    /** Changes when values are restored after a reload, to remount the form with them. */
    formKey: savedInput && !restored ? 'restored' : 'new',
    handleValuesChange: (values: ContactFormValues) => {
      enteredValues.current = values
      const saved = toSavedInput(values)
      // browsers limit how often history state may be written
      if (JSON.stringify(saved) !== JSON.stringify(readHistoryState(historyKey))) saveHistoryState(historyKey, saved)
    },
    checkEmail: async (email: string) => (await call('validateEmail', { query: { email } })).available,
  }
}
