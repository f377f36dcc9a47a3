import { useEffect } from 'react'

let measuring = false

/** Measures page timings from the moment that statistics are allowed; once a document. The server drops them after a withdrawal. */
export function useVitals(allowed: boolean): void {
  useEffect(() => {
    if (!allowed || measuring) return
    measuring = true
    import('./vitals.ts').then(({ measureVitals }) => measureVitals(), reportError)
  }, [allowed])
}
