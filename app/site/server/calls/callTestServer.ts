import { type FakeResponses, sessionCookie, startTestApp } from '../testing/testApp.ts'
import { signCookies } from '../testing/testSite.ts'

export { sessionCookie }

/** Calls that the site server makes for its own configuration. */
const configurationCalls: readonly string[] = ['content.translations', 'content.systemConfig']

/** Headers of a same-origin JSON request. */
export const sameOriginHeaders = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

/** Starts the site server; `post` sends it a same-origin call, with its cookies signed. */
export async function startCallServer(answers?: FakeResponses, env?: Record<string, string>) {
  const { app, sent, lines } = await startTestApp(answers, env && { env })
  const post = (url: string, payload: object, cookie = '', headers: object = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...sameOriginHeaders, cookie: signCookies(cookie), ...headers } })
  return { app, post, sent: () => sent.filter(({ name }) => !configurationCalls.includes(name)), lines }
}
