import { IconButton } from '@casino/design-system/components/IconButton'
import { FullscreenIcon } from '@casino/design-system/icons/Fullscreen'
import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/**
 * Toggles full screen of the whole page, not of the game frame alone: the clock, the time logged in and the balance must stay visible
 * while playing (RULES, *Player protection*). Renders nothing where the browser has no Fullscreen API.
 */
export function FullScreen({ label }: { readonly label: string }) {
  const possible = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  )
  const on = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  if (!possible) return null
  const toggle = () => (on ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return <IconButton label={label} icon={<FullscreenIcon />} pressed={on} onClick={toggle} />
}
