import { createQueryHook } from '../api/createQueryHook.ts'
import { usePageContext } from '../content/PageContext.tsx'
import type { sessionCalls } from '../session/calls.ts'
import type { landingCalls } from './calls.ts'
import { type LandingData, LandingScreen } from './LandingScreen.tsx'

const useLandingQuery = createQueryHook<typeof landingCalls>('landing')
const useSessionQuery = createQueryHook<typeof sessionCalls>('session')

interface LandingPageProps {
  /** Undefined: the CMS's first landing page. */
  landing: { landingType: string; landingById: string } | undefined
}

/** Route component of `/lp` and `/lp/:landingType/:landingById`. A paused player sees no offer. */
export function LandingPage({ landing }: LandingPageProps) {
  const { site, session } = usePageContext()
  const profile = useSessionQuery('profile', session.loggedIn ? {} : null)
  const { data: found, error, mutate } = useLandingQuery('detail', { body: { ...landing } })
  const data: LandingData = found
    ? { type: 'ready', landing: found }
    : error
      ? { type: 'failed', message: error.message }
      : { type: 'loading' }
  return (
    <LandingScreen
      data={data}
      loggedIn={session.loggedIn}
      pausedUntil={profile.data?.pausedUntil ?? null}
      site={site}
      onRetry={() => void mutate()}
    />
  )
}
