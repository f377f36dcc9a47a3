import { preloadModal } from '@casino/design-system/components/Modal'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { CallError } from '../api/errors.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { OpenSessionDialog } from './OpenSessionDialog.tsx'
import { useSessionMonitor } from './useSessionMonitor.ts'

export interface SessionDialogsProps {
  /** The current page is for logged-in players only: the login returns to it. */
  requiresLogin: boolean
}

/**
 * Monitors the connection on every page and the session of a logged-in player, and opens a dialog when one is lost.
 * The dialog's panel is preloaded after each successful ping, while the server is reachable.
 */
export function SessionDialogs({ requiresLogin }: SessionDialogsProps) {
  const { session } = usePageContext()
  const [path] = useLocation()
  const [expiryCause, setExpiryCause] = useState<CallError | null>(null)
  const { openDialog } = useSessionMonitor({ loggedIn: session.loggedIn, path, preload: preloadModal, onExpired: setExpiryCause })
  if (openDialog === 'none') return null
  return <OpenSessionDialog dialog={openDialog} expiryCause={expiryCause} requiresLogin={requiresLogin} />
}
