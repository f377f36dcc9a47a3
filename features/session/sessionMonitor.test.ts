import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTab, pass } from './sessionMonitorTab.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

/** A tab whose server has failed for a minute, so that its living session is in doubt, and answers again. */
async function createTabInDoubt() {
  const tab = createTab()
  tab.world.server = 'fails'
  tab.monitor.checkSession()
  await pass(60_000)
  tab.world.server = 'answers'
  return tab
}

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
  const { monitor, ends, dialogs } = await createTabInDoubt()
  await pass(20_000)
  expect(dialogs).toEqual([{ type: 'unconfirmed', checking: false }, { type: 'none' }])
  expect(ends).toEqual([])
  monitor.stop()
})

it('a retry checks the session at once, and the dialog says so', async () => {
  const { monitor, checks, dialogs } = await createTabInDoubt()
  const before = checks()
  monitor.retry()
  await pass(0)
  expect(checks()).toBe(before + 1)
  expect(dialogs).toEqual([{ type: 'unconfirmed', checking: false }, { type: 'unconfirmed', checking: true }, { type: 'none' }])
  monitor.stop()
})

it('a retry finds at once that the connection is back', async () => {
  const { world, monitor, open } = createTab()
  world.online = false
  monitor.checkConnection()
  await pass(120_000)
  expect(open()).toBe('lost')
  world.online = true
  monitor.retry()
  await pass(0)
  expect(open()).toBe('none')
  monitor.stop()
})

it('a late refusal of an older session does not end another tab’s new one', async () => {
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
  await pass(60_000)
  monitor.checkSession()
  await pass(2000)
  world.session = 'none'
  monitor.checkSession()
  await pass(0)
  expect(dialogs).toEqual([{ type: 'ended', reason: 'expired' }])
  monitor.stop()
})

it('a logout that reaches the server slowly is no expiry, although the session was still valid when this tab asked', async () => {
  const { world, monitor, dialogs, ends } = createTab()
  monitor.handleLogoutElsewhere()
  monitor.checkSession() // the player looks at this tab
  await pass(5000)
  world.session = 'none'
  monitor.checkSession()
  await pass(0)
  expect(dialogs).toEqual([{ type: 'ended', reason: 'loggedOut' }])
  expect(ends).toEqual(['loggedOut'])
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

it('leaves nothing behind when it is stopped during any step', async () => {
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
