import { lazyComponent, useBackgroundComponent, useDelay } from '@casino/design-system/lazy'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { usePageContext } from '../content/PageContext.tsx'
import type { PlayerPopupsProps } from './PlayerPopups.tsx'

const playerPopups = lazyComponent<PlayerPopupsProps>(async () => (await import('./PlayerPopups.tsx')).PlayerPopups)
/** Delay in ms from hydration to the import, so that the requests of the page itself go first. */
const startDelayMs = 1000

/** Imports `PlayerPopups` after the page of a player has loaded; a guest's page loads nothing. */
export function LazyPlayerPopups({ calm }: Pick<PlayerPopupsProps, 'calm'>) {
  const { loggedIn } = usePageContext().session
  const started = useDelay(startDelayMs)
  const PlayerPopups = useBackgroundComponent(playerPopups, started && loggedIn)
  const moved = useMoved()
  return loggedIn && PlayerPopups && <PlayerPopups calm={calm} moved={moved} />
}

/** Whether the player has chosen a page of the site since it was loaded, also when that led back. */
function useMoved(): boolean {
  const [path] = useLocation()
  const [loadedPath] = useState(path)
  const [moved, setMoved] = useState(false)
  if (path !== loadedPath && !moved) setMoved(true)
  return moved
}
