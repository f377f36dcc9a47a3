import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import { useEffect, useState } from 'react'
import type { SessionDialogsProps } from './SessionDialogs.tsx'

const sessionDialogs = lazyComponent<SessionDialogsProps>(async () => (await import('./SessionDialogs.tsx')).SessionDialogs)
/** A failed import is reported and repeated after this time, until the session is monitored. */
const retryMs = 2000
/** The import starts this long after hydration, behind the requests of the page itself. */
const startDelayMs = 1000

/**
 * Imports and starts `SessionDialogs` once the page works. Nothing is due earlier: the page was rendered for this session, and the first
 * ping is sent after 30 s.
 */
export function LazySessionDialogs(props: SessionDialogsProps) {
  const [started, setStarted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), startDelayMs)
    return () => clearTimeout(timer)
  }, [])
  const SessionDialogs = useLazyComponent(sessionDialogs, started, retryMs)
  return SessionDialogs && <SessionDialogs {...props} />
}
