import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollBuilds } from './pollBuilds.ts'

const page = { hidden: false }
let answers: (() => Response | Promise<Response>)[]
const signals: (AbortSignal | null | undefined)[] = []
const onNewer = vi.fn()
const preload = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  answers = []
  signals.length = 0
  preload.mockResolvedValue(undefined)
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    signals.push(init?.signal)
    expect(address).toMatch(/^\/builds\/latest\.json\?t=\d+$/)
    const answer = answers.shift()
    if (!answer) throw new TypeError('offline')
    return answer()
  })
  onNewer.mockClear()
  pollBuilds({ build: 'b1', intervalMs: 30_000, preload, onNewer })
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})
const pass = (intervals: number) => vi.advanceTimersByTimeAsync(intervals * 30_000)
const latest = (id: string) => () => Response.json({ id, timestamp: 0 })

test('asks at the configured interval, and tells of another build once', async () => {
  answers = [latest('b1'), latest('b2'), latest('b3')]
  await vi.advanceTimersByTimeAsync(29_999)
  expect(answers).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  expect([answers.length, onNewer.mock.calls.length]).toEqual([2, 0])
  await pass(3)
  expect([answers.length, onNewer.mock.calls.length]).toEqual([1, 1])
})

test('an unreadable answer, an error and a lost connection tell of nothing, and it asks again', async () => {
  answers = [
    () => Response.json({}, { status: 502 }),
    () => new Response('<'),
    () => Response.json(null),
    () => Response.json({ build: 'b2' }),
  ]
  await pass(5)
  expect(onNewer).not.toHaveBeenCalled()
  answers = [latest('b2')]
  await pass(1)
  expect(onNewer).toHaveBeenCalledOnce()
})

test('a hidden page does not ask', async () => {
  answers = [latest('b2')]
  page.hidden = true
  await pass(3)
  expect(answers).toHaveLength(1)
  page.hidden = false
  await pass(1)
  expect(onNewer).toHaveBeenCalledOnce()
})

test('offers nothing that it could not render: the files of this build may be gone with the next one', async () => {
  answers = [latest('b2')]
  preload.mockRejectedValueOnce(new TypeError('failed to fetch'))
  await pass(1)
  expect([answers.length, onNewer.mock.calls.length]).toEqual([1, 0])
  await pass(1)
  expect(onNewer).toHaveBeenCalledOnce()
})

test('a question without an answer is given up, so that questions never fill the connections to the server', async () => {
  answers = Array.from({ length: 10 }, () => () => new Promise<Response>(() => {}))
  await pass(10)
  expect(signals.filter((signal) => !signal?.aborted).length).toBeLessThanOrEqual(2)
})
