import { toLoadable } from '../api/Loadable.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useProfileQuery } from '../session/queries.ts'
import { LandingScreen } from './LandingScreen.tsx'
import { useLandingQuery } from './queries.ts'

interface LandingPageProps {
  /** Undefined: the CMS's first landing page. */
  landing: { landingType: string; landingById: string } | undefined
}

/** Route component of `/lp` and `/lp/:landingType/:landingById`. A paused player sees no offer. */
export function LandingPage({ landing }: LandingPageProps) {
  const { site, session } = usePageContext()
  const profile = useProfileQuery(session.loggedIn ? {} : null)
  const query = useLandingQuery({ body: { ...landing } })
  return (
    <LandingScreen
      data={toLoadable(query)}
      loggedIn={session.loggedIn}
      pausedUntil={profile.data?.pausedUntil ?? null}
      site={site}
      onRetry={() => void query.mutate()}
    />
  )
}
