import type { OfferedBonus } from '../api/entities/offeredBonus.ts'
import type { AccountBonus } from './calls.ts'

/** What the player has just done. */
export type AccountBonusesNotice = 'granted' | 'chosen' | 'cancelled' | 'removed'

/** What the player does on the page. `error`: Danish message of the last attempt. */
export type AccountBonusesState =
  | { type: 'idle'; error: string | null; notice: AccountBonusesNotice | null }
  | { type: 'offered'; offer: OfferedBonus; error: string | null }
  | { type: 'cancelling'; bonus: AccountBonus; error: string | null }

export type AccountBonusesEvent =
  | { type: 'offered'; offer: OfferedBonus }
  | { type: 'cancelAsked'; bonus: AccountBonus }
  | { type: 'dismissed' }
  | { type: 'done'; notice: AccountBonusesNotice }
  | { type: 'failed'; message: string }

export const initialAccountBonusesState = { type: 'idle', error: null, notice: null } as const satisfies AccountBonusesState

/** The next state. A failure keeps the current step, so that the player can try again. */
export function accountBonusesReducer(state: AccountBonusesState, event: AccountBonusesEvent): AccountBonusesState {
  switch (event.type) {
    case 'offered':
      return { type: 'offered', offer: event.offer, error: null }
    case 'cancelAsked':
      return { type: 'cancelling', bonus: event.bonus, error: null }
    case 'dismissed':
      return initialAccountBonusesState
    case 'done':
      return { ...initialAccountBonusesState, notice: event.notice }
    case 'failed':
      if (state.type === 'idle') return { ...state, error: event.message, notice: null }
      return { ...state, error: event.message }
  }
}
