import { ownPaths } from '@casino/features/session/own-paths'
import type { Network } from './toolbars.ts'

/** Calls of the own server, and the probe for a connection. Storybook's and Vite's own requests pass. */
const ours = /^\/(?:api|backend)\/|^\/favicon\.ico$/
/** A phone at the edge of the net, ms. */
export const slowAnswer = 2500

const names = new Map(Object.entries(ownPaths).map(([name, route]) => [route.split(' ')[1], name]))
/** `/backend/session.validate` and `/api/user/user-profile` both carry one named call. */
const callOf = (pathname: string): string => names.get(pathname) ?? pathname.replace('/backend/', '')

const refusal = { result: 0, error: { code: 'ERR_UPSTREAM', message: 'Vi kan ikke få fat i kontoen lige nu.', reference: '7F3A-91C2' } }
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

interface ClosedNetwork {
  readonly network: Network
  /** Answers by call key, as the server fills them in. */
  readonly calls: Readonly<Record<string, unknown>>
}

/**
 * Stands between a story and every server, and writes down what was asked. On a good network a story has its answers beforehand and nothing is
 * answered; a slow one brings them late, a failing one refuses them. `open` gives the network back.
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
