import { contentPath, paths, sameOriginPath } from '@casino/features/navigation/paths'
import { routeQuery } from '../routeQueries.ts'
import { cachedByPath, type Route, type RouteParams } from '../routeTypes.ts'
import { routeGuards } from './routeGuards.ts'

/** A route of CMS pages; `slugOf` maps its params to the page's slug. */
const contentRoute = (name: string, path: string, slugOf: (params: RouteParams) => string): Route => ({
  name,
  path,
  guards: routeGuards.content,
  access: 'public',
  contentSlug: slugOf,
  loadPage: async () => {
    const { ContentPage } = await import('@casino/features/content/ContentPage')
    return ({ params }) => <ContentPage slug={slugOf(params)} />
  },
  header: 'shown',
  server: import.meta.env.SSR && {
    queries: (params) => [routeQuery('content.mainContent', { body: { name: slugOf(params) } }, { required: true })],
    textGroups: ['games', 'slot_machines'],
    cache: cachedByPath,
    canonicalHref: (params) => contentPath(slugOf(params)),
  },
})

/** The page's one parameter, `fra`: where the visitor came from. */
function canonicalReturn(search: string): string {
  const returnTo = sameOriginPath(new URLSearchParams(search).get('fra'))
  return returnTo ? `${new URLSearchParams({ fra: returnTo })}` : ''
}

/** The page of unsupported browsers, and CMS pages. The catch-all route is last: it matches every remaining path. */
export const contentRoutes: readonly Route[] = [
  {
    name: 'unsupported',
    path: paths.unsupported,
    guards: routeGuards.content,
    access: 'public',
    loadPage: async () => {
      const { UnsupportedPage } = await import('@casino/features/content/UnsupportedPage')
      return ({ search }) => <UnsupportedPage returnTo={sameOriginPath(new URLSearchParams(search).get('fra')) ?? paths.home} />
    },
    header: 'hidden',
    wallpaper: 'hidden',
    server: import.meta.env.SSR && {
      queries: () => [],
      textGroups: ['unsupported'],
      cache: { canonicalSearch: (search) => canonicalReturn(search) },
    },
  },
  contentRoute('contents-slug', '/contents/:slug', ({ slug = '' }) => slug),
  {
    ...contentRoute('cookiepolitik', '/cookiepolitik', () => 'cookies'),
    loadPage: async () => {
      const [{ ContentPage }, { CookieChoiceSection }] = await Promise.all([
        import('@casino/features/content/ContentPage'),
        import('@casino/features/consent/CookieChoiceSection'),
      ])
      return () => <ContentPage slug="cookies" end={<CookieChoiceSection />} />
    },
  },
  // some twenty addresses of a casino in Aarhus, for which the specification names no content: one page says where to go instead
  contentRoute('casino-aarhus', '/casino-aarhus/*', () => 'casino-aarhus'),
  contentRoute('slug', '/*', ({ '*': slug = '' }) => slug),
]
