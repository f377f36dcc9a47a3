import { useSWRConfig } from 'swr'
import { sendCall } from '../api/client.ts'
import { callKey } from '../api/contract.ts'
import { settleCall } from '../api/settleCall.ts'
import { type PageContextValue, usePageContext } from '../content/PageContext.tsx'
import type { Profile } from './calls.ts'
import type { SessionEndReason } from './sessionDialogState.ts'

/** The dialog waits no longer than this for the cookies to be cleared. */
const logoutTimeoutMs = 5000

/** A logout of the page's own session: another tab may have begun a new one, which lives on. */
export const logoutBody = ({ fingerprint }: PageContextValue['session']): { fingerprint?: string } =>
  fingerprint === null ? {} : { fingerprint }

/**
 * What follows when the server has ended the session of this page: its cookies are cleared, an expiry is logged, and the page behind the
 * dialog is a guest's. Resolves with false when the browser has begun another session since, whose data the page then shows; it is loaded
 * again when that is another player's. Never rejects.
 */
export function useEndSession(path: string): (reason: SessionEndReason) => Promise<boolean> {
  const { session } = usePageContext()
  const { cache, mutate } = useSWRConfig()
  const isPersonal = (key: unknown) => typeof key === 'string' && key.startsWith('session.')
  return async (reason) => {
    const logout = await settleCall(sendCall('session.logout', { body: logoutBody(session) }, AbortSignal.timeout(logoutTimeoutMs)))
    if (logout.type === 'success' && !logout.data.ended) {
      const own = await settleCall(sendCall('session.validate'))
      if (own.type === 'failure' && own.error.code === 'ERR_UNAUTHENTICATED') window.location.reload()
      else await mutate(isPersonal)
      return false
    }
    const profile = cache.get(callKey('session.profile', {}))?.data as Profile | null | undefined // the cache entry is the response of this call
    if (reason === 'expired') void logExpiry(profile?.userId ?? '', path).catch(reportError)
    await mutate(isPersonal, null, { revalidate: false })
    return true
  }
}

/** Its failure changes nothing: the session has ended, and the site server logs a call that fails. */
const logExpiry = (userId: string, path: string): Promise<unknown> =>
  settleCall(sendCall('session.logExpiry', { body: { userId, from_route: path, datetime: new Date().toISOString() } }))
