import { need } from '../needs.ts'
import type { Route, RouteParams } from '../route-types.ts'
import { guardsOf } from './guards.ts'

/** A route of CMS pages; `slugOf` maps its params to the page's slug. */
const content = (name: string, path: string, slugOf: (params: RouteParams) => string): Route => ({
  name,
  path,
  guards: guardsOf.content,
  access: 'public',
  content: slugOf,
  files: ['config/ContentPage'],
  load: async () => {
    const { ContentPage } = await import('@casino/features/page/config/ContentPage')
    return ({ params }) => <ContentPage slug={slugOf(params)} />
  },
  data: (params) => (import.meta.env.SSR ? [need('config.mainContent', { body: { name: slugOf(params) } }, { required: true })] : []),
  texts: ['games', 'slot_machines', 'campaign'],
  header: 'shown',
  wallpaper: 'shown',
  cache: { query: [] },
})

/** CMS pages. The catch-all route is last: it matches every remaining path. */
export const contentRoutes: readonly Route[] = [
  content('contents-slug', '/contents/:slug', ({ slug = '' }) => slug),
  content('cookiepolitik', '/cookiepolitik', () => 'cookies'),
  content('slug', '/*', ({ rest = '' }) => rest),
]
