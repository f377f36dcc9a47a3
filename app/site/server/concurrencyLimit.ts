import { CallFailure } from './calls/callFailure.ts'

/** Runs at most `maxConcurrent` tasks; further tasks are queued in order. Rejects with ERR_BUSY when more than `maxQueued` are waiting. */
export function createConcurrencyLimit(maxConcurrent: number, maxQueued: number) {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= maxConcurrent) {
      if (queue.length >= maxQueued) throw new CallFailure('ERR_BUSY', { reason: 'queue is full' })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
