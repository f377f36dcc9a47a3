import { beforeAll } from 'vitest'
import { Failure } from '../calls/failure.ts'
import { type Answers, session as cookie, startApp } from '../testing/test-app.ts'
import type { ClientModule } from './load-page.ts'
import { registerPages } from './page-routes.ts'
import type { Renderer } from './renderer.ts'

let client: ClientModule
beforeAll(async () => {
  client = await import('../../client/entry-server.tsx')
}, 120_000)

/** Request headers of a logged-in player. */
export const session = { cookie }

/** Starts the site server with its pages on a fake back end. */
export async function start(answers?: Answers) {
  const { app, site, sent, lines } = await startApp(answers)
  const assets = { script: '/assets/entry.js', styles: ['/assets/entry.css'], modules: ['/assets/lobby.js'], fonts: ['/assets/font.woff2'] }
  const renderer: Renderer = { client: async () => client, assetsOf: () => assets, devHead: async () => '', build: 'b1' }
  registerPages(app, site, renderer)
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, get, sent, lines }
}

/** A fake response that fails with `code`. */
export const refuse = (code: 'ERR_UNAUTHENTICATED' | 'ERR_UPSTREAM' | 'ERR_NOT_FOUND') => () => {
  throw new Failure(code)
}

/** The payload embedded in a document. */
export const payloadOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="payload">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
