import type { EmailChange } from './calls.ts'
import type { ContactData } from './contactForm.ts'

/** A change of contact data, from the player's first click until it is stored. */
export type ContactState =
  /** `saved`: what the player has just changed. */
  | { type: 'idle'; saved: 'email' | 'mobile' | null }
  /** `confirmed`: the player is back from the identity provider, with what was entered before. */
  | { type: 'editing'; values: ContactData; confirmed: boolean }
  /** The server keeps what was entered and asks for a step-up. */
  | { type: 'confirming'; values: ContactData }
  | { type: 'awaitingCode'; change: EmailChange }

/** What the server knows of an unfinished change. */
export interface StoredContactChange {
  draft: ContactData | null
  /** Until when the session is confirmed; null: it is not. */
  confirmedUntil: number | null
  emailChange: EmailChange | null
}

export type ContactEvent =
  | { type: 'edited'; values: ContactData }
  | { type: 'stepUpRequired'; values: ContactData }
  | { type: 'stored'; emailChange: EmailChange | null; mobileChanged: boolean }
  | { type: 'codeSent'; change: EmailChange }
  | { type: 'emailConfirmed' }
  | { type: 'cancelled' }

const idle: ContactState = { type: 'idle', saved: null }

/** Where the change stands when the page opens: after a reload, and after the identity provider, confirmed or not. */
export function initialContactState({ draft, confirmedUntil, emailChange }: StoredContactChange): ContactState {
  if (draft) return confirmedUntil === null ? { type: 'confirming', values: draft } : { type: 'editing', values: draft, confirmed: true }
  return emailChange ? { type: 'awaitingCode', change: emailChange } : idle
}

/** Reducer of the contact data. An event that does not apply to the state leaves it unchanged, so late responses are ignored. */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'edited':
      return state.type === 'awaitingCode' ? state : { type: 'editing', values: event.values, confirmed: false }
    case 'stepUpRequired':
      return state.type === 'editing' ? { type: 'confirming', values: event.values } : state
    case 'stored':
      if (state.type !== 'editing') return state
      if (event.emailChange) return { type: 'awaitingCode', change: event.emailChange }
      return { type: 'idle', saved: event.mobileChanged ? 'mobile' : null }
    case 'codeSent':
      return state.type === 'awaitingCode' ? { type: 'awaitingCode', change: event.change } : state
    case 'emailConfirmed':
      return state.type === 'awaitingCode' ? { type: 'idle', saved: 'email' } : state
    case 'cancelled':
      return idle
  }
}
