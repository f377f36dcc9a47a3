import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const limits = { running: 2, waiting: 100, waitingOfClient: 50, refuse: (whose: 'client' | 'all') => new Error(whose) }

/** Tasks that run until the test ends the oldest one. `started`: in the order of their starts. */
function startTasks(options: Partial<Parameters<typeof createTurns>[0]> = {}) {
  const takeTurn = createTurns({ ...limits, ...options })
  const started: string[] = []
  const ends: (() => void)[] = []
  const add = (client: string, times = 1) =>
    Array.from({ length: times }, () =>
      takeTurn(client, () => {
        started.push(client)
        return new Promise<void>((resolve) => ends.push(resolve))
      }).catch((error: Error) => error.message),
    )
  const endOldest = async () => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { add, started, endOldest }
}

describe('turns', () => {
  test('run the tasks of one client in order, so many at once', async () => {
    const { add, started, endOldest } = startTasks()
    add('a', 4)
    expect(started).toHaveLength(2)
    await endOldest()
    expect(started).toHaveLength(3)
  })

  test('let each client wait for one task of each other, however many one has sent', async () => {
    const { add, started, endOldest } = startTasks({ running: 1 })
    add('flood', 40)
    add('visitor')
    add('other')
    for (let n = 0; n < 4; n += 1) await endOldest()
    expect(started).toEqual(['flood', 'flood', 'visitor', 'other', 'flood'])
  })

  test('leave room for others beside a client that has its share', async () => {
    const { add, started, endOldest } = startTasks({ running: 3, runningOfClient: 2 })
    add('flood', 10)
    expect(started).toEqual(['flood', 'flood'])
    add('visitor')
    expect(started).toEqual(['flood', 'flood', 'visitor'])
    await endOldest()
    expect(started).toHaveLength(4)
  })

  test('refuse what a client sends beyond its queue, as its own fault', async () => {
    const { add } = startTasks({ running: 1, waitingOfClient: 2 })
    const tasks = add('flood', 4)
    expect(await tasks[3]).toBe('client')
  })

  test('take the last task of the longest queue when too many wait', async () => {
    const { add, started, endOldest } = startTasks({ running: 1, waiting: 4 })
    const flood = add('flood', 5)
    add('visitor')
    expect(await flood[4]).toBe('client')
    expect(await add('flood')[0]).toBe('all')
    await endOldest()
    await endOldest()
    expect(started).toContain('visitor')
  })

  test('refuse what has waited too long, and pass the turn on after a failure', async () => {
    const { add, started, endOldest } = startTasks({ running: 2, runningOfClient: 1, waitMs: () => 1000 })
    const own = add('flood', 2)
    add('other')
    const visitor = add('visitor')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await Promise.all([own[1], visitor[0]])).toEqual(['client', 'all'])
    const next = add('next')
    await endOldest()
    await endOldest()
    expect(started).toEqual(['flood', 'other', 'next'])
    await endOldest()
    await next[0]
    const takeTurn = createTurns(limits)
    await expect(takeTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await takeTurn('a', async () => 'runs')).toBe('runs')
  })
})
