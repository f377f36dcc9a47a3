import { maxLandingIdLength, maxLandingTypeLength } from '@casino/features/landing/constants'
import { landingPath } from '@casino/features/navigation/paths'
import { routeQuery } from '../routeQueries.ts'
import { cachedByPath, type Route, type RouteParams } from '../routeTypes.ts'
import { routeGuards } from './routeGuards.ts'

const slugUpTo = (length: number) => new RegExp(`^(?=.{1,${length}}$)[a-z0-9]+(-[a-z0-9]+)*$`)

/** The landing page that the params name; undefined on `/lp`. */
const landingOf = ({ landingType, landingById }: RouteParams) =>
  landingType !== undefined && landingById !== undefined ? { landingType, landingById } : undefined

const landingRoute = (name: string, path: string): Route => ({
  name,
  path,
  params: { landingType: slugUpTo(maxLandingTypeLength), landingById: slugUpTo(maxLandingIdLength) },
  guards: routeGuards.landing,
  access: 'public',
  landingLogId: (params) => (landingOf(params) ? `${params.landingType}.${params.landingById}` : 'lp'),
  loadPage: async () => {
    const { LandingPage } = await import('@casino/features/landing/LandingPage')
    return ({ params }) => {
      const landing = landingOf(params)
      return <LandingPage key={landingPath(landing)} landing={landing} />
    }
  },
  header: 'hidden',
  wallpaper: 'hidden',
  server: import.meta.env.SSR && {
    queries: (params) => [routeQuery('landing.detail', { body: { ...landingOf(params) } }, { required: true })],
    textGroups: ['landing'],
    cache: cachedByPath,
    canonicalHref: (params) => landingPath(landingOf(params)),
  },
})

/** Landing pages, which advertisements and partners link to. */
export const landingRoutes: readonly Route[] = [
  landingRoute('lp', landingPath()),
  landingRoute('lp-landingType-landingById', landingPath({ landingType: ':landingType', landingById: ':landingById' })),
]
