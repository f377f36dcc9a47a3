import { siteRoutes } from '@casino/features/api/siteRoutes'
import type { NetworkState } from './toolbars.ts'

/** Calls of the site server, and the connectivity probe. Requests of Storybook and Vite are not intercepted. */
const siteCallPath = /^\/(?:api|backend)\/|^\/favicon\.ico$/
/** Response delay of the slow network, ms. */
export const slowResponseMs = 2500

const names = new Map(Object.entries(siteRoutes).map(([name, route]) => [route.split(' ')[1], name]))
/** Name of the call of a pathname: `/backend/session.validate` or `/api/user/user-profile`. */
const callNameOf = (pathname: string): string => names.get(pathname) ?? pathname.replace('/backend/', '')

const errorEnvelope = {
  result: 0,
  error: { code: 'ERR_UPSTREAM', message: 'Vi kan ikke få fat i kontoen lige nu.', reference: '7F3A-91C2' },
}
const jsonResponse = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

interface NetworkOptions {
  network: NetworkState
  /** Responses by call key, as injected by the server. */
  calls: Readonly<Record<string, unknown>>
}

/**
 * Replaces `fetch` and records the requested pathnames. With network `ok`, responses are injected beforehand and a request stays pending;
 * `slow` responds after `slowResponseMs`, `failing` responds 502. `restore` restores `fetch`.
 */
export function interceptNetwork({ network, calls }: NetworkOptions) {
  const { fetch } = window
  const requestedPaths: string[] = []
  const respond = (pathname: string): Promise<Response> => {
    if (network === 'failing') return Promise.resolve(jsonResponse(502, errorEnvelope))
    const known = Object.entries(calls).find(([key]) => key.startsWith(`${callNameOf(pathname)} `))
    if (network === 'ok' || !known) return new Promise(() => {})
    return new Promise((resolve) => setTimeout(() => resolve(jsonResponse(200, { result: 1, data: known[1] })), slowResponseMs))
  }
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href)
    if (!siteCallPath.test(pathname)) return fetch(input, init)
    requestedPaths.push(pathname)
    return respond(pathname)
  }
  const restore = () => {
    window.fetch = fetch
  }
  return { asked: requestedPaths, open: restore }
}
