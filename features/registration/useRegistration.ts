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

/** What the history entry of the page may remember over a reload: nothing personal. */
interface Remembered {
  readonly typed: true
  readonly limit: Contact['limit']
}

/** Ties the machine to the address (step and choice) and to the calls of the page. */
export function useRegistration(codes: readonly string[], leave: () => Promise<void>) {
  const search = useSearch()
  const [state, setState] = useState<RegistrationState>(() => {
    const { step, choice } = fromSearch(search, codes)
    return initial(step, choice)
  })
  const [restored, setRestored] = useState<Remembered | null>(null)
  // a ref: what is typed is read when the step opens again, and must not draw the page at every key
  const typed = useRef<ContactInput | null>(null)
  const latest = useRef(state)

  const apply = (event: RegistrationEvent): RegistrationState => {
    const after = next(latest.current, event)
    latest.current = after
    setState(after)
    return after
  }
  /** For what the player does on the page: the address follows, with an entry of its own for each step. */
  const send = (event: RegistrationEvent) => {
    const before = toSearch(latest.current)
    const step = latest.current.step
    const after = apply(event)
    const query = toSearch(after)
    if (query === before) return
    write(query, after.step === step)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for the life of the page; `apply` reads refs only
  useEffect(() => {
    const kept = remembered()
    if (kept) {
      setRestored(kept)
      apply({ type: 'remembered' })
    }
    /** An address that asks for a step that cannot be had is put right. */
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
      // gone back meanwhile: the player did not mean to leave
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
    /** Changes when a reload's remains are there: the form has to begin anew with them. */
    formKey: restored ? 'restored' : 'new',
    onTyped: (values: ContactInput) => {
      typed.current = values
      const kept: Remembered = { typed: true, limit: limitOf(values) }
      // browsers allow only so many writes a minute
      if (isSame(remembered(), kept)) return
      window.history.replaceState({ ...window.history.state, registration: kept }, '')
    },
    checkEmail: async (email: string) => (await call('validateEmail', { query: { email } })).available,
  }
}

/**
 * Writes the query into the address, in place or as a new entry. Not through the router: a step must not depend on a request,
 * or a lost connection would reload the form away.
 */
function write(query: string, inPlace: boolean): void {
  const address = `${window.location.pathname}${query && `?${query}`}`
  const entry = { registration: remembered() }
  if (inPlace) window.history.replaceState({ ...window.history.state, ...entry }, '', address)
  else window.history.pushState(entry, '', address)
}

const isSame = (before: Remembered | null, after: Remembered): boolean =>
  before !== null && before.limit?.period === after.limit?.period && before.limit?.amount === after.limit?.amount

/** What the current history entry holds of this page; something else, or nothing, counts as nothing. */
function remembered(): Remembered | null {
  const entry: unknown = window.history.state
  const kept = typeof entry === 'object' && entry !== null && 'registration' in entry ? entry.registration : null
  return (kept as Remembered | null) ?? null // only `onTyped` writes under this name
}
