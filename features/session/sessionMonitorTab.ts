import { vi } from 'vitest'
import { CallError } from '../api/errors.ts'
import type { SessionDialogState } from './sessionDialogState.ts'
import { monitorSession } from './sessionMonitor.ts'

/** Test kit: the world of one tab, under a fake clock. It has the page's session until another tab begins a new one. */
export function createTab({ loggedIn = true } = {}) {
  const world = {
    /** `silent`: requests never end; the checks give up by themselves. */
    server: 'answers' as 'answers' | 'fails' | 'tooMany' | 'silent',
    online: true,
    session: 'own' as 'own' | 'none' | 'other',
    /** Of the session, from each check on. */
    lifetimeMs: 600_000,
  }
  const dialogs: SessionDialogState[] = []
  const ends: string[] = []
  const errors: unknown[] = []
  let checks = 0
  const monitor = monitorSession({
    loggedIn,
    now: () => Date.now(),
    utcNow: () => Date.now(),
    ping: async () => world.online,
    validate: (signal) => {
      checks += 1
      if (!world.online) return Promise.reject(new CallError('ERR_NETWORK', ''))
      if (world.server === 'silent')
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new CallError('ERR_NETWORK', ''))))
      if (world.server === 'fails') return Promise.reject(new CallError('ERR_UPSTREAM', '', { status: 502 }))
      if (world.server === 'tooMany') return Promise.reject(new CallError('ERR_RATE_LIMITED', '', { status: 429, retryAfterMs: 5000 }))
      if (world.session === 'none') return Promise.reject(new CallError('ERR_UNAUTHENTICATED', '', { status: 401 }))
      return Promise.resolve({ expiresAt: Date.now() + world.lifetimeMs })
    },
    endSession: async (reason) => {
      ends.push(reason)
      return world.session === 'none'
    },
    onChange: (state) => dialogs.push(state),
    onUnexpectedError: (error) => errors.push(error),
  })
  return { world, monitor, dialogs, ends, errors, checks: () => checks, open: () => dialogs.at(-1)?.type ?? 'none' }
}
/** Passes time in ms. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
