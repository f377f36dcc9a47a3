import { onTestFinished } from 'vitest'
import { createApp } from '../app.ts'
import type { SendCall } from '../calls/backendClient.ts'
import { createFakeBackend, defaultResponses } from './fakeBackend.ts'
import { createTestSite, noLimits, signCookies } from './testSite.ts'

export type FakeResponses = Parameters<typeof createFakeBackend>[0]

/** Cookie header of a logged-in player. */
export const sessionCookie = signCookies('session=held-session-id-of-22-chars; userId=u1')

interface TestAppOptions {
  env?: Record<string, string>
  /** Replaces the transport to the fake back end. */
  wrapSend?: (send: SendCall) => SendCall
}

/** Starts the site server without pages on a fake back end; closed after the test. `sent`: calls to the back end; `lines`: log lines. */
export async function startTestApp(answers: FakeResponses = {}, { env, wrapSend = (send) => send }: TestAppOptions = {}) {
  const { send, sent } = createFakeBackend({ ...defaultResponses, ...answers })
  const { site, lines } = createTestSite(wrapSend(send), env)
  const lifecycle = { stopping: false }
  const app = await createApp(site, lifecycle, noLimits)
  // Not `afterEach` of this module: test files share modules, and only the first file to import it would close its apps.
  onTestFinished(() => app.close())
  return { app, site, lifecycle, sent, lines }
}
