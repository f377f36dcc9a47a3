import { useState } from 'react'
import { useLocation } from 'wouter'
import { createMutationHook } from '../api/createMutationHook.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { loginPath, paths } from '../navigation/paths.ts'
import { useRawSearch, withSearch } from '../navigation/useSearchState.ts'
import type { sessionCalls } from './calls.ts'
import { SessionDialogViews } from './SessionDialogViews.tsx'
import type { SessionDialogState } from './sessionDialogState.ts'
import { logoutBody } from './useEndSession.ts'

const useSessionMutation = createMutationHook<typeof sessionCalls>('session')

interface OpenSessionDialogProps {
  dialog: Exclude<SessionDialogState, { type: 'none' }>
  /** The current page is for logged-in players only: the login returns to it. */
  requiresLogin: boolean
  /** Checks the session again. */
  onRetry(): void
}

/** The open dialog with its calls: the player continues by login, as a guest, by another check or by a new page. */
export function OpenSessionDialog({ dialog, requiresLogin, onRetry }: OpenSessionDialogProps) {
  const { session } = usePageContext()
  const [path] = useLocation()
  const currentUrl = withSearch(path, useRawSearch())
  const [navigating, setNavigating] = useState(false)
  const { trigger: logout } = useSessionMutation('logout')
  const expired = dialog.type === 'ended' && dialog.reason === 'expired'

  const logoutAndNavigate = (to: string) => {
    setNavigating(true)
    logout({ body: logoutBody(session) })
      .catch(reportError)
      .finally(() => window.location.assign(to))
  }
  return (
    <SessionDialogViews
      dialog={dialog}
      navigating={navigating}
      onLogin={() =>
        logoutAndNavigate(loginPath({ ...(expired && { reason: 'expired' }), ...(requiresLogin && { redirect: currentUrl }) }))
      }
      onContinueAsGuest={() => logoutAndNavigate(paths.home)}
      onRetry={dialog.type === 'lost' ? () => window.location.reload() : onRetry}
    />
  )
}
