/** Runs at most `maxConcurrent` tasks; further tasks are queued in order. Rejects when more than `maxQueued` are waiting. */
export function createGate(most: number, longest: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      if (waiting.length >= longest) throw new Error('too many image requests queued')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
