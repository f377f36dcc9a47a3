import type { FastifyInstance } from 'fastify'
import { afterEach, beforeAll } from 'vitest'
import { createApp } from '../app.ts'
import { Failure } from '../calls/failure.ts'
import { fakeBackEnd, siteAnswers } from '../testing/fake-back-end.ts'
import { testSite } from '../testing/test-site.ts'
import type { ClientModule } from './load-page.ts'
import { registerPages } from './page-routes.ts'
import type { Renderer } from './renderer.ts'

let client: ClientModule
beforeAll(async () => {
  client = await import('../../client/entry-server.tsx')
}, 60_000)

const apps: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

/** The cookies of a player. */
export const session = { cookie: 'session=held-session-id-of-22-chars; userId=u1' }

/** The own server with its pages, before a back end that gives these answers; closed after the test. */
export async function start(answers: Parameters<typeof fakeBackEnd>[0] = {}) {
  const { send, sent } = fakeBackEnd({ ...siteAnswers, ...answers })
  const { site, lines } = testSite(send)
  const app = await createApp({ site, send })
  const assets = { script: '/assets/entry.js', styles: ['/assets/entry.css'], modules: ['/assets/lobby.js'], fonts: ['/assets/font.woff2'] }
  const renderer: Renderer = { client: async () => client, assetsOf: () => assets, devHead: async () => '', build: 'b1' }
  registerPages(app, site, renderer)
  apps.push(app)
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, get, sent, lines }
}

/** An answer of the back end that is none. */
export const refuse = (code: 'ERR_UNAUTHENTICATED' | 'ERR_UPSTREAM' | 'ERR_NOT_FOUND') => () => {
  throw new Failure(code)
}

/** What a page hands to its script. */
export const payloadOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="payload">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
