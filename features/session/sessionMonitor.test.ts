import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '../api/errors.ts'
import type { SessionDialogState } from './sessionDialogState.ts'
import { monitorSession } from './sessionMonitor.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

/** The world of one tab. Its session is that of the page until another tab begins a new one. */
function createTab({ loggedIn = true } = {}) {
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
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('a session that the server has ended ends once, and its dialog returns after a lost connection', async () => {
  const { world, monitor, ends, open, dialogs } = createTab()
  world.session = 'none'
  monitor.checkSession()
  await pass(0)
  expect(dialogs).toEqual([{ type: 'ended', reason: 'expired' }])
  world.online = false
  await pass(120_000)
  expect(open()).toBe('lost')
  world.online = true
  await pass(40_000)
  expect(open()).toBe('ended')
  expect(ends).toEqual(['expired'])
  monitor.stop()
})

it('a living session is in doubt while the server fails, and the dialog closes by itself', async () => {
  const { world, monitor, ends, dialogs } = createTab()
  world.server = 'fails'
  monitor.checkSession()
  await pass(60_000)
  world.server = 'answers'
  await pass(20_000)
  expect(dialogs).toEqual([{ type: 'unconfirmed', checking: false }, { type: 'none' }])
  expect(ends).toEqual([])
  monitor.stop()
})

it('a late refusal of an older session does not end the one that another tab has begun', async () => {
  const { world, monitor, dialogs } = createTab()
  world.session = 'none'
  monitor.checkSession()
  world.session = 'other'
  await pass(0)
  expect(dialogs).toEqual([])
  await pass(5000)
  monitor.checkSession()
  await pass(5000)
  expect(dialogs).toEqual([])
  world.session = 'none'
  monitor.checkSession()
  await pass(0)
  expect(dialogs).toEqual([{ type: 'ended', reason: 'expired' }])
  monitor.stop()
})

it('tells a logout in another tab from an expiry, and believes only the server', async () => {
  const { world, monitor, dialogs } = createTab()
  monitor.handleLogoutElsewhere()
  await pass(2000)
  expect(dialogs).toEqual([])
  world.session = 'none'
  monitor.handleLogoutElsewhere()
  await pass(2000)
  expect(dialogs).toEqual([{ type: 'ended', reason: 'loggedOut' }])
  monitor.stop()
})

it('an expiry after a logout that did not happen is an expiry', async () => {
  const { world, monitor, dialogs } = createTab()
  monitor.handleLogoutElsewhere()
  await pass(2000)
  world.session = 'none'
  await pass(2000)
  monitor.checkSession()
  await pass(0)
  expect(dialogs).toEqual([{ type: 'ended', reason: 'expired' }])
  monitor.stop()
})

it('a guest’s session is never checked, and an ended one no more', async () => {
  const guest = createTab({ loggedIn: false })
  const player = createTab()
  player.world.session = 'none'
  player.monitor.checkSession()
  await pass(2000)
  for (const { monitor, world } of [guest, player]) {
    monitor.checkSession()
    monitor.handleLogoutElsewhere()
    await pass(5000)
    world.online = false
    monitor.checkConnection()
    await pass(1000)
    monitor.checkSession()
    await pass(5000)
  }
  expect([guest.checks(), player.checks()]).toEqual([0, 1])
  guest.world.online = true
  guest.monitor.checkConnection()
  await pass(5000)
  expect(guest.checks()).toBe(0)
  guest.monitor.stop()
  player.monitor.stop()
})

it('no check starts while the pings are unanswered', async () => {
  const { world, monitor, checks } = createTab()
  world.online = false
  monitor.checkConnection()
  await pass(1000)
  monitor.checkSession()
  await pass(50_000)
  expect(checks()).toBe(0)
  world.online = true
  monitor.checkConnection()
  await pass(3000)
  expect(checks()).toBe(1)
  monitor.stop()
})

it('a session that lives longer than a timer can wait is not checked again and again', async () => {
  const { world, monitor, checks } = createTab()
  world.lifetimeMs = 40 * 86_400_000
  monitor.checkSession()
  await pass(20_000)
  expect(checks()).toBe(1)
  monitor.stop()
})

it('leaves nothing behind when it is stopped, whatever is under way', async () => {
  const { world, monitor, dialogs } = createTab()
  monitor.checkSession()
  await pass(2000)
  monitor.handleLogoutElsewhere()
  world.session = 'none'
  monitor.checkSession()
  monitor.stop()
  await pass(0)
  expect(vi.getTimerCount()).toBe(0)
  expect(dialogs).toEqual([])
})

it('a session that is ended after the page is gone opens nothing', async () => {
  const { world, monitor, dialogs, ends } = createTab()
  world.session = 'none'
  monitor.checkSession()
  await Promise.resolve()
  while (ends.length === 0) await Promise.resolve()
  monitor.stop()
  await pass(0)
  expect(dialogs).toEqual([])
})

it('an idle page finds out that its session has expired', async () => {
  const { world, monitor, open } = createTab()
  monitor.checkSession()
  await pass(599_000)
  world.session = 'none'
  await pass(3000)
  expect(open()).toBe('ended')
  monitor.stop()
})

type Tab = ReturnType<typeof createTab>
const change =
  (values: Partial<Tab['world']>) =>
  ({ world }: Tab) =>
    void Object.assign(world, values)
/** What may happen to a tab, by name. */
const steps: Readonly<Record<string, (tab: Tab) => unknown>> = {
  answers: change({ server: 'answers' }),
  fails: change({ server: 'fails' }),
  tooMany: change({ server: 'tooMany' }),
  silent: change({ server: 'silent' }),
  offline: ({ world, monitor }) => {
    world.online = false
    monitor.checkConnection()
  },
  online: ({ world, monitor }) => {
    world.online = true
    monitor.checkConnection()
  },
  blackHole: change({ online: false }),
  navigate: ({ monitor }) => monitor.checkSession(),
  retry: ({ monitor }) => monitor.retry(),
  logoutElsewhere: ({ world, monitor }) => {
    world.session = 'none'
    monitor.handleLogoutElsewhere()
  },
  loginElsewhere: change({ session: 'other' }),
  expire: change({ session: 'none' }),
  moment: () => pass(700),
  minute: () => pass(61_000),
  /** Timers stand still, then fire late. */
  sleep: async ({ monitor }) => {
    vi.setSystemTime(Date.now() + 3_600_000)
    monitor.checkSession()
  },
}

it('whatever happens: one dialog at a time, each change once, no living session called ended, and in the end the truth', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 25 }), async (names) => {
      const tab = createTab()
      const { world, dialogs, ends, open } = tab
      for (const name of names) {
        const before = dialogs.length
        await steps[name]?.(tab)
        await pass(0)
        if (dialogs.slice(before).some(({ type }) => type === 'ended')) expect([name, world.session]).toEqual([name, 'none'])
      }
      for (const [index, state] of dialogs.entries()) expect(state).not.toEqual(dialogs[index - 1] ?? { type: 'none' })
      const logins = names.filter((name) => name === 'loginElsewhere').length
      expect(ends.length).toBeLessThanOrEqual(1 + logins)

      const wasEnded = dialogs.some(({ type }) => type === 'ended')
      Object.assign(world, { server: 'answers', online: true })
      tab.monitor.checkConnection()
      await pass(120_000)
      tab.monitor.checkSession()
      await pass(5000)
      // the dialog of a page whose session has ended stays when another tab begins a new one: its data may be somebody else's
      if (world.session === 'none' || !wasEnded) expect(open()).toBe(world.session === 'none' ? 'ended' : 'none')
      tab.monitor.stop()
      expect(tab.errors).toEqual([])
    }),
    { numRuns: 500 },
  )
})
