import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import { useEffect, useState } from 'react'
import type { ConsentManagerProps } from './ConsentManager.tsx'

const consentManager = lazyComponent<ConsentManagerProps>(async () => (await import('./ConsentManager.tsx')).ConsentManager)
/** A failed import is reported and repeated after this time. */
const retryMs = 2000
/** The import starts this long after hydration, behind the requests of the page itself. */
const startDelayMs = 1000

/** Imports `ConsentManager` once the page works. Until then nothing optional is loaded, which is the choice of who has not chosen. */
export function LazyConsent(props: ConsentManagerProps) {
  const [started, setStarted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), startDelayMs)
    return () => clearTimeout(timer)
  }, [])
  const ConsentManager = useLazyComponent(consentManager, started, retryMs)
  return ConsentManager && <ConsentManager {...props} />
}
