import { lazyComponent, useBackgroundComponent, useDelay } from '@casino/design-system/lazy'
import { usePageContext } from '../content/PageContext.tsx'
import type { PlayerPopupsProps } from './PlayerPopups.tsx'

const playerPopups = lazyComponent<PlayerPopupsProps>(async () => (await import('./PlayerPopups.tsx')).PlayerPopups)
/** The import starts this long after hydration, behind the requests of the page itself. */
const startDelayMs = 1000

/** Imports `PlayerPopups` behind the page of a player; a guest's page loads nothing. */
export function LazyPlayerPopups(props: PlayerPopupsProps) {
  const { loggedIn } = usePageContext().session
  const started = useDelay(startDelayMs)
  const PlayerPopups = useBackgroundComponent(playerPopups, started && loggedIn)
  return loggedIn && PlayerPopups && <PlayerPopups {...props} />
}
