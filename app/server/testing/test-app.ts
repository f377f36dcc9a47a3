import type { FastifyInstance } from 'fastify'
import { afterEach } from 'vitest'
import { createApp } from '../app.ts'
import { fakeBackEnd, siteAnswers } from './fake-back-end.ts'
import { testSite } from './test-site.ts'

export type Answers = Parameters<typeof fakeBackEnd>[0]

/** The cookies of a player. */
export const session = 'session=held-session-id-of-22-chars; userId=u1'

const apps: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

/** The own server without pages, before a back end that gives these answers; closed after the test. `sent` gathers the calls to the back end, `lines` the log. */
export async function startApp(answers: Answers = {}, env?: Record<string, string>) {
  const { send, sent } = fakeBackEnd({ ...siteAnswers, ...answers })
  const { site, lines } = testSite(send, env)
  const app = await createApp({ site, send })
  apps.push(app)
  return { app, site, sent, lines }
}
