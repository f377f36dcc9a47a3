import type { FastifyInstance } from 'fastify'
import { registerPages } from './pages/page-routes.ts'
import { builtRenderer } from './pages/renderer.ts'
import type { Site } from './site.ts'
import { registerStatic } from './static.ts'

/** Registers the pages and static files of the production build. `dist`: folder of the client build. */
export async function registerBuilt(app: FastifyInstance, site: Site, dist: URL): Promise<void> {
  await registerStatic(app, dist)
  registerPages(app, site, builtRenderer(dist))
}
