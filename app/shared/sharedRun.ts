/** Runs a task at most once in `periodMs`: callers share the run that is under way or has just ended, and its failure. */
export function createSharedRun<T>(task: () => Promise<T>, periodMs: number): () => Promise<T> {
  let latest: { run: Promise<T>; endedAt: number } | null = null
  return () => {
    if (latest && performance.now() - latest.endedAt < periodMs) return latest.run
    const current = { run: task(), endedAt: Infinity }
    latest = current
    const end = () => {
      current.endedAt = performance.now()
    }
    current.run.then(end, end)
    return current.run
  }
}
