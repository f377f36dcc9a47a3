/** Why a session has ended: by the server, or by the player in another tab. */
export type SessionEndReason = 'expired' | 'loggedOut'

/** Which dialog is open: only one at a time, as a player without a connection can neither log in nor be confirmed. */
export type SessionDialogState =
  | { type: 'none' }
  | { type: 'ended'; reason: SessionEndReason }
  /** The login could not be confirmed: the session may well be alive. `checking`: the player asked for another check. */
  | { type: 'unconfirmed'; checking: boolean }
  | { type: 'lost' }

export type SessionDialogEvent =
  | { type: 'ended'; reason: SessionEndReason }
  | { type: 'unconfirmed' }
  | { type: 'valid' }
  | { type: 'retried' }
  | { type: 'connectionLost' }
  | { type: 'reconnected' }

export const noSessionDialog: SessionDialogState = { type: 'none' }

/**
 * Each dialog opens once; the connection dialog closes the others and is closed by the reconnection, after which a check says which of
 * them opens again (specification, *Connectivity*). An ended session is never doubted again: only a valid check closes its dialog.
 */
export function sessionDialogReducer(state: SessionDialogState, event: SessionDialogEvent): SessionDialogState {
  switch (event.type) {
    case 'ended':
      return state.type === 'lost' || state.type === 'ended' ? state : { type: 'ended', reason: event.reason }
    case 'unconfirmed':
      if (state.type === 'unconfirmed' && !state.checking) return state
      return state.type === 'lost' || state.type === 'ended' ? state : { type: 'unconfirmed', checking: false }
    case 'valid':
      return state.type === 'lost' ? state : noSessionDialog
    case 'retried':
      return state.type === 'unconfirmed' && !state.checking ? { type: 'unconfirmed', checking: true } : state
    case 'connectionLost':
      return { type: 'lost' }
    case 'reconnected':
      return state.type === 'lost' ? noSessionDialog : state
  }
}
