import type { FastifyInstance } from 'fastify'
import { createBuiltRenderer } from './pages/pageRenderer.ts'
import { registerPageRoutes } from './pages/pageRoutes.ts'
import type { SiteServices } from './siteServices.ts'
import { registerStaticFiles } from './staticFiles.ts'

/** Registers the pages and static files of the production build. `dist`: folder of the client build. */
export async function registerBuiltSite(app: FastifyInstance, site: SiteServices, dist: URL): Promise<void> {
  await registerStaticFiles(app, dist)
  registerPageRoutes(app, site, createBuiltRenderer(dist))
}
