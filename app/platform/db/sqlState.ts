/** PostgreSQL's code of a failed statement, such as `23505` for a unique violation; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  // drizzle wraps the driver's errors, except those of a commit.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null
}
