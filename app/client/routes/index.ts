import type { TextGroup } from '@casino/features/content/texts'
import { checkGuardNames } from '../guards/index.ts'
import { type RouteQuery, routeQuery } from '../routeQueries.ts'
import type { Route } from '../routeTypes.ts'
import { accountRoutes } from './account.tsx'
import { contentRoutes } from './content.tsx'
import { gameRoutes } from './games.tsx'
import { identityRoutes } from './identity.tsx'

/** The route table of the site server and the browser. The first match wins; the catch-all is last. */
export const routes: readonly Route[] = [...identityRoutes, ...accountRoutes, ...gameRoutes, ...contentRoutes]
checkGuardNames(routes)

/** Text groups of every page: shell, menus, buttons, errors. */
export const sharedTextGroups: readonly TextGroup[] = [
  'menu',
  'btn',
  'label',
  'modal',
  'error',
  'shell',
  'site',
  'keywords',
  'unit',
  'condition',
  'authentication',
]

/** Queries of the shell, on every page. */
export const sharedQueries: readonly RouteQuery[] = [
  routeQuery('session.profile', {}, { player: true }),
  routeQuery('session.summary', {}, { player: true }),
]
