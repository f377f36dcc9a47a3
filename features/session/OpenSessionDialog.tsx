import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { callKey } from '../api/contract.ts'
import { createMutationHook } from '../api/createMutationHook.ts'
import type { CallError } from '../api/errors.ts'
import { loginPath, paths } from '../content/paths.ts'
import { useRawSearch, withSearch } from '../content/useSearchState.ts'
import type { Profile, sessionCalls } from './calls.ts'
import { SessionDialogViews } from './SessionDialogViews.tsx'

const useSessionMutation = createMutationHook<typeof sessionCalls>('session')

interface OpenSessionDialogProps {
  dialog: 'expired' | 'lost'
  /** Why the session has expired; null while only the connection is lost. */
  expiryCause: CallError | null
  /** The current page is for logged-in players only: the login returns to it. */
  requiresLogin: boolean
}

/** The open dialog with its calls: an expiry is logged and ends the session once, and the player continues by login or as a guest. */
export function OpenSessionDialog({ dialog, expiryCause, requiresLogin }: OpenSessionDialogProps) {
  const [path] = useLocation()
  const currentUrl = withSearch(path, useRawSearch())
  const [navigating, setNavigating] = useState(false)
  const { trigger: logout } = useSessionMutation('logout')
  const endSession = useSessionEnd(path)
  const handledCause = useRef<CallError>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each expiry, independent of later renders
  useEffect(() => {
    if (dialog !== 'expired' || !expiryCause || handledCause.current === expiryCause) return
    handledCause.current = expiryCause // strict mode runs effects twice
    endSession(expiryCause).catch(reportError)
  }, [dialog, expiryCause])

  const logoutAndNavigate = (to: string) => {
    setNavigating(true)
    logout({ body: {} })
      .catch(reportError)
      .finally(() => window.location.assign(to))
  }
  return (
    <SessionDialogViews
      dialog={dialog}
      navigating={navigating}
      onLogin={() => logoutAndNavigate(loginPath({ reason: 'expired', ...(requiresLogin && { redirect: currentUrl }) }))}
      onContinueAsGuest={() => logoutAndNavigate(paths.home)}
      onRetry={() => window.location.reload()}
    />
  )
}

/** Logs an expiry and, after the server's refusal, ends the session. A failure of these calls changes nothing: the session has ended. */
function useSessionEnd(path: string): (cause: CallError) => Promise<void> {
  const { cache, mutate } = useSWRConfig()
  const { trigger: logExpiry } = useSessionMutation('logExpiry')
  const { trigger: logout } = useSessionMutation('logout')
  return async (cause) => {
    const profile = cache.get(callKey('session.profile', {}))?.data as Profile | undefined // the cache entry is the response of this call
    await logExpiry({ body: { userId: profile?.userId ?? '', from_route: path, datetime: new Date().toISOString() } })
    // only an explicit 401 ends the session here; a network failure may be temporary
    if (cause.code !== 'ERR_UNAUTHENTICATED') return
    await logout({ body: {} })
    await mutate((key) => typeof key === 'string' && key.startsWith('session.'), undefined, { revalidate: false })
    await mutate((key) => typeof key === 'string' && key.startsWith('content.navigation'))
  }
}
