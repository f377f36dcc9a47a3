import { type AmountUnit, toBackendAmount, withAmountUnit } from '@casino/features/api/amountUnit'
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

const successEnvelope = z.object({ result: z.literal(1), data: z.unknown().optional() })
/** An answer without result 1: with a code, or as the specification describes it. */
const refusalEnvelope = z.object({
  result: z.number().refine((result) => result !== 1),
  code: z.string().optional().catch(undefined),
  message: z.string().default('').catch(''),
  data: z.unknown().optional(),
  fields: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .catch(undefined),
})
type Refusal = z.output<typeof refusalEnvelope>

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
  /** How the back end writes amounts; øre by default. */
  amounts?: AmountUnit
  /** Told of each response that is larger than any legitimate one. */
  onOversized?: (def: CallDefinition, requestId: string) => void
}

/** HTTP client of the back end: sends every call as its call table documents it, signed under the `siteKey`, if there is one. */
export const createBackendClient =
  (baseUrl: string, fetchFn: typeof fetch = fetch, { siteKey, amounts = 'oere', onOversized }: ClientOptions = {}): SendCall =>
  async (def, parsedInput, { requestId, idempotencyKey, timeoutMs, bearer }) => {
    const input = withBackendAmounts(def, parsedInput, amounts)
    const headers: Record<string, string> = { accept: 'application/json', 'x-request-id': requestId }
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    if (def.bearer && bearer) headers.authorization = `Bearer ${bearer}`
    if (input.body) headers['content-type'] = 'application/json'
    const path = backendPath(def, input) // outside of `try`: its refusal is no outage
    const body = input.body && JSON.stringify(input.body)
    if (siteKey) Object.assign(headers, signatureHeaders(siteKey, { method: def.method, path, body }, Date.now()))
    const url = baseUrl + path
    let response: Response
    let text: string
    try {
      response = await fetchFn(url, {
        method: def.method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitOf(def, timeoutMs)),
        ...(body && { body }),
      })
      text = new TextDecoder().decode(await readBody(response, maxResponseBytes))
    } catch (cause) {
      if (cause instanceof BodyTooLargeError) onOversized?.(def, requestId)
      const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
      throw new CallFailure(timedOut ? 'ERR_TIMEOUT' : 'ERR_UPSTREAM', { reason: reasonOf(cause), unreachable: true })
    }
    return withAmountUnit(amounts, () => parseResponse(def, response.status, text))
  }

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

/** A copy of the input with its amounts as the back end writes them. */
function withBackendAmounts(def: CallDefinition, input: ParsedCallInput, unit: AmountUnit): ParsedCallInput {
  if (!def.amounts || unit === 'oere') return input
  const copy = structuredClone(input)
  for (const path of def.amounts) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const holder = keys.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), copy)
    if (isRecord(holder) && typeof holder[last] === 'number') holder[last] = toBackendAmount(holder[last], unit)
  }
  return copy
}
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseResponse(def: CallDefinition, status: number, text: string): unknown {
  const body = parseJson(text)
  const successResult = successEnvelope.safeParse(body)
  if (status < 400 && successResult.success) return successResult.data.data
  const refusal = refusalEnvelope.safeParse(body).data
  const code = statedCode(refusal)
  // an answer of a healthy back end that has too much to do: no outage
  if (code === 'ERR_OVERLOADED') throw new CallFailure(code, { reason: `status ${status}` })
  // A status of 500 or above is never an answer, whatever its body says. 503 is an announced outage or maintenance.
  if (status === 503) throw new CallFailure('ERR_BUSY', { reason: `status 503, code ${code}`, unreachable: true })
  // an outage for everybody, and not a refusal of this player
  if (code === refusedSignature.body.code)
    throw new CallFailure('ERR_UPSTREAM', { reason: `${code}: SITE_KEY or the clock differs from the back end's`, unreachable: true })
  if (refusal && isErrorCode(code) && (status < 500 || httpStatusByErrorCode[code] >= 500)) {
    const exposedData = def.errorData?.safeParse(refusal.data ?? {})
    throw new CallFailure(code, {
      ...(refusal.fields && { fields: refusal.fields }),
      ...(exposedData?.success && { data: exposedData.data }),
    })
  }
  throw status < 500
    ? uncodedFailure(def, status, { refusal, code, isJson: body !== undefined })
    : new CallFailure('ERR_UPSTREAM', { reason: `status ${status}, code ${code}`, unreachable: true })
}

/** The code of a refusal: of the field `code`, else a code of the site in `message` or in `data.statusCode`; `none` without one. */
function statedCode(refusal: Refusal | undefined): string {
  if (!refusal) return 'none'
  const { code, message, data } = refusal
  const statusCode = isRecord(data) && typeof data.statusCode === 'string' ? data.statusCode : undefined
  return code ?? (isErrorCode(message) ? message : (statusCode ?? 'none'))
}

/**
 * The failure of an answer below 500 without a code that the site knows. A 404 says that the back end does not have the call, but only as JSON,
 * as it answers everything: the page or the empty answer of a proxy that has lost its way says nothing of the back end.
 */
function uncodedFailure(
  def: CallDefinition,
  status: number,
  { refusal, code, isJson }: { refusal: Refusal | undefined; code: string; isJson: boolean },
): CallFailure {
  if (status === 404 && !isJson) return new CallFailure('ERR_UPSTREAM', { reason: 'status 404, not JSON' })
  const missing = status === 404 && code === 'none' && !def.idempotent
  const reason = `status ${status}, code ${code}${refusal?.message ? ', with a message' : ''}`
  const described = refusal || missing ? def.codeOfRefusal?.(refusal ?? { message: '' }) : undefined
  if (described) return new CallFailure(described, { reason, ...(refusal && { refused: { code } }) })
  if (status === 401) return new CallFailure('ERR_UNAUTHENTICATED')
  if (missing && 'withoutCall' in def) return new CallFailure('ERR_NOT_FOUND', { reason, withoutCall: true })
  return new CallFailure('ERR_UPSTREAM', { reason, ...(refusal && { refused: { code } }) })
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
