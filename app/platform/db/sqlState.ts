/** PostgreSQL's code of a failed statement, such as `23505` for a unique violation; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null // drizzle wraps the error of the driver
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null
}
