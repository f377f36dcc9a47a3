import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { CallError, createClient, useProviderButton } from '../session/index.ts'
import type { registrationCalls } from './calls.ts'
import { type ContactInput, limitOf, startValues } from './form.ts'
import {
  type Contact,
  fromSearch,
  initial,
  next,
  type RegistrationEvent,
  type RegistrationState,
  refusedFields,
  type StepNumber,
  toForm,
  toSearch,
} from './model.ts'

const call = createClient<typeof registrationCalls>('registration')

/** The page's history state, which survives a reload. Contains no personal data. */
interface Remembered {
  readonly typed: true
  readonly limit: Contact['limit']
}

/** Connects the reducer to the URL (step and choice) and to the page's calls. */
export function useRegistration(codes: readonly string[], leave: () => Promise<void>) {
  const search = useSearch()
  const [state, setState] = useState<RegistrationState>(() => {
    const { step, choice } = fromSearch(search, codes)
    return initial(step, choice)
  })
  const [restored, setRestored] = useState<Remembered | null>(null)
  // a ref: read when the step is rendered again, without a re-render on every key press
  const typed = useRef<ContactInput | null>(null)
  const latest = useRef(state)

  const apply = (event: RegistrationEvent): RegistrationState => {
    const after = next(latest.current, event)
    latest.current = after
    setState(after)
    return after
  }
  /** For the player's actions: also updates the URL, with a new history entry per step. */
  const send = (event: RegistrationEvent) => {
    const before = toSearch(latest.current)
    const step = latest.current.step
    const after = apply(event)
    const query = toSearch(after)
    if (query === before) return
    write(query, after.step === step)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener per page; `applyEvent` reads refs only
  useEffect(() => {
    const kept = remembered()
    if (kept) {
      setRestored(kept)
      apply({ type: 'remembered' })
    }
    /** Corrects the URL when it requests a step that is not reachable. */
    const agree = () => {
      const query = toSearch(latest.current)
      if (query !== window.location.search.slice(1)) write(query, true)
    }
    const follow = () => {
      apply({ type: 'went', step: fromSearch(window.location.search, codes).step })
      agree()
    }
    if (latest.current.step !== 1) agree()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const provider = useProviderButton(async () => {
    const asked = apply({ type: 'confirmed' })
    if (asked.step !== 3) return
    try {
      await call('saveLog', { body: toForm(asked.choice, asked.contact) })
      // no redirect if the player has gone back meanwhile
      if (latest.current.step === 3) await leave()
    } catch (failure) {
      if (failure instanceof CallError) send({ type: 'failed', message: failure.message, fields: refusedFields(failure) })
      throw failure
    }
  })

  return {
    state,
    send,
    goTo: (step: StepNumber) => send({ type: 'went', step }),
    provider,
    start: typed.current ?? startValues(restored?.limit ?? null),
    /** Changes when values are restored after a reload, to remount the form with them. */
    formKey: restored ? 'restored' : 'new',
    onTyped: (values: ContactInput) => {
      typed.current = values
      const kept: Remembered = { typed: true, limit: limitOf(values) }
      // browsers limit how often history state may be written
      if (isSame(remembered(), kept)) return
      window.history.replaceState({ ...window.history.state, registration: kept }, '')
    },
    checkEmail: async (email: string) => (await call('validateEmail', { query: { email } })).available,
  }
}

/**
 * Writes the query into the URL, replacing or adding a history entry. Not through the router: its page load could fail without a
 * connection, and the reload would lose the form.
 */
function write(query: string, inPlace: boolean): void {
  const address = `${window.location.pathname}${query && `?${query}`}`
  const entry = { registration: remembered() }
  if (inPlace) window.history.replaceState({ ...window.history.state, ...entry }, '', address)
  else window.history.pushState(entry, '', address)
}

const isSame = (before: Remembered | null, after: Remembered): boolean =>
  before !== null && before.limit?.period === after.limit?.period && before.limit?.amount === after.limit?.amount

/** This page's part of the current history state, or null. */
function remembered(): Remembered | null {
  const entry: unknown = window.history.state
  const kept = typeof entry === 'object' && entry !== null && 'registration' in entry ? entry.registration : null
  return (kept as Remembered | null) ?? null // only `onTyped` and `writeUrl` write this key
}
