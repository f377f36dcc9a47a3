import { lazy, Suspense, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { createClient } from '../api/client.ts'
import { callKey } from '../api/contract.ts'
import { settleCall } from '../api/settleCall.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { loginPath, paths } from '../content/paths.ts'
import { useRawSearch, withSearch } from '../content/useSearchState.ts'
import type { Profile, sessionCalls } from './calls.ts'
import { useSessionMonitor } from './useSessionMonitor.ts'

const loadViews = () => import('./SessionDialogViews.tsx')
const LazySessionDialogViews = lazy(async () => ({ default: (await loadViews()).SessionDialogViews }))
// not createMutationHook, which would add swr/mutation (0.8 kB gzipped) to the script of every page
const call = createClient<typeof sessionCalls>('session')

export interface SessionDialogsProps {
  /** The current page is for logged-in players only: the login returns to it. */
  requiresLogin: boolean
}

/**
 * Monitors the connection on every page and the session of a logged-in player, and opens a dialog when one is lost.
 * The entry bundle contains only the monitoring; the lazy dialogs are preloaded after a successful ping, while the server is reachable.
 */
export function SessionDialogs({ requiresLogin }: SessionDialogsProps) {
  const { session } = usePageContext()
  const { cache, mutate } = useSWRConfig()
  const [path] = useLocation()
  const currentUrl = withSearch(path, useRawSearch())
  const [navigating, setNavigating] = useState(false)

  const dialogState = useSessionMonitor({
    loggedIn: session.loggedIn,
    path,
    preload: () => void loadViews().then(({ preloadModal }) => preloadModal(), noop), // retried, and reported, when a dialog opens
    onExpired: async (cause) => {
      const profile = cache.get(callKey('session.profile', {}))?.data as Profile | undefined // the cache entry is the response of this call
      const datetime = new Date().toISOString()
      // a failure of these calls changes nothing: the session has ended
      await settleCall(call('logExpiry', { body: { userId: profile?.userId ?? '', from_route: path, datetime } }))
      // only an explicit 401 ends the session here; a network failure may be temporary
      if (cause.code !== 'ERR_UNAUTHENTICATED') return
      await settleCall(call('logout', { body: {} }))
      await mutate((key) => typeof key === 'string' && key.startsWith('session.'), undefined, { revalidate: false })
      await mutate((key) => typeof key === 'string' && key.startsWith('content.navigation'))
    },
  })

  const logoutAndNavigate = (to: string) => {
    setNavigating(true)
    settleCall(call('logout', { body: {} }))
      .catch(reportError)
      .finally(() => window.location.assign(to))
  }
  if (dialogState.openDialog === 'none') return null
  return (
    <Suspense fallback={null}>
      <LazySessionDialogViews
        dialog={dialogState.openDialog}
        navigating={navigating}
        onLogin={() => logoutAndNavigate(loginPath({ reason: 'expired', ...(requiresLogin && { redirect: currentUrl }) }))}
        onContinueAsGuest={() => logoutAndNavigate(paths.home)}
        onRetry={() => window.location.reload()}
      />
    </Suspense>
  )
}

const noop = () => undefined
