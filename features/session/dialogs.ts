/** Which of the two dialogs stands open. Only one at a time: a player without connection cannot log in. */
export interface DialogState {
  readonly open: 'none' | 'expired' | 'lost'
  /** The session counts as expired and the player has been told: it is said once. */
  readonly told: boolean
}

export type DialogEvent =
  | { readonly type: 'expired' }
  /** A check found the session alive, after a failure of the network, say. */
  | { readonly type: 'valid' }
  | { readonly type: 'connectionLost' }
  | { readonly type: 'reconnected' }

export const noDialog: DialogState = { open: 'none', told: false }

/**
 * The session dialog opens once; the connection dialog closes it and is closed by the reconnection (specification, *Connectivity*).
 * A session dialog that a lost connection closed may open again, when the check after the reconnection says so.
 */
export function nextDialog(state: DialogState, event: DialogEvent): DialogState {
  switch (event.type) {
    case 'expired':
      return state.open === 'lost' || state.told ? state : { open: 'expired', told: true }
    case 'valid':
      return state.open === 'lost' ? { open: 'lost', told: false } : noDialog
    case 'connectionLost':
      return { open: 'lost', told: false }
    case 'reconnected':
      return state.open === 'lost' ? noDialog : state
  }
}
