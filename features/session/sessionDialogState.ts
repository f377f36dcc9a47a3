/** Which of the two dialogs is open. Only one at a time: a player without a connection cannot log in. */
export interface SessionDialogState {
  openDialog: 'none' | 'expired' | 'lost'
  /** The expiry dialog has been shown; it opens only once. */
  expiryShown: boolean
}

export type SessionDialogEvent =
  | { type: 'expired' }
  /** A check found the session valid, for example after a network failure. */
  | { type: 'valid' }
  | { type: 'connectionLost' }
  | { type: 'reconnected' }

export const initialSessionDialogState: SessionDialogState = { openDialog: 'none', expiryShown: false }

/**
 * The session dialog opens once; the connection dialog closes it and is closed by the reconnection (specification, *Connectivity*).
 * A session dialog closed by a lost connection may open again when the check after the reconnection fails.
 */
export function sessionDialogReducer(state: SessionDialogState, event: SessionDialogEvent): SessionDialogState {
  switch (event.type) {
    case 'expired':
      return state.openDialog === 'lost' || state.expiryShown ? state : { openDialog: 'expired', expiryShown: true }
    case 'valid':
      return state.openDialog === 'lost' ? { openDialog: 'lost', expiryShown: false } : initialSessionDialogState
    case 'connectionLost':
      return { openDialog: 'lost', expiryShown: false }
    case 'reconnected':
      return state.openDialog === 'lost' ? initialSessionDialogState : state
  }
}
