import { lazyComponent, useBackgroundComponent, useDelay } from '@casino/design-system/lazy'
import type { SessionDialogsProps } from './SessionDialogs.tsx'

const sessionDialogs = lazyComponent<SessionDialogsProps>(async () => (await import('./SessionDialogs.tsx')).SessionDialogs)
/** Delay in ms from hydration to the import, so that the requests of the page itself go first. */
const startDelayMs = 1000

/**
 * Imports and starts `SessionDialogs` once the page works. Nothing is due earlier: the page was rendered for this session, and the first
 * ping is sent after 30 s.
 */
export function LazySessionDialogs(props: SessionDialogsProps) {
  const SessionDialogs = useBackgroundComponent(sessionDialogs, useDelay(startDelayMs))
  return SessionDialogs && <SessionDialogs {...props} />
}
