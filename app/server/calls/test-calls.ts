import type { FastifyInstance } from 'fastify'
import { afterEach } from 'vitest'
import { createApp } from '../app.ts'
import { fakeBackEnd, siteAnswers } from '../testing/fake-back-end.ts'
import { testSite } from '../testing/test-site.ts'

/** Headers of a call that the site's own page makes. */
export const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
/** The cookies of a player. */
export const session = 'session=held-session-id-of-22-chars; userId=u1'

const apps: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

/** The own server without pages, before a back end that gives these answers; closed after the test. */
export async function start(answers: Parameters<typeof fakeBackEnd>[0] = {}, env?: Record<string, string>) {
  const { send, sent } = fakeBackEnd({ ...siteAnswers, ...answers })
  const { site, lines } = testSite(send, env)
  const app = await createApp({ site, send })
  apps.push(app)
  const post = (url: string, payload: object, cookie = '', headers: object = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...own, cookie, ...headers } })
  return { app, post, sent: () => sent.filter(({ name }) => name !== 'config.translations'), lines }
}
