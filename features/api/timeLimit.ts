/**
 * Runs a request with a signal that aborts after `ms` with a TimeoutError, or as `signal` does. Not by `AbortSignal.any`, which browsers that
 * the site supports lack.
 */
export async function withTimeLimit<T>(ms: number, run: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const request = new AbortController()
  const abort = () => request.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const timer = setTimeout(() => request.abort(new DOMException('', 'TimeoutError')), ms)
  try {
    return await run(request.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Whether a time limit is the reason. */
export const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError'

/** Whether a time limit aborted this signal. Told by its reason: before Chromium 124 `fetch` rejects with an AbortError in any case. */
export const isTimedOut = ({ reason }: AbortSignal): boolean => isTimeout(reason)
