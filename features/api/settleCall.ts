import { CallError } from './errors.ts'

/** Outcome of a call whose failure the caller handles itself. */
export type CallResult<T> = { type: 'success'; data: T } | { type: 'failure'; error: CallError }

/**
 * Resolves with the answer or the failed call. Rejects with anything that is not a `CallError`: a programming error, which must not be
 * handled as a failed call. The only place that separates the two.
 */
export async function settleCall<T>(call: Promise<T>): Promise<CallResult<T>> {
  try {
    return { type: 'success', data: await call }
  } catch (error) {
    if (error instanceof CallError) return { type: 'failure', error }
    throw error
  }
}
