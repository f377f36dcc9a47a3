import { checkGuardNames } from '../guards/index.ts'
import type { Route } from '../routeTypes.ts'
import { accountRoutes } from './account.tsx'
import { campaignRoutes } from './campaigns.tsx'
import { contactRoutes } from './contact.tsx'
import { contentRoutes } from './content.tsx'
import { gameRoutes } from './games.tsx'
import { identityRoutes } from './identity.tsx'
import { landingRoutes } from './landing.tsx'
import { newsRoutes } from './news.tsx'
import { unsubscribeRoutes } from './unsubscribe.tsx'

/** The route table of the site server and the browser. The first match wins; the catch-all is last. */
export const routes: readonly Route[] = [
  ...identityRoutes,
  ...accountRoutes,
  ...gameRoutes,
  ...newsRoutes,
  ...campaignRoutes,
  ...landingRoutes,
  ...unsubscribeRoutes,
  ...contactRoutes,
  ...contentRoutes,
]
checkGuardNames(routes)
