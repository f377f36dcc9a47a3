/**
 * No connection to the database server, one that ended while it was used, or a server that takes no writes. What a commit came to whose
 * connection ended is not known.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  constructor(cause: unknown) {
    super(`the database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
