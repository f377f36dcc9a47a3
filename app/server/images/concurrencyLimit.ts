/** Runs at most `maxConcurrent` tasks; further tasks are queued in order. Rejects when more than `maxQueued` are waiting. */
export function createConcurrencyLimit(maxConcurrent: number, maxQueued: number) {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= maxConcurrent) {
      if (queue.length >= maxQueued) throw new Error('too many image requests queued')
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
