import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { createClient } from '../api/client.ts'
import { CallError } from '../api/errors.ts'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import type { registrationCalls } from './calls.ts'
import { type ContactFormValues, defaultContactValues, toDepositLimit } from './form.ts'
import {
  type ContactDetails,
  initialRegistrationState,
  parseRegistrationSearch,
  type RegistrationEvent,
  type RegistrationState,
  type RegistrationStep,
  registrationReducer,
  toFieldErrors,
  toRegistrationForm,
  toRegistrationSearch,
} from './model.ts'

const call = createClient<typeof registrationCalls>('registration')

/** The page's history state, which survives a reload. Contains no personal data. */
interface RegistrationHistoryState {
  hasInput: true
  limit: ContactDetails['limit']
}

/** Connects the reducer to the URL (step and choice) and to the page's calls. */
export function useRegistration(codes: readonly string[], redirect: () => Promise<void>) {
  const search = useSearch()
  const [state, setState] = useState<RegistrationState>(() => {
    const { step, choice } = parseRegistrationSearch(search, codes)
    return initialRegistrationState(step, choice)
  })
  const [restored, setRestored] = useState<RegistrationHistoryState | null>(null)
  // a ref: read when the step is rendered again, without a re-render on every key press
  const enteredValues = useRef<ContactFormValues | null>(null)
  const stateRef = useRef(state)

  const applyEvent = (event: RegistrationEvent): RegistrationState => {
    const nextState = registrationReducer(stateRef.current, event)
    stateRef.current = nextState
    setState(nextState)
    return nextState
  }
  /** For the player's actions: also updates the URL, with a new history entry per step. */
  const dispatch = (event: RegistrationEvent) => {
    const previousSearch = toRegistrationSearch(stateRef.current)
    const step = stateRef.current.step
    const nextState = applyEvent(event)
    const query = toRegistrationSearch(nextState)
    if (query === previousSearch) return
    writeUrl(query, nextState.step === step)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener per page; `applyEvent` reads refs only
  useEffect(() => {
    const historyState = readHistoryState()
    if (historyState) {
      setRestored(historyState)
      applyEvent({ type: 'remembered' })
    }
    /** Corrects the URL when it requests a step that is not reachable. */
    const correctUrl = () => {
      const query = toRegistrationSearch(stateRef.current)
      if (query !== window.location.search.slice(1)) writeUrl(query, true)
    }
    const handlePopState = () => {
      applyEvent({ type: 'went', step: parseRegistrationSearch(window.location.search, codes).step })
      correctUrl()
    }
    if (stateRef.current.step !== 1) correctUrl()
    window.addEventListener('popstate', handlePopState)
    return () => window.removeEventListener('popstate', handlePopState)
  }, [])

  const identityRedirect = useIdentityRedirect(async () => {
    const submittedState = applyEvent({ type: 'confirmed' })
    if (submittedState.step !== 3) return
    try {
      await call('saveLog', { body: toRegistrationForm(submittedState.choice, submittedState.contact) })
      // no redirect if the player has gone back meanwhile
      if (stateRef.current.step === 3) await redirect()
    } catch (error) {
      if (error instanceof CallError) dispatch({ type: 'failed', message: error.message, fields: toFieldErrors(error) })
      throw error
    }
  })

  return {
    state,
    dispatch,
    goTo: (step: RegistrationStep) => dispatch({ type: 'went', step }),
    identityRedirect,
    defaultValues: enteredValues.current ?? defaultContactValues(restored?.limit ?? null),
    /** Changes when values are restored after a reload, to remount the form with them. */
    formKey: restored ? 'restored' : 'new',
    handleValuesChange: (values: ContactFormValues) => {
      enteredValues.current = values
      const historyState: RegistrationHistoryState = { hasInput: true, limit: toDepositLimit(values) }
      // browsers limit how often history state may be written
      if (isSameHistoryState(readHistoryState(), historyState)) return
      window.history.replaceState({ ...window.history.state, registration: historyState }, '')
    },
    checkEmail: async (email: string) => (await call('validateEmail', { query: { email } })).available,
  }
}

/**
 * Writes the query into the URL, replacing or adding a history entry. Not through the router: its page load could fail without a
 * connection, and the reload would lose the form.
 */
function writeUrl(query: string, replace: boolean): void {
  const url = `${window.location.pathname}${query && `?${query}`}`
  const historyState = { registration: readHistoryState() }
  if (replace) window.history.replaceState({ ...window.history.state, ...historyState }, '', url)
  else window.history.pushState(historyState, '', url)
}

const isSameHistoryState = (before: RegistrationHistoryState | null, after: RegistrationHistoryState): boolean =>
  before !== null && before.limit?.period === after.limit?.period && before.limit?.amount === after.limit?.amount

/** This page's part of the current history state, or null. */
function readHistoryState(): RegistrationHistoryState | null {
  const entry: unknown = window.history.state
  const kept = typeof entry === 'object' && entry !== null && 'registration' in entry ? entry.registration : null
  return (kept as RegistrationHistoryState | null) ?? null // only `onTyped` and `writeUrl` write this key
}
