/**
 * No connection to the database server, one that ended while it was used, a server that takes no writes, or one that has no room for them. What
 * a commit came to whose connection ended is not known.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  constructor(cause: unknown) {
    super(`the database is not available: ${reasonOf(cause)}`, { cause })
  }
}

/** The message of the driver: drizzle's, which wraps it, has the values of the statement, and this message is logged. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
