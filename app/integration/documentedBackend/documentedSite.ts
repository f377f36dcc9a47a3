import { createApp } from '../../site/server/app.ts'
import { createBackendClient } from '../../site/server/calls/backendClient.ts'
import { createTestSite, noLimits } from '../../site/server/testing/testSite.ts'
import { createCookieClient } from '../cookieClient.ts'
import { type Answer, createDocumentedFetch, type ReceivedRequest } from './documentedBackend.ts'

const origin = 'http://backend.test'
const partner = 'https://partner.example'
const unlimited = ['login', 'registration', 'emailCheck', 'bonusCode', 'card', 'contact', 'message', 'consent', 'unsubscribe', 'default']
const sameOrigin = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

/** What the site answers a browser: data, or the code and the Danish message of a failure. */
export interface SiteAnswer {
  status: number
  data?: unknown
  code?: string
  message?: string
  /** The last lines of the site server's log, with a failure. */
  log?: readonly string[]
}

/** A site server in front of the documented back end, both in this process. `vary` applies to every answer. */
export async function startDocumentedSite(env: Record<string, string> = {}) {
  const replaced = new Map<string, Answer>()
  const requests: ReceivedRequest[] = []
  const current: { vary?: (data: unknown, route: string) => unknown } = {}
  const amounts = env.BACKEND_AMOUNTS === 'kroner' ? 'kroner' : 'oere'
  const fetchBackend = createDocumentedFetch({
    origin,
    replaced,
    vary: (data, route) => (current.vary ? current.vary(data, route) : data),
    onRequest: (request) => void requests.push(request),
  })
  const { site, lines } = createTestSite(createBackendClient(origin, fetchBackend, { amounts }), {
    BACKEND_BASE_URL: origin,
    CONTENT_CACHE: '0',
    PARTNER_ORIGINS: partner,
    RATE_LIMITS: unlimited.map((bucket) => `${bucket}=100000`).join(),
    ...env,
  })
  const app = await createApp(site, { stopping: false }, noLimits)
  return {
    replaced,
    requests,
    lines,
    vary: (vary: (data: unknown, route: string) => unknown = (data) => data) => {
      current.vary = vary
    },
    /** A browser with these cookies. */
    openBrowser(cookies: Readonly<Record<string, string>> = {}) {
      const { jar, post } = createCookieClient(app)
      for (const [name, value] of Object.entries(cookies)) jar.set(name, value)
      const send = async (url: string, payload: object = {}, headers: Record<string, string> = {}): Promise<SiteAnswer> => {
        const answer = await post(url, payload, { ...sameOrigin, ...headers })
        const { data, error } = answer.json()
        return { status: answer.statusCode, data, code: error?.code, message: error?.message, ...(error && { log: lines.slice(-3) }) }
      }
      const get = async (url: string): Promise<SiteAnswer> => {
        const answer = await app.inject({ url, headers: sameOrigin })
        const { data, error } = answer.json()
        return { status: answer.statusCode, data, code: error?.code, message: error?.message, ...(error && { log: lines.slice(-3) }) }
      }
      /** As the form of a partner's page. */
      const handOver = (form: Record<string, string>) =>
        post('/api/handover', new URLSearchParams(form).toString(), {
          'content-type': 'application/x-www-form-urlencoded',
          origin: partner,
        })
      return { jar, send, get, handOver }
    },
    close: () => app.close(),
  }
}
export type DocumentedSite = Awaited<ReturnType<typeof startDocumentedSite>>

/** Cookies of a browser that has started a login, and of a player's. */
export const loginCookies = { transactionId: 'tx-1', loginLog: 'log-1' }
export const playerCookies = { session: 'held-session-id-of-22-chars', userId: '4711' }
