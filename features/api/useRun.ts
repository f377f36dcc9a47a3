import { useCallback, useState } from 'react'

/**
 * Returns `run`, which starts the asynchronous work of an event handler or of an effect that the screen depends on: `onClick={() => run(save())}`.
 * A failed call is a value (see `settleCall`), so a rejection is a programming error. It goes to the nearest error boundary, which logs it and
 * offers to load the page again. Work in the background, which nobody waits for, catches its rejection with `reportError`.
 */
export function useRun(): (work: Promise<unknown>) => void {
  const [, setState] = useState<null>(null)
  return useCallback((work) => {
    work.catch((error: unknown) =>
      setState(() => {
        throw error
      }),
    )
  }, [])
}
