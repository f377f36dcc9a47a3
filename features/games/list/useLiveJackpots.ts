import { useEffect, useState } from 'react'

/** Time between two readings of the jackpots, ms. */
export const jackpotRefreshMs = 5000

export interface LiveJackpots {
  /** Whether the amounts are read again and again, and count. */
  live: boolean
  onLive(live: boolean): void
}

/** Jackpots are live until the player turns that off; with `prefers-reduced-motion` they stand still until the player turns it on. */
export function useLiveJackpots(): LiveJackpots {
  const [live, setLive] = useState(true)
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setLive(false)
  }, [])
  return { live, onLive: setLive }
}
