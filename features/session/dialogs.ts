/** Which of the two dialogs is open. Only one at a time: a player without a connection cannot log in. */
export interface DialogState {
  readonly open: 'none' | 'expired' | 'lost'
  /** The expiry dialog has been shown; it opens only once. */
  readonly told: boolean
}

export type DialogEvent =
  | { readonly type: 'expired' }
  /** A check found the session valid, for example after a network failure. */
  | { readonly type: 'valid' }
  | { readonly type: 'connectionLost' }
  | { readonly type: 'reconnected' }

export const noDialog: DialogState = { open: 'none', told: false }

/**
 * The session dialog opens once; the connection dialog closes it and is closed by the reconnection (specification, *Connectivity*).
 * A session dialog closed by a lost connection may open again when the check after the reconnection fails.
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
