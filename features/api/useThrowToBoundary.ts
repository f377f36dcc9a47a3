import { useCallback, useState } from 'react'

/**
 * Returns a function that throws into the nearest error boundary: for an error outside rendering (of a promise, a timer) after which the
 * screen cannot continue.
 */
export function useThrowToBoundary(): (error: unknown) => void {
  const [, setState] = useState<null>(null)
  return useCallback(
    (error) =>
      setState(() => {
        throw error
      }),
    [],
  )
}
