import { useSyncExternalStore } from 'react'
import type { CookieDecision, CookiePurposes } from './calls.ts'
import { type DocumentMeasurement, needsNewDocument, unmeasured } from './documentMeasurement.ts'

/** The visitor's choice of cookies, and what the document may load. `unknown` until the cookie has been read. */
export interface ConsentState {
  choice: { type: 'unknown' } | { type: 'open' } | { type: 'made'; decision: CookieDecision }
  /** The dialog of the choices is open. */
  choosing: boolean
  document: DocumentMeasurement
}

/** What has been consented to: nothing before a choice has been made. */
export const purposesOf = (choice: ConsentState['choice']): CookiePurposes =>
  choice.type === 'made' ? choice.decision : { statistics: false, marketing: false }

const initialState: ConsentState = { choice: { type: 'unknown' }, choosing: false, document: unmeasured }
let state = initialState
const listeners = new Set<() => void>()

export const consentStore = {
  get: () => state,
  set(change: Partial<ConsentState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The visitor's choice; unknown on the server, because guest pages are cached. */
export const useConsentState = (): ConsentState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  )

/** Whether a navigation must load a document, for the app's navigator. `measured`: third parties may measure the target. */
export const navigationNeedsDocument = (measured: boolean): boolean => needsNewDocument(state.document, { measured })
