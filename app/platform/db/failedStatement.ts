import { DrizzleQueryError } from 'drizzle-orm/errors'

/**
 * What ended a program, for its operator. Of a failed statement the server's reason, which drizzle's message does not have, and its text without
 * the values, which drizzle's message has: keys and hashes of national ids are among them.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${error.cause?.message ?? 'no reason'}, in the statement\n${error.query}`
  return error instanceof Error ? error.message : String(error)
}
