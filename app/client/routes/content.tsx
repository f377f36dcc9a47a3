import { need } from '../needs.ts'
import type { Route, RouteParams } from '../route-types.ts'
import { guardsOf } from './guards.ts'

/** A page of the CMS; `slugOf` finds its name in the address. */
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

/** Pages of the CMS. The catch-all comes last: it takes every address that no other route does. */
export const contentRoutes: readonly Route[] = [
  content('contents-slug', '/contents/:slug', ({ slug = '' }) => slug),
  content('cookiepolitik', '/cookiepolitik', () => 'cookies'),
  content('slug', '/*', ({ rest = '' }) => rest),
]
