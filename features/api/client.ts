import type { CallName, CallOf } from '../callTables.ts'
import type { CallInput, CallOutput } from './contract.ts'
import { CallError, type CallFieldError, isErrorCode } from './errors.ts'
import { type SiteCallName, siteRoutes } from './siteRoutes.ts'
import { isTimedOut, withTimeLimit } from './timeLimit.ts'

/**
 * The longest that a call waits for its response, in ms. Longer than the site server waits for the back end, so that its own answer arrives
 * first: this ends calls whose connection is dead, or whose server hangs.
 */
export const callTimeoutMs = 45_000

/** Danish messages of calls without a response, kept here because the catalogue may not be loaded when they are needed. */
const connectionMessages = { ERR_NETWORK: '', ERR_TIMEOUT: '' }

/** Sets the messages of calls without a response. Called once with the catalogue's `error.ERR_NETWORK` and `error.ERR_TIMEOUT`. */
export const setConnectionMessages = (messages: Readonly<typeof connectionMessages>): void => {
  Object.assign(connectionMessages, messages)
}

/** Header of a player's page with the player's id. The site server refuses its calls when the browser's session is another player's. */
export const playerHeader = 'player'
const page: { player: string | undefined } = { player: undefined }

/** Sets the player whose page this is; undefined for a guest. Called at the start, and by each navigation. */
export const setPagePlayer = (player: string | undefined): void => {
  page.player = player
}
/** The headers that each request of this page has. */
export const pageHeaders = (): Record<string, string> => (page.player === undefined ? {} : { [playerHeader]: page.player })

interface RequestInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
}
interface ResponseEnvelope {
  result: number
  data?: unknown
  error?: { code?: unknown; message?: string; fields?: readonly CallFieldError[]; data?: unknown; reference?: string }
}

interface RawResponse {
  status: number
  text: string
  /** The header `retry-after`. */
  retryAfter: string | null
}

/**
 * Sends one call by name and resolves with its `data`. Throws `CallError`, also on a network failure, an unreadable response or none within
 * `callTimeoutMs`; rethrows the AbortError of `signal`. Not parsed here: the site server has parsed the response with the call table's schema.
 */
export const sendCall = <N extends CallName>(name: N, ...[input, signal]: SendArguments<CallInput<CallOf<N>>>): Promise<CallResponse<N>> =>
  requestCall(name, input, signal)

type SendArguments<I> = keyof I extends never ? [input?: I, signal?: AbortSignal] : [input: I, signal?: AbortSignal]
/** What a call resolves with, by its name. */
export type CallResponse<N extends CallName> = CallOutput<CallOf<N>>

/** `sendCall` for the hooks, which check the input by a type of their own. */
export async function requestCall<N extends CallName>(name: N, input: RequestInput = {}, signal?: AbortSignal): Promise<CallResponse<N>> {
  const { url, init } = toRequest(name, input)
  const response = await withTimeLimit(callTimeoutMs, (limited) => fetchResponse(url, { ...init, signal: limited }), signal)
  return readResponse(response) as CallResponse<N> // the site server has parsed it with this call's schema
}

async function fetchResponse(url: string, init: RequestInit & { signal: AbortSignal }): Promise<RawResponse> {
  try {
    const response = await fetch(url, { ...init, credentials: 'same-origin' })
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') }
  } catch (cause) {
    if (isTimedOut(init.signal)) throw timeoutError()
    if (init.signal.aborted) throw cause
    throw networkError()
  }
}

/** The `data` of a response of the site server. Throws `CallError` for a failure, and for a body that is no envelope. */
export function readResponse({ status, text, retryAfter }: RawResponse): unknown {
  const envelope = parseEnvelope(text)
  if (status < 400 && envelope.result === 1) return envelope.data
  const { code, message = '', ...details } = envelope.error ?? {}
  const retryAfterSeconds = Number(retryAfter)
  throw new CallError(isErrorCode(code) ? code : 'ERR_INTERNAL', message, {
    status,
    ...(retryAfterSeconds > 0 && { retryAfterMs: retryAfterSeconds * 1000 }),
    ...details,
  })
}

function parseEnvelope(text: string): ResponseEnvelope {
  try {
    return JSON.parse(text) as ResponseEnvelope // the site server's envelope
  } catch {
    return { result: 0 }
  }
}

/** A request or a response that was lost on the way. */
export const networkError = (): CallError => new CallError('ERR_NETWORK', connectionMessages.ERR_NETWORK)

/** A request that timed out. As with a lost response, it is unknown whether it was processed. */
export const timeoutError = (): CallError => new CallError('ERR_TIMEOUT', connectionMessages.ERR_TIMEOUT)

function toRequest(name: string, input: RequestInput): { url: string; init: RequestInit } {
  const headers: Record<string, string> = { ...pageHeaders(), 'content-type': 'application/json' }
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
  const route = Object.hasOwn(siteRoutes, name) ? siteRoutes[name as SiteCallName] : undefined // narrowed by hasOwn
  if (!route) {
    const { idempotencyKey: _, ...parts } = input
    return { url: `/backend/${name}`, init: { method: 'POST', headers, body: JSON.stringify(parts) } }
  }
  const [method, path] = route.split(' ') as [string, string] // `siteRoutes` is typed as "METHOD /path"
  if (method === 'GET') return { url: withQuery(path, input.query), init: { method, headers: pageHeaders() } }
  return { url: withQuery(path, input.query), init: { method, headers, body: JSON.stringify(input.body ?? {}) } }
}

const withQuery = (path: string, query: Record<string, unknown> = {}): string => {
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))
  return search.size ? `${path}?${search}` : path
}
