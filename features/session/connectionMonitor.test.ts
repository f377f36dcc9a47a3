import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ConnectionState, connectionReducer, lostAfterMs, monitorConnection, pingIntervalMs } from './connectionMonitor.ts'

const connected: ConnectionState = { type: 'connected' }

describe('connectionReducer', () => {
  it('is lost 60 s after the first failed ping', () => {
    const since = connectionReducer(connected, { type: 'silent', now: 1000 })
    expect(since).toEqual({ type: 'disconnected', since: 1000 })
    const before = connectionReducer(since, { type: 'silent', now: 1000 + lostAfterMs - 1 })
    expect(before).toBe(since)
    expect(connectionReducer(since, { type: 'silent', now: 1000 + lostAfterMs })).toEqual({ type: 'lost', since: 1000 })
  })
  it('is connected again after the first response, from every state', () => {
    const disconnected: ConnectionState = { type: 'disconnected', since: 0 }
    const lost: ConnectionState = { type: 'lost', since: 0 }
    for (const state of [connected, disconnected, lost]) expect(connectionReducer(state, { type: 'answered' })).toEqual(connected)
    expect(connectionReducer(lost, { type: 'silent', now: 1e9 })).toBe(lost)
  })
})

describe('monitorConnection', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function watch(answers: { reachable: boolean }) {
    const changes: string[] = []
    let pings = 0
    const running = monitorConnection({
      ping: async () => {
        pings += 1
        return answers.reachable
      },
      now: () => Date.now(),
      onChange: ({ type: at }) => changes.push(at),
    })
    return { running, changes, pings: () => pings }
  }

  it('pings every 30 s and reports no change while the server responds', async () => {
    const { running, changes, pings } = watch({ reachable: true })
    await vi.advanceTimersByTimeAsync(pingIntervalMs * 4)
    expect(pings()).toBe(4)
    expect(changes).toEqual([])
    running.stop()
  })
  it('reports the loss 60 s after the first failed ping, and the reconnection', async () => {
    const server = { reachable: false }
    const { running, changes } = watch(server)
    await vi.advanceTimersByTimeAsync(pingIntervalMs + lostAfterMs - 1)
    expect(changes).toEqual(['disconnected'])
    await vi.advanceTimersByTimeAsync(1)
    expect(changes).toEqual(['disconnected', 'lost'])
    server.reachable = true
    await vi.advanceTimersByTimeAsync(pingIntervalMs)
    expect(changes).toEqual(['disconnected', 'lost', 'connected'])
    running.stop()
  })
  it('reports no loss for a short disconnection', async () => {
    const server = { reachable: false }
    const { running, changes } = watch(server)
    running.check()
    await vi.advanceTimersByTimeAsync(0)
    server.reachable = true
    await vi.advanceTimersByTimeAsync(lostAfterMs * 2)
    expect(changes).toEqual(['disconnected', 'connected'])
    running.stop()
  })
  it('does not ping or report after being stopped', async () => {
    const { running, changes, pings } = watch({ reachable: false })
    running.check()
    running.stop()
    await vi.advanceTimersByTimeAsync(lostAfterMs * 3)
    expect(pings()).toBe(1)
    expect(changes).toEqual([])
  })
  it('leaves no timer running once stopped, also while disconnected', async () => {
    const { running, changes } = watch({ reachable: false })
    await vi.advanceTimersByTimeAsync(pingIntervalMs)
    expect(changes).toEqual(['disconnected'])
    running.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
  it('reports the loss after 60 s also while later pings are unanswered', async () => {
    const changes: string[] = []
    let pings = 0
    const ping = () => (++pings === 1 ? Promise.resolve(false) : new Promise<boolean>(() => undefined))
    const running = monitorConnection({ ping, now: () => Date.now(), onChange: ({ type }) => changes.push(type) })
    running.check()
    await vi.advanceTimersByTimeAsync(lostAfterMs - 1)
    expect(changes).toEqual(['disconnected'])
    await vi.advanceTimersByTimeAsync(1)
    expect(changes).toEqual(['disconnected', 'lost'])
    running.stop()
  })
  it('pings 30 s after a ping that the browser asked for', async () => {
    const { running, pings } = watch({ reachable: true })
    await vi.advanceTimersByTimeAsync(pingIntervalMs - 1)
    running.check()
    await vi.advanceTimersByTimeAsync(pingIntervalMs - 1)
    expect(pings()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(pings()).toBe(2)
    running.stop()
  })
  it('counts the 60 s of a second disconnection from its own start', async () => {
    const server = { reachable: false }
    const { running, changes } = watch(server)
    running.check()
    await vi.advanceTimersByTimeAsync(20_000)
    server.reachable = true
    running.check()
    await vi.advanceTimersByTimeAsync(10_000)
    server.reachable = false
    running.check()
    await vi.advanceTimersByTimeAsync(lostAfterMs - 1)
    expect(changes).toEqual(['disconnected', 'connected', 'disconnected'])
    await vi.advanceTimersByTimeAsync(1)
    expect(changes.at(-1)).toBe('lost')
    running.stop()
  })
})
