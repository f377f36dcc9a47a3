import { ownPaths } from '@casino/features/session/own-paths'
import type { Network } from './toolbars.ts'

/** Calls of the site server, and the connectivity probe. Requests of Storybook and Vite are not intercepted. */
const ours = /^\/(?:api|backend)\/|^\/favicon\.ico$/
/** Response delay of the slow network, ms. */
export const slowAnswer = 2500

const names = new Map(Object.entries(ownPaths).map(([name, route]) => [route.split(' ')[1], name]))
/** Name of the call of a pathname: `/backend/session.validate` or `/api/user/user-profile`. */
const callOf = (pathname: string): string => names.get(pathname) ?? pathname.replace('/backend/', '')

const refusal = { result: 0, error: { code: 'ERR_UPSTREAM', message: 'Vi kan ikke få fat i kontoen lige nu.', reference: '7F3A-91C2' } }
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

interface ClosedNetwork {
  readonly network: Network
  /** Responses by call key, as injected by the server. */
  readonly calls: Readonly<Record<string, unknown>>
}

/**
 * Replaces `fetch` and records the requested pathnames. With network `ok`, responses are injected beforehand and a request stays pending;
 * `slow` responds after `slowResponseMs`, `failing` responds 502. `restore` restores `fetch`.
 */
export function closeNetwork({ network, calls }: ClosedNetwork) {
  const { fetch } = window
  const asked: string[] = []
  const answer = (pathname: string): Promise<Response> => {
    if (network === 'failing') return Promise.resolve(json(502, refusal))
    const known = Object.entries(calls).find(([key]) => key.startsWith(`${callOf(pathname)} `))
    if (network === 'ok' || !known) return new Promise(() => {})
    return new Promise((resolve) => setTimeout(() => resolve(json(200, { result: 1, data: known[1] })), slowAnswer))
  }
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href)
    if (!ours.test(pathname)) return fetch(input, init)
    asked.push(pathname)
    return answer(pathname)
  }
  const open = () => {
    window.fetch = fetch
  }
  return { asked, open }
}
