import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { siteRoutes } from '../api/siteRoutes.ts'
import type { Vital } from './calls.ts'

/**
 * Measures this document's page timings and sends them when it is hidden: name and value only, nothing that names a visitor or a page.
 * Entries from before the call are included.
 */
export function measureVitals(): void {
  const timings = new Map<string, Vital>()
  const keep = ({ name, value }: Metric) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS') timings.set(name, { name, value })
  }
  onLCP(keep)
  onINP(keep)
  onCLS(keep)
  // after the library's own listener, which reports the final values
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || timings.size === 0) return
    const body = new Blob([JSON.stringify({ timings: [...timings.values()] })], { type: 'application/json' })
    navigator.sendBeacon(siteRoutes['consent.vitals'].split(' ')[1] ?? '', body)
    timings.clear()
  })
}
