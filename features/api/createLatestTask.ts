interface LatestTask<A> {
  /** Runs the task for `argument` after the delay, unless another call follows. Aborts the current run. */
  schedule(argument: A): void
  /** Runs the task at once. Aborts the current run. */
  start(argument: A): void
  /** Runs a scheduled one at once; does nothing without one. */
  flush(): void
  cancel(): void
}

/**
 * A task of which only the latest run counts, such as a request at each pause of typing. A new run cancels the previous delay or aborts its
 * signal. `delayMs`: length of the pause. Errors of an aborted run are ignored; others are reported.
 */
export function createLatestTask<A>(run: (argument: A, signal: AbortSignal) => Promise<unknown>, delayMs: number): LatestTask<A> {
  let scheduled: { timer: ReturnType<typeof setTimeout>; argument: A } | null = null
  let controller = new AbortController()
  const cancel = () => {
    if (scheduled) clearTimeout(scheduled.timer)
    scheduled = null
    controller.abort()
  }
  const start = (argument: A) => {
    cancel()
    controller = new AbortController()
    const { signal } = controller
    run(argument, signal).catch((error: unknown) => {
      if (!signal.aborted) reportError(error)
    })
  }
  return {
    schedule(argument) {
      cancel()
      scheduled = { timer: setTimeout(() => start(argument), delayMs), argument }
    },
    start,
    flush: () => {
      if (scheduled) start(scheduled.argument)
    },
    cancel,
  }
}
