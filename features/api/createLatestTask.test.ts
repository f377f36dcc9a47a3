import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLatestTask } from './createLatestTask.ts'

const reported = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('reportError', reported)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reported.mockReset()
})

/** A task that records its runs and ends when it is told to. */
function recordRuns() {
  const runs: { argument: string; signal: AbortSignal; fail(error: unknown): void }[] = []
  const run = (argument: string, signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      runs.push({ argument, signal, fail: reject })
    })
  return { runs, task: createLatestTask(run, 300) }
}

it('runs once after a pause, for the latest argument', () => {
  const { runs, task } = recordRuns()
  task.schedule('a')
  vi.advanceTimersByTime(299)
  task.schedule('ab')
  vi.advanceTimersByTime(299)
  expect(runs).toEqual([])
  vi.advanceTimersByTime(1)
  expect(runs.map(({ argument }) => argument)).toEqual(['ab'])
})

it('aborts the run that a later one replaces, from the moment that it is scheduled', () => {
  const { runs, task } = recordRuns()
  task.start('a')
  task.schedule('ab')
  expect(runs[0]?.signal.aborted).toBe(true)
  vi.advanceTimersByTime(300)
  expect(runs[1]).toMatchObject({ argument: 'ab', signal: { aborted: false } })
})

it('flushes a scheduled run only', () => {
  const { runs, task } = recordRuns()
  task.flush()
  task.schedule('a')
  task.flush()
  task.flush()
  vi.advanceTimersByTime(300)
  expect(runs.map(({ argument }) => argument)).toEqual(['a'])
})

it('cancels the scheduled and the current run', () => {
  const { runs, task } = recordRuns()
  task.start('a')
  task.schedule('b')
  task.cancel()
  vi.advanceTimersByTime(300)
  expect(runs.map(({ argument, signal }) => [argument, signal.aborted])).toEqual([['a', true]])
})

it('reports errors of a run, unless it was aborted', async () => {
  const { runs, task } = recordRuns()
  task.start('a')
  task.start('b')
  const failure = new Error('b')
  runs[0]?.fail(new DOMException('a', 'AbortError'))
  runs[1]?.fail(failure)
  await vi.advanceTimersByTimeAsync(0)
  expect(reported.mock.calls).toEqual([[failure]])
})
