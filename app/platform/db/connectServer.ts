/**
 * Connects a client of the server of DATABASE_URL. Throws an error that names the variable, never the password. For a host with several
 * addresses, Node's own error has no message but the errors of each.
 */
export async function connectServer(client: { connect(): Promise<unknown> }): Promise<void> {
  try {
    await client.connect()
  } catch (cause) {
    const errors: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause]
    const reasons = errors.map((error) => (error instanceof Error ? error.message : String(error)))
    throw new Error(`DATABASE_URL: no connection to the server: ${reasons.join(', ')}`, { cause })
  }
}
