interface ConnectionInfo {
  saveData?: boolean
  effectiveType?: string
}

/** False with Save-Data or on a slow connection: only what the player asks for is loaded. */
export const allowsPrefetch = (connection: ConnectionInfo | undefined): boolean =>
  !connection?.saveData && connection?.effectiveType !== 'slow-2g' && connection?.effectiveType !== '2g'

/** `navigator.connection`, where the browser has it. */
export const currentConnection = (): ConnectionInfo | undefined =>
  (window.navigator as Navigator & { connection?: ConnectionInfo }).connection // Not available in every browser.
