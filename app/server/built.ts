import type { FastifyInstance } from 'fastify'
import { registerPageRoutes } from './pages/page-routes.ts'
import { createBuiltRenderer } from './pages/renderer.ts'
import type { SiteServices } from './site.ts'
import { registerStaticFiles } from './static.ts'

/** Registers the pages and static files of the production build. `dist`: folder of the client build. */
export async function registerBuiltSite(app: FastifyInstance, site: SiteServices, dist: URL): Promise<void> {
  await registerStaticFiles(app, dist)
  registerPageRoutes(app, site, createBuiltRenderer(dist))
}
