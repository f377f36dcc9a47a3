import { CallError } from './errors.ts'

/** Outcome of a call whose failure the caller handles itself. */
export type CallResult<T> = { type: 'success'; data: T } | { type: 'failure'; error: CallError }

/**
 * Resolves with the answer or with the failed call. Rejects with anything that is not a `CallError`: that is a programming error,
 * which nobody may handle as a failed call. The only place that tells the two apart.
 */
export async function settleCall<T>(call: Promise<T>): Promise<CallResult<T>> {
  try {
    return { type: 'success', data: await call }
  } catch (error) {
    if (error instanceof CallError) return { type: 'failure', error }
    throw error
  }
}
