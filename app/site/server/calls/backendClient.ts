import type { CallDefinition } from '@casino/features/api/contract'
import { httpStatusByErrorCode, isErrorCode } from '@casino/features/api/errors'
import { findMalformedText } from '@casino/features/api/malformedText'
import { refusedSignature, signatureHeaders } from '@casino/shared/callSignature'
import { z } from 'zod'
import { BodyTooLargeError, readBody } from '../readBody.ts'
import { CallFailure } from './callFailure.ts'
import type { ParsedCallInput } from './parseCallInput.ts'

const defaultTimeoutMs = 10_000
/** Limit of what a page waits for: an error page after three seconds serves better than a blank one for ten. */
export const readTimeoutMs = 3000
/** Longer, because payments wait for their provider and an early timeout leaves the outcome unknown. */
const paymentTimeoutMs = 30_000
/** The longest that any call may take, in ms. */
export const longestCallMs = paymentTimeoutMs

/** Bytes of a response, decompressed: thirty times the largest legitimate one, a full page of a statement with 1000 entries. */
export const maxResponseBytes = 8_000_000

/** A refusal with this word means a locked game account (specification, *Error catalogue*); "blocked" is another word. */
const namesLockedAccount = /\blocked\b/i

const successEnvelope = z.object({ result: z.literal(1), data: z.unknown() })
/** An answer without result 1. */
const refusal = z.object({ result: z.number().refine((result) => result !== 1) })
const errorEnvelope = z.object({
  result: z.literal(0),
  code: z.string(),
  message: z.string().optional().catch(undefined),
  data: z.unknown().optional(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

export interface SendOptions {
  requestId: string
  idempotencyKey?: string | undefined
  /** Time limit in ms, where it is shorter than the call's own. Does not apply to payments. */
  timeoutMs?: number | undefined
  /** Authorises the call; never logged. */
  bearer?: string | undefined
}
/** Sends one call to the back end and resolves to its unparsed `data`. Throws `CallFailure`. */
export type SendCall = (def: CallDefinition, input: ParsedCallInput, options: SendOptions) => Promise<unknown>

interface ClientOptions {
  /** Signs every call. */
  siteKey?: string | undefined
  /** Told of each response that is larger than any legitimate one. */
  onOversized?: (def: CallDefinition, requestId: string) => void
}

/** HTTP client of the back end: sends every call as its call table documents it, signed under the `siteKey`, if there is one. */
export const createBackendClient =
  (baseUrl: string, fetchFn: typeof fetch = fetch, { siteKey, onOversized }: ClientOptions = {}): SendCall =>
  async (def, input, { requestId, idempotencyKey, timeoutMs, bearer }) => {
    const headers: Record<string, string> = { accept: 'application/json', 'x-request-id': requestId }
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    if (def.bearer && bearer) headers.authorization = `Bearer ${bearer}`
    if (input.body) headers['content-type'] = 'application/json'
    const path = backendPath(def, input) // outside of `try`: its refusal is no outage
    if (siteKey) Object.assign(headers, signatureHeaders(siteKey, { method: def.method, path: pathOnly(path) }, Date.now()))
    const url = baseUrl + path
    let response: Response
    let text: string
    try {
      response = await fetchFn(url, {
        method: def.method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitOf(def, timeoutMs)),
        ...(input.body && { body: JSON.stringify(input.body) }),
      })
      text = new TextDecoder().decode(await readBody(response, maxResponseBytes))
    } catch (cause) {
      if (cause instanceof BodyTooLargeError) onOversized?.(def, requestId)
      const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
      throw new CallFailure(timedOut ? 'ERR_TIMEOUT' : 'ERR_UPSTREAM', { reason: reasonOf(cause), unreachable: true })
    }
    return parseResponse(def, response.status, text)
  }

const pathOnly = (path: string) => path.split('?', 1)[0] ?? path

/** Time limit of a call in ms. */
const timeLimitOf = (def: CallDefinition, timeoutMs = def.cacheSeconds ? readTimeoutMs : defaultTimeoutMs): number =>
  def.idempotent ? paymentTimeoutMs : timeoutMs

/**
 * A param as one encoded segment. Throws ERR_VALIDATION for an empty or dot segment, which would name another path, and for text that no
 * URL can hold.
 */
function toSegment(name: string, value: unknown): string {
  const text = String(value ?? '')
  if (['', '.', '..'].includes(text) || findMalformedText(text).length > 0)
    throw new CallFailure('ERR_VALIDATION', { reason: `path segment ${name}` })
  return encodeURIComponent(text)
}

/** Path of a call on the back end, with its params and query. Throws ERR_VALIDATION for a param that is no path segment. */
export function backendPath(def: CallDefinition, { params = {}, query = {} }: ParsedCallInput): string {
  const path = def.path.replace(/:(\w+)/g, (_, name: string) => toSegment(name, params[name]))
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))
  return search.size ? `${path}?${search}` : path
}

function parseResponse(def: CallDefinition, status: number, text: string): unknown {
  const body = parseJson(text)
  const successResult = successEnvelope.safeParse(body)
  if (status < 400 && successResult.success) return successResult.data.data
  const errorResult = errorEnvelope.safeParse(body)
  const code = errorResult.success ? errorResult.data.code : 'none'
  // A status of 500 or above is never an answer, whatever its body says. 503 is an announced outage or maintenance.
  if (status === 503) throw new CallFailure('ERR_BUSY', { reason: `status 503, code ${code}`, unreachable: true })
  // an outage for everybody, and not a refusal of this player
  if (code === refusedSignature.body.code)
    throw new CallFailure('ERR_UPSTREAM', { reason: `${code}: SITE_KEY or the clock differs from the back end's`, unreachable: true })
  if (!errorResult.success || !isErrorCode(code) || (status >= 500 && httpStatusByErrorCode[code] < 500)) {
    if (status === 401) throw new CallFailure('ERR_UNAUTHENTICATED')
    if (status < 500 && errorResult.success && namesLockedAccount.test(errorResult.data.message ?? ''))
      throw new CallFailure('ERR_ACCOUNT_LOCKED', { reason: `status ${status}, code ${code}, message with "locked"` })
    throw new CallFailure('ERR_UPSTREAM', {
      reason: `status ${status}, code ${code}`,
      ...(status >= 500 && { unreachable: true }),
      ...(status < 500 && refusal.safeParse(body).success && { refused: { code } }),
    })
  }
  const { data, fields } = errorResult.data
  const exposedData = def.errorData?.safeParse(data ?? {})
  throw new CallFailure(code, { ...(fields && { fields }), ...(exposedData?.success && { data: exposedData.data }) })
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
