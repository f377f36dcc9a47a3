import { preloadModal } from '@casino/design-system/components/Modal'
import { useLocation } from 'wouter'
import { usePageContext } from '../content/PageContext.tsx'
import { OpenSessionDialog } from './OpenSessionDialog.tsx'
import { useEndSession } from './useEndSession.ts'
import { useFollowPause } from './usePaused.ts'
import { useQueuedPopup } from './useQueuedPopup.ts'
import { useSessionMonitor } from './useSessionMonitor.ts'

export interface SessionDialogsProps {
  /** The current page is for logged-in players only: the login returns to it. */
  requiresLogin: boolean
}

/**
 * Monitors the connection on every page, and the session and the pauses of a logged-in player, and opens a dialog when one is lost or in doubt.
 * The dialog's panel is preloaded at the start and after each successful ping, while the server is reachable.
 */
export function SessionDialogs({ requiresLogin }: SessionDialogsProps) {
  const { session } = usePageContext()
  const [path] = useLocation()
  useFollowPause(session.loggedIn)
  const endSession = useEndSession(path)
  const { dialog, retry } = useSessionMonitor({ loggedIn: session.loggedIn, path, preload: preloadModal, endSession })
  const open = useQueuedPopup('session', dialog.type !== 'none')
  if (!open || dialog.type === 'none') return null
  return <OpenSessionDialog dialog={dialog} requiresLogin={requiresLogin} onRetry={retry} />
}
