import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTab, pass } from './sessionMonitorTab.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

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

it('shows one dialog at a time for any order of events', async () => {
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
      // The dialog of a page whose session has ended stays when another tab begins a new one: the data may belong to another player.
      if (world.session === 'none' || !wasEnded) expect(open()).toBe(world.session === 'none' ? 'ended' : 'none')
      tab.monitor.stop()
      expect(tab.errors).toEqual([])
    }),
    { numRuns: 500 },
  )
})
