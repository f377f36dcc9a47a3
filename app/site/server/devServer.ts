import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { ClientModule } from './pages/loadPage.ts'
import type { PageRenderer } from './pages/pageRenderer.ts'
import { registerPageRoutes } from './pages/pageRoutes.ts'
import type { SiteServices } from './siteServices.ts'

const entryServer = '/site/client/entry-server.tsx'

/** The development server: Vite as middleware, source modules, and inlined styles that avoid a flash of unstyled content. */
export async function registerDevServer(app: FastifyInstance, site: SiteServices): Promise<void> {
  const { createServer } = await import('vite')
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  const files = { script: '/site/client/entry-client.tsx', modules: [], fonts: [] }
  const brandStylesheet = (brand: string) =>
    [fileURLToPath(new URL(`../../../tokens/generated/brands/${brand}.css`, import.meta.url))]
      .filter(existsSync)
      .map((file) => `/@fs${file}`)
  const renderer: PageRenderer = {
    loadClient: async () => (await vite.ssrLoadModule(entryServer)) as ClientModule, // the module of that path
    assetsFor: (_, brand) => ({ ...files, styles: brandStylesheet(brand) }),
    devHead: async (path) => {
      const page = await vite.transformIndexHtml(path, '<html><head></head><body></body></html>')
      return `${page.slice(page.indexOf('<head>') + 6, page.indexOf('</head>'))}${await inlineStyles(vite)}`
    },
    buildId: 'dev',
    loadRedirects: async () => (await renderer.loadClient()).redirectRules,
  }
  registerPageRoutes(app, site, renderer)
}

/** Inlines the styles of every module used for server rendering; Vite's client replaces each with its own after it has loaded. */
async function inlineStyles(vite: ViteDevServer): Promise<string> {
  const graph = vite.environments.ssr.moduleGraph
  const seen = new Set<string>()
  const out: string[] = []
  const walk = async (node: EnvironmentModuleNode | undefined): Promise<void> => {
    if (!node?.id || seen.has(node.id)) return
    seen.add(node.id)
    for (const child of node.importedModules) await walk(child)
    if (!/\.css($|\?)/.test(node.id)) return
    const style = await vite.environments.client.transformRequest(`${node.url}${node.url.includes('?') ? '&' : '?'}direct`)
    if (style) out.push(`<style data-vite-dev-id="${node.id}">${style.code}</style>`)
  }
  await walk(await graph.getModuleByUrl(entryServer))
  return out.join('')
}
