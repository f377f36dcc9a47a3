import { lazy, Suspense, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation, useSearch } from 'wouter'
import { usePageContext } from '../config/PageContext.tsx'
import type { Profile, sessionCalls } from './calls.ts'
import { createClient } from './client.ts'
import { callKey } from './contract.ts'
import { CallError } from './errors.ts'
import { loginPath, needsLogin, paths } from './paths.ts'
import { useSessionWatch } from './useSessionWatch.ts'

const loadViews = () => import('./SessionDialogViews.tsx')
const Views = lazy(async () => ({ default: (await loadViews()).SessionDialogViews }))
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
  const [leaving, setLeaving] = useState(false)
  const here = search ? `${path}?${search}` : path

  const dialogs = useSessionWatch({
    loggedIn: session.loggedIn,
    path,
    preload: () => void loadViews().then(({ preloadModal }) => preloadModal(), ignore), // retried, and reported, when a dialog opens
    onEnded: async (cause) => {
      const profile = cache.get(callKey('session.profile', {}))?.data as Profile | undefined // the cache entry is the response of this call
      const datetime = new Date().toISOString()
      await unlessCallFails(call('logExpiry', { body: { userId: profile?.userId ?? '', from_route: path, datetime } }))
      // only an explicit 401 ends the session here; a network failure may be temporary
      if (cause.code !== 'ERR_UNAUTHENTICATED') return
      await unlessCallFails(call('logout', { body: {} }))
      await mutate((key) => typeof key === 'string' && key.startsWith('session.'), undefined, { revalidate: false })
      await mutate((key) => typeof key === 'string' && key.startsWith('config.navigation'))
    },
  })

  const leave = async (to: string) => {
    setLeaving(true)
    await unlessCallFails(call('logout', { body: {} }))
    window.location.assign(to)
  }
  if (dialogs.open === 'none') return null
  return (
    <Suspense fallback={null}>
      <Views
        open={dialogs.open}
        leaving={leaving}
        onLogin={() => void leave(loginPath({ reason: 'expired', ...(needsLogin(path) && { redirect: here }) }))}
        onGuest={() => void leave(paths.home)}
        onRetry={() => window.location.reload()}
      />
    </Suspense>
  )
}

const ignore = () => undefined

/** Swallows a CallError where the session ends either way; rethrows any other error. */
async function unlessCallFails(sent: Promise<unknown>): Promise<void> {
  try {
    await sent
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
