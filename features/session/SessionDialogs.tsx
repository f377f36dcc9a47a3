import { lazy, Suspense, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation, useSearch } from 'wouter'
import { createClient } from '../api/client.ts'
import { callKey } from '../api/contract.ts'
import { CallError } from '../api/errors.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { loginPath, paths, requiresLogin } from '../content/paths.ts'
import type { Profile, sessionCalls } from './calls.ts'
import { useSessionMonitor } from './useSessionMonitor.ts'

const loadViews = () => import('./SessionDialogViews.tsx')
const LazySessionDialogViews = lazy(async () => ({ default: (await loadViews()).SessionDialogViews }))
const call = createClient<typeof sessionCalls>('session')

/**
 * Monitors the connection on every page and the session of a logged-in player, and opens a dialog when one is lost.
 * The entry bundle contains only the monitoring; the lazy dialogs are preloaded after a successful ping, while the server is reachable.
 */
export function SessionDialogs() {
  const { session } = usePageContext()
  const { cache, mutate } = useSWRConfig()
  const [path] = useLocation()
  const search = useSearch()
  const [navigating, setNavigating] = useState(false)
  const currentUrl = search ? `${path}?${search}` : path

  const dialogState = useSessionMonitor({
    loggedIn: session.loggedIn,
    path,
    preload: () => void loadViews().then(({ preloadModal }) => preloadModal(), noop), // retried, and reported, when a dialog opens
    onExpired: async (cause) => {
      const profile = cache.get(callKey('session.profile', {}))?.data as Profile | undefined // the cache entry is the response of this call
      const datetime = new Date().toISOString()
      await ignoreCallError(call('logExpiry', { body: { userId: profile?.userId ?? '', from_route: path, datetime } }))
      // only an explicit 401 ends the session here; a network failure may be temporary
      if (cause.code !== 'ERR_UNAUTHENTICATED') return
      await ignoreCallError(call('logout', { body: {} }))
      await mutate((key) => typeof key === 'string' && key.startsWith('session.'), undefined, { revalidate: false })
      await mutate((key) => typeof key === 'string' && key.startsWith('content.navigation'))
    },
  })

  const logoutAndNavigate = async (to: string) => {
    setNavigating(true)
    await ignoreCallError(call('logout', { body: {} }))
    window.location.assign(to)
  }
  if (dialogState.openDialog === 'none') return null
  return (
    <Suspense fallback={null}>
      <LazySessionDialogViews
        dialog={dialogState.openDialog}
        navigating={navigating}
        onLogin={() => void logoutAndNavigate(loginPath({ reason: 'expired', ...(requiresLogin(path) && { redirect: currentUrl }) }))}
        onContinueAsGuest={() => void logoutAndNavigate(paths.home)}
        onRetry={() => window.location.reload()}
      />
    </Suspense>
  )
}

const noop = () => undefined

/** Swallows a CallError where the session ends either way; rethrows any other error. */
async function ignoreCallError(request: Promise<unknown>): Promise<void> {
  try {
    await request
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
