import { type Answers, session, startApp } from '../testing/test-app.ts'

export { session }

/** Headers of a call that the site's own page makes. */
export const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

/** The own server, with what posts a call to it as its pages do. */
export async function start(answers?: Answers, env?: Record<string, string>) {
  const { app, sent, lines } = await startApp(answers, env)
  const post = (url: string, payload: object, cookie = '', headers: object = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...own, cookie, ...headers } })
  return { app, post, sent: () => sent.filter(({ name }) => name !== 'config.translations'), lines }
}
