import { lazyComponent, useBackgroundComponent, useDelay } from '@casino/design-system/lazy'
import { usePageContext } from '../content/PageContext.tsx'
import type { PlayerPopupsProps } from './PlayerPopups.tsx'

const playerPopups = lazyComponent<PlayerPopupsProps>(async () => (await import('./PlayerPopups.tsx')).PlayerPopups)
/** Delay in ms from hydration to the import, so that the requests of the page itself go first. */
const startDelayMs = 1000

/** Imports `PlayerPopups` after the page of a player has loaded; a guest's page loads nothing. */
export function LazyPlayerPopups(props: PlayerPopupsProps) {
  const { loggedIn } = usePageContext().session
  const started = useDelay(startDelayMs)
  const PlayerPopups = useBackgroundComponent(playerPopups, started && loggedIn)
  return loggedIn && PlayerPopups && <PlayerPopups {...props} />
}
