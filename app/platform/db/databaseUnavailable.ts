/**
 * There is no connection to the database server, it ended while in use, or the server takes no writes or has no room. The result of a
 * commit whose connection ended is unknown.
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
