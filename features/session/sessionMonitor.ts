import { monitorConnection } from './connectionMonitor.ts'
import {
  noSessionDialog,
  type SessionDialogEvent,
  type SessionDialogState,
  type SessionEndReason,
  sessionDialogReducer,
} from './sessionDialogState.ts'
import { createSessionValidator, type SessionValidatorOptions } from './sessionValidator.ts'

/** Longest `setTimeout` delay (2³¹ − 1 ms). */
const maxTimeoutMs = 2_147_483_647
/** After another tab has logged out: its request needs a moment to reach the server. */
const otherTabDelayMs = 1500
/** How long a logout of another tab may take to end the session. Until then a check that finds it alive does not mean that there was none. */
const otherTabLogoutMs = 60_000

interface SessionMonitorOptions extends Pick<SessionValidatorOptions, 'validate' | 'now' | 'onUnexpectedError'> {
  /** False for a guest: only the connection is monitored. */
  loggedIn: boolean
  /** Resolves with whether the server responded. Never rejects. */
  ping(): Promise<boolean>
  /** UTC ms. */
  utcNow(): number
  /** Called when the server has ended the session. Resolves with false when the browser has begun another one since. Never rejects. */
  endSession(reason: SessionEndReason): Promise<boolean>
  onChange(state: SessionDialogState): void
}

export interface SessionMonitor {
  /** Checks the session: a navigation, or the page is visible again. */
  checkSession(): void
  /** Checks the session on the player's command. */
  retry(): void
  /** Pings: the browser went on- or offline. */
  checkConnection(): void
  /** Another tab is logging out. */
  handleLogoutElsewhere(): void
  /** Checks the session at once: another tab has logged in, perhaps another player, or the server has refused a call for want of a session. */
  checkSessionNow(): void
  stop(): void
}

/** Monitors connection and session together, and reports which dialog is open. All its timers end with `stop`. */
export function monitorSession(options: SessionMonitorOptions): SessionMonitor {
  const { loggedIn, now, utcNow, endSession, onUnexpectedError } = options
  let state = noSessionDialog
  let endReason: SessionEndReason = 'expired'
  /** When another tab said that it logs out, monotonic ms. */
  let logoutHeardAt = Number.NEGATIVE_INFINITY
  /** `ending`: its calls are on the way; `ended`: they are done, once. */
  let session: 'alive' | 'ending' | 'ended' = 'alive'
  let expiryTimer: ReturnType<typeof setTimeout> | undefined
  let otherTabTimer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const dispatch = (event: SessionDialogEvent) => {
    const next = sessionDialogReducer(state, event)
    if (stopped || next === state) return
    state = next
    options.onChange(state)
  }
  const validator = createSessionValidator({
    validate: options.validate,
    now,
    onUnexpectedError,
    onValid: ({ expiresAt }) => {
      if (now() - logoutHeardAt >= otherTabLogoutMs) endReason = 'expired'
      session = 'alive'
      dispatch({ type: 'valid' })
      clearTimeout(expiryTimer)
      if (expiresAt === null) return
      const checkInMs = expiresAt - utcNow() + 1000
      // an idle page also detects the expiry; a wrong device clock only makes this check early or late
      if (checkInMs <= maxTimeoutMs) expiryTimer = setTimeout(validator.check, checkInMs)
    },
    onEnded: () => {
      if (session === 'ended') dispatch({ type: 'ended', reason: endReason })
      if (session === 'alive') end().catch(onUnexpectedError)
    },
    onUnconfirmed: () => dispatch({ type: 'unconfirmed' }),
  })
  const connection = monitorConnection({
    ping: options.ping,
    now,
    onChange: ({ type }) => {
      if (type === 'lost') dispatch({ type: 'connectionLost' })
      if (type !== 'connected') return validator.pause()
      dispatch({ type: 'reconnected' })
      if (loggedIn) validator.resume()
    },
  })
  async function end(): Promise<void> {
    session = 'ending'
    const ended = await endSession(endReason)
    session = ended ? 'ended' : 'alive'
    dispatch(ended ? { type: 'ended', reason: endReason } : { type: 'valid' })
  }
  /** Nothing is left to check after the end of the session; a reconnection checks all the same, and opens its dialog again. */
  const canCheck = () => loggedIn && session === 'alive'
  return {
    checkSession: () => {
      if (canCheck()) validator.check()
    },
    retry: () => {
      dispatch({ type: 'retried' })
      validator.retry()
      connection.check()
    },
    checkConnection: connection.check,
    handleLogoutElsewhere: () => {
      if (!canCheck()) return
      endReason = 'loggedOut'
      logoutHeardAt = now()
      clearTimeout(otherTabTimer)
      otherTabTimer = setTimeout(validator.retry, otherTabDelayMs)
    },
    checkSessionNow: () => {
      if (canCheck()) validator.retry()
    },
    stop: () => {
      stopped = true
      clearTimeout(expiryTimer)
      clearTimeout(otherTabTimer)
      validator.stop()
      connection.stop()
    },
  }
}
