import type { CallError } from '../api/errors.ts'
import { settleCall } from '../api/settleCall.ts'
import { withTimeLimit } from '../api/timeLimit.ts'

/** Delays before the two retries after a network or server failure, and after the last one (specification, *Session*). */
export const retryDelaysMs = [300, 600] as const
export const unconfirmedDelayMs = 2000
/** Minimum time between two checks, and delay after a reconnection (specification, *Connectivity*). */
export const minIntervalMs = 1500
export const reconnectDelayMs = 3000
/** A request without an answer counts as a network failure. */
export const checkTimeoutMs = 10_000
/** After a check without an answer, and after a refusal for too many requests that names no time. */
export const recheckDelayMs = 10_000

/** Only network and server failures are retried (specification, *Session*). */
const isRetryable = ({ code, details }: CallError): boolean =>
  code === 'ERR_NETWORK' || code === 'ERR_TIMEOUT' || (details.status ?? 0) >= 500

export interface SessionValidatorOptions {
  /** The `session.validate` call. Rejects with CallError. */
  validate(signal: AbortSignal): Promise<{ expiresAt: number | null }>
  /** Monotonic ms. */
  now(): number
  /** `expiresAt`: UTC ms; null where the back end does not tell. */
  onValid(answer: { expiresAt: number | null }): void
  /** The server has ended the session. No further check follows by itself. */
  onEnded(): void
  /** No answer, after the retries. The check is repeated until there is one. */
  onUnconfirmed(): void
  /** An error that is not a CallError: a bug, to be reported. */
  onUnexpectedError(error: unknown): void
}

export interface SessionValidator {
  /** Checks the session, at most every 1.5 s; a newer check supersedes an older one. Does nothing while paused. */
  check(): void
  /** Checks at once, for the player's command. */
  retry(): void
  /** Gives up the running check and starts none: the network is known to be away. */
  pause(): void
  /** Checks in 3 s, and not before. */
  resume(): void
  stop(): void
}

/**
 * Validates a session. Only the server's own answer ends it; other failures leave it unconfirmed (specification, *Session*;
 * app/decisions/0033-only-a-clear-refusal-ends-a-session.md).
 */
export function createSessionValidator(options: SessionValidatorOptions): SessionValidator {
  const { now } = options
  let current: AbortController | null = null
  let paused = false
  let notBefore = Number.NEGATIVE_INFINITY
  let nextCheck: ReturnType<typeof setTimeout> | undefined

  const abandon = () => {
    clearTimeout(nextCheck)
    current?.abort()
    current = null
  }
  const start = () => {
    abandon()
    const controller = new AbortController()
    current = controller
    notBefore = now() + minIntervalMs
    run(controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) options.onUnexpectedError(error)
    })
  }
  const startIn = (ms: number) => {
    nextCheck = setTimeout(start, ms)
  }

  async function run(signal: AbortSignal): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const result = await settleCall(withTimeLimit(checkTimeoutMs, options.validate, signal))
      if (signal.aborted) return
      if (result.type === 'success') return options.onValid(result.data)
      const { code, details } = result.error
      if (code === 'ERR_UNAUTHENTICATED') return options.onEnded()
      if (code === 'ERR_RATE_LIMITED') return startIn(details.retryAfterMs ?? recheckDelayMs)
      const retryDelay = isRetryable(result.error) ? retryDelaysMs[attempt] : undefined
      await delay(retryDelay ?? unconfirmedDelayMs, signal)
      if (signal.aborted) return
      if (retryDelay !== undefined) continue
      startIn(recheckDelayMs)
      return options.onUnconfirmed()
    }
  }

  return {
    check: () => {
      if (!paused && now() >= notBefore) start()
    },
    retry: () => {
      if (!paused) start()
    },
    pause: () => {
      paused = true
      abandon()
    },
    resume: () => {
      paused = false
      abandon()
      notBefore = now() + reconnectDelayMs
      startIn(reconnectDelayMs)
    },
    stop: () => {
      paused = true
      abandon()
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
