import type { CallError } from '../api/errors.ts'
import { type CallResult, settleCall } from '../api/settleCall.ts'

/** Delays before the two retries after a network or server failure (specification, *Session*). */
const retryDelaysMs = [300, 600] as const
/** Delay before a session counts as expired. */
const expiryGraceMs = 2000
/** Minimum time between two checks, and delay after a reconnection (specification, *Connectivity*). */
const minIntervalMs = 1500
const reconnectDelayMs = 3000

/** Only network and server failures are retried, not a definite refusal. */
const isRetryable = ({ code, details }: CallError): boolean =>
  code === 'ERR_NETWORK' || code === 'ERR_TIMEOUT' || (details.status !== undefined && details.status >= 500)

interface SessionValidatorOptions {
  /** The `session.validate` call. Rejects with CallError. */
  validate(signal: AbortSignal): Promise<{ expiresAt: number }>
  /** Monotonic ms. */
  now(): number
  onValid(answer: { expiresAt: number }): void
  /** `cause` is the last failure: ERR_UNAUTHENTICATED is the server's refusal, any other code a failed request. */
  onExpired(cause: CallError): void
  /** An error that is not a CallError: a bug, to be reported. */
  onUnexpectedError(error: unknown): void
}

export interface SessionValidator {
  /** Validates the session. Throttled; a newer check supersedes an older one. */
  check(): void
  /** Validates in 3 s and suppresses every check until then. */
  checkAfterReconnect(): void
  stop(): void
}

/** Validates a session with two retries; after the last failure it expires 2 s later (specification, *Session*). */
export function createSessionValidator({
  validate,
  now,
  onValid,
  onExpired,
  onUnexpectedError,
}: SessionValidatorOptions): SessionValidator {
  let current: AbortController | null = null
  let notBefore = Number.NEGATIVE_INFINITY
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined

  const start = () => {
    current?.abort()
    const controller = new AbortController()
    current = controller
    notBefore = now() + minIntervalMs
    run(controller.signal)
      .then((result) => {
        if (controller.signal.aborted) return
        if (result.type === 'success') onValid(result.data)
        else onExpired(result.error)
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) onUnexpectedError(error)
      })
  }

  async function run(signal: AbortSignal): Promise<CallResult<{ expiresAt: number }>> {
    for (let attempt = 0; ; attempt += 1) {
      const result = await settleCall(validate(signal))
      if (result.type === 'success' || signal.aborted) return result
      const retryDelay = isRetryable(result.error) ? retryDelaysMs[attempt] : undefined
      await delay(retryDelay ?? expiryGraceMs, signal)
      if (retryDelay === undefined || signal.aborted) return result
    }
  }

  return {
    check: () => {
      if (now() >= notBefore) start()
    },
    checkAfterReconnect: () => {
      clearTimeout(reconnectTimer)
      notBefore = now() + reconnectDelayMs
      reconnectTimer = setTimeout(start, reconnectDelayMs)
    },
    stop: () => {
      clearTimeout(reconnectTimer)
      current?.abort()
    },
  }
}

/** Resolves after `ms`, or early on abort. */
const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
