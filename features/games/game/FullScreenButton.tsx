import { IconButton } from '@casino/design-system'
import { FullscreenIcon } from '@casino/design-system/icons/Fullscreen'
import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

interface FullScreenButtonProps {
  label: string
}

/**
 * Toggles full screen of the whole page, not of the game frame alone: the clock, the time logged in and the balance must stay visible
 * while playing (RULES, *Player protection*). Renders nothing where the browser has no Fullscreen API.
 */
export function FullScreenButton({ label }: FullScreenButtonProps) {
  const supported = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  )
  const active = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  if (!supported) return null
  const toggle = () => (active ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return <IconButton label={label} icon={<FullscreenIcon />} pressed={active} onClick={toggle} />
}
