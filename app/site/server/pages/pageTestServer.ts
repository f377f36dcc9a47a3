import type { FastifyInstance } from 'fastify'
import { beforeAll } from 'vitest'
import { CallFailure } from '../calls/callFailure.ts'
import type { SiteServices } from '../siteServices.ts'
import { sessionCookie as cookie, type FakeResponses, startTestApp } from '../testing/testApp.ts'
import type { ClientModule } from './loadPage.ts'
import type { PageRenderer } from './pageRenderer.ts'
import { registerPageRoutes } from './pageRoutes.ts'

let client: ClientModule
beforeAll(async () => {
  client = await import('../../client/entry-server.tsx')
}, 120_000)

/** Request headers of a logged-in player. */
export const sessionHeaders = { cookie }

type PageServerOptions = Parameters<typeof startTestApp>[1] & { routes?: ClientModule['routes'] }

/** Starts the site server with its pages on a fake back end. `renders`: number of documents rendered so far. `routes`: instead of the site's. */
export async function startPageServer(answers?: FakeResponses, { routes = client.routes, ...options }: PageServerOptions = {}) {
  const { app, site, sent, lines } = await startTestApp(answers, options)
  const { renders } = registerPages(app, site, routes)
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, site, get, sent, lines, renders }
}

/** Registers the pages of the source modules, without a build. `renders`: number of documents rendered so far. */
export function registerPages(app: FastifyInstance, site: SiteServices, routes: ClientModule['routes'] = client.routes) {
  let rendered = 0
  const countingClient: ClientModule = {
    ...client,
    routes,
    renderRoute: (...input) => {
      rendered += 1
      return client.renderRoute(...input)
    },
  }
  const assets = { script: '/assets/entry.js', styles: ['/assets/entry.css'], modules: ['/assets/lobby.js'], fonts: ['/assets/font.woff2'] }
  const renderer: PageRenderer = {
    loadClient: async () => countingClient,
    assetsFor: () => assets,
    devHead: async () => '',
    buildId: 'b1',
    loadRedirects: async () => client.redirectRules,
  }
  registerPageRoutes(app, site, renderer)
  return { renders: () => rendered }
}

/** A fake response that fails with `code`. */
export const failWith = (code: 'ERR_UNAUTHENTICATED' | 'ERR_UPSTREAM' | 'ERR_NOT_FOUND') => () => {
  throw new CallFailure(code)
}

/** The payload embedded in a document. */
export const parsePayload = (html: string) =>
  JSON.parse(/<script type="application\/json" id="payload">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
