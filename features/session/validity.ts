import { CallError } from './errors.ts'

/** Delays before the two retries after a network or server failure (specification, *Session*). */
const retryMs = [300, 600] as const
/** Delay before a session counts as expired. */
const graceMs = 2000
/** Minimum time between two checks, and delay after a reconnection (specification, *Connectivity*). */
const betweenMs = 1500
const afterReconnectMs = 3000

/** Only network and server failures are retried, not a definite refusal. */
const worthRetrying = ({ code, details }: CallError): boolean =>
  code === 'ERR_NETWORK' || code === 'ERR_TIMEOUT' || (details.status !== undefined && details.status >= 500)

interface ValidityOptions {
  /** The `session.validate` call. Rejects with CallError. */
  validate(signal: AbortSignal): Promise<{ readonly expiresAt: number }>
  /** Monotonic ms. */
  now(): number
  onValid(answer: { readonly expiresAt: number }): void
  /** `cause` is the last failure: ERR_UNAUTHENTICATED is the server's refusal, any other code a failed request. */
  onExpired(cause: CallError): void
  /** An error that is not a CallError: a bug, to be reported. */
  onFault(error: unknown): void
}

export interface ValidityCheck {
  /** Validates the session. Throttled; a newer check supersedes an older one. */
  check(): void
  /** Validates in 3 s and suppresses every check until then. */
  checkAfterReconnect(): void
  stop(): void
}

/** Validates a session with two retries; after the last failure it expires 2 s later (specification, *Session*). */
export function createValidityCheck({ validate, now, onValid, onExpired, onFault }: ValidityOptions): ValidityCheck {
  let running: AbortController | null = null
  let notBefore = Number.NEGATIVE_INFINITY
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined

  const start = () => {
    running?.abort()
    const own = new AbortController()
    running = own
    notBefore = now() + betweenMs
    run(own.signal).then(
      (answer) => {
        if (!own.signal.aborted) onValid(answer)
      },
      (error: unknown) => {
        if (own.signal.aborted) return
        if (error instanceof CallError) onExpired(error)
        else onFault(error)
      },
    )
  }

  async function run(signal: AbortSignal): Promise<{ readonly expiresAt: number }> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await validate(signal)
      } catch (error) {
        const wait = retryMs[attempt]
        const again = wait !== undefined && error instanceof CallError && worthRetrying(error)
        if (error instanceof CallError && !signal.aborted) await pause(again ? wait : graceMs, signal)
        if (!again || signal.aborted) throw error
      }
    }
  }

  return {
    check: () => {
      if (now() >= notBefore) start()
    },
    checkAfterReconnect: () => {
      clearTimeout(reconnectTimer)
      notBefore = now() + afterReconnectMs
      reconnectTimer = setTimeout(start, afterReconnectMs)
    },
    stop: () => {
      clearTimeout(reconnectTimer)
      running?.abort()
    },
  }
}

/** Resolves after `ms`, or early on abort. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
