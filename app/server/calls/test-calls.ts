import { type Answers, session, startApp } from '../testing/test-app.ts'

export { session }

/** Headers of a same-origin JSON request. */
export const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

/** Starts the site server; `post` sends it a same-origin call. */
export async function start(answers?: Answers, env?: Record<string, string>) {
  const { app, sent, lines } = await startApp(answers, env)
  const post = (url: string, payload: object, cookie = '', headers: object = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...own, cookie, ...headers } })
  return { app, post, sent: () => sent.filter(({ name }) => name !== 'config.translations'), lines }
}
