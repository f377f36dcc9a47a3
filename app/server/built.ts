import type { FastifyInstance } from 'fastify'
import { registerPages } from './pages/page-routes.ts'
import { builtRenderer } from './pages/renderer.ts'
import type { Site } from './site.ts'
import { registerStatic } from './static.ts'

/** Pages and files of the built site. `dist`: the folder of the browser's files. */
export async function registerBuilt(app: FastifyInstance, site: Site, dist: URL): Promise<void> {
  await registerStatic(app, dist)
  registerPages(app, site, builtRenderer(dist))
}
