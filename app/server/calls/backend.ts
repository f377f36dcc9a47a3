import type { CallDef } from '@casino/features/session/contract'
import { isErrorCode } from '@casino/features/session/errors'
import { z } from 'zod'
import { Failure } from './failure.ts'
import type { ParsedInput } from './parse.ts'

const ordinaryTimeout = 10_000
/** Longer, because payments wait for their provider and an early timeout leaves the outcome unknown. */
const moneyTimeout = 30_000

const success = z.object({ result: z.literal(1), data: z.unknown() })
const refusal = z.object({
  result: z.literal(0),
  code: z.string(),
  data: z.unknown().optional(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

export interface SendOptions {
  readonly requestId: string
  readonly idempotencyKey?: string | undefined
}
/** Sends one call to the back end and resolves to its unparsed `data`. Throws `CallFailure`. */
export type Send = (def: CallDef, input: ParsedInput, options: SendOptions) => Promise<unknown>

/** HTTP client of the back end: sends every call as its call table documents it. */
export const createBackend =
  (baseUrl: string, request: typeof fetch = fetch): Send =>
  async (def, input, { requestId, idempotencyKey }) => {
    const headers: Record<string, string> = { accept: 'application/json', 'x-request-id': requestId }
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    if (input.body) headers['content-type'] = 'application/json'
    let response: Response
    let text: string
    try {
      response = await request(baseUrl + address(def, input), {
        method: def.method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(def.idempotent ? moneyTimeout : ordinaryTimeout),
        ...(input.body && { body: JSON.stringify(input.body) }),
      })
      text = await response.text()
    } catch (cause) {
      const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
      throw new Failure(timedOut ? 'ERR_TIMEOUT' : 'ERR_UPSTREAM', { reason: reasonOf(cause) })
    }
    return read(def, response.status, text)
  }

/** Path of a call on the back end, with its params and query. */
export function address(def: CallDef, { params = {}, query = {} }: ParsedInput): string {
  const path = def.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))
  return search.size ? `${path}?${search}` : path
}

function read(def: CallDef, status: number, text: string): unknown {
  const body = parseJson(text)
  const good = success.safeParse(body)
  if (status < 400 && good.success) return good.data.data
  const bad = refusal.safeParse(body)
  if (!bad.success || !isErrorCode(bad.data.code)) {
    if (status === 401) throw new Failure('ERR_UNAUTHENTICATED')
    throw new Failure('ERR_UPSTREAM', { reason: `status ${status}, ${bad.success ? `code ${bad.data.code}` : 'no response envelope'}` })
  }
  const { code, data, fields } = bad.data
  const seen = def.failure?.safeParse(data ?? {})
  throw new Failure(code, { ...(fields && { fields }), ...(seen?.success && { data: seen.data }) })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // `parseResponse` reports it with the status
  }
}

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? `${cause.message} (${'code' in cause.cause ? cause.cause.code : cause.cause.name})` : cause.message
}
