import type { OfferedBonus } from '../api/entities/offeredBonus.ts'
import type { CampaignBonus } from './calls.ts'

/** What the player has just done. */
export type CampaignNotice = 'granted' | 'chosen' | 'cancelled' | 'removed'

/** What the player does on the page. `error`: Danish message of the last attempt. */
export type CampaignState =
  | { type: 'idle'; error: string | null; notice: CampaignNotice | null }
  | { type: 'offered'; offer: OfferedBonus; error: string | null }
  | { type: 'cancelling'; bonus: CampaignBonus; error: string | null }

export type CampaignEvent =
  | { type: 'offered'; offer: OfferedBonus }
  | { type: 'cancelAsked'; bonus: CampaignBonus }
  | { type: 'dismissed' }
  | { type: 'done'; notice: CampaignNotice }
  | { type: 'failed'; message: string }

export const initialCampaignState = { type: 'idle', error: null, notice: null } as const satisfies CampaignState

/** The next state. A failure stays where it happened, so that the player can try again. */
export function campaignReducer(state: CampaignState, event: CampaignEvent): CampaignState {
  switch (event.type) {
    case 'offered':
      return { type: 'offered', offer: event.offer, error: null }
    case 'cancelAsked':
      return { type: 'cancelling', bonus: event.bonus, error: null }
    case 'dismissed':
      return initialCampaignState
    case 'done':
      return { ...initialCampaignState, notice: event.notice }
    case 'failed':
      if (state.type === 'idle') return { ...state, error: event.message, notice: null }
      return { ...state, error: event.message }
  }
}
