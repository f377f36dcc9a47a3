import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { type SiteCallName, siteRoutes } from './siteRoutes.ts'

/** What a back end says of a refusal without a code that the site knows. */
export interface UncodedRefusal {
  /** Its `message`; empty without one. */
  message: string
  data?: unknown
}

/** Values that the site server injects into a call from the request's cookies and headers, so that the browser never holds them. */
export type ServerValue =
  | 'sessionId'
  | 'userId'
  | 'transactionId'
  | 'approvalCode'
  | 'clientIP'
  | 'userDevice'
  | 'userAgent'
  | 'consentId'
  | 'cpr'
  | 'loginLogId'
  | 'partnerToken'
  | 'pid'
type RequestPart = 'params' | 'query' | 'body'
type InjectedFields = Readonly<Partial<Record<`${RequestPart}.${string}`, ServerValue>>>

/** Rate-limit buckets; their limits are in the site server's configuration. */
export type RateLimitBucket =
  | 'login'
  | 'registration'
  | 'registrationDraft'
  | 'emailCheck'
  | 'contact'
  | 'message'
  | 'bonusCode'
  | 'card'
  | 'consent'
  | 'vitals'
  | 'unsubscribe'
  | 'upload'
  | 'search'
  | 'default'

export interface CallOptions {
  /** `player`: 401 without a session. `public`: guests too. */
  access: 'public' | 'player'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Schema of a successful response's `data`, as the back end sends it. Unknown fields are dropped. */
  response: z.ZodType
  /** What the browser receives, where that is a subset of `response` (a session id never leaves the site server). */
  clientResponse?: z.ZodType
  /** Schema of a failure's `data` that the browser may receive. Without it a failure carries its code only. */
  errorData?: z.ZodType
  /** The code of a refusal without one, as the specification describes it; undefined where it describes none. */
  codeOfRefusal?: (refusal: UncodedRefusal) => ErrorCode | undefined
  /** The `data` in place of an answer of a back end that does not have the call (404 in JSON without a code): for calls that the specification does not name. */
  withoutCall?: unknown
  /** Fields of the request with an amount, e.g. `['body.amount']`; a back end may want them in kroner. */
  amounts?: readonly `${'query' | 'body'}.${string}`[]
  /** Fields that the site server injects, e.g. `{ 'query.sessionId': 'sessionId' }`. */
  injected?: InjectedFields
  /** The site server reads the whole body from the sealed registration draft; the browser sends none. */
  bodyFromSealedDraft?: true
  /** The body that is forwarded to the back end, where that is a subset of `body` (a log contains no CPR). The back end parses with it. */
  forwardedBody?: z.ZodObject
  rateLimit?: RateLimitBucket
  /** The site server authorises it with the bearer that a partner has handed over; the browser never has one. */
  bearer?: true
  /** The caller sends an idempotency key; a repeated key returns the first response. Required on calls that move money. */
  idempotent?: true
  /** Seconds that the site server may cache a public response. */
  cacheSeconds?: number
  /**
   * The browser sends a picture as the raw request body (`application/octet-stream`), at most `maxBytes`, and the other fields in the
   * query. The site server re-encodes it as a JPEG and puts it into `field` as base64.
   */
  upload?: { field: string; maxBytes: number }
  /** Only the site server sends it; there is no route by which a browser could. */
  siteServerOnly?: true
  /** The site server handles the call itself; the back end has none of this name. */
  handledLocally?: true
}

export interface CallDefinition extends CallOptions {
  /** `site`: served at this path by the site server. `backend`: called through `POST /backend/{name}`. */
  base: 'site' | 'backend'
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with a `:name` for each of `params`. */
  path: string
}
export type CallTable = Readonly<Record<string, CallDefinition>>

/** Defines a back-end call, e.g. `backendCall('GET /transfers/:sessionId', {…})`. */
export const backendCall = <const O extends CallOptions>(route: `${CallDefinition['method']} /${string}`, options: O) => ({
  ...options,
  base: 'backend' as const,
  ...parseRoute(route),
})

/** Defines a call of the site server; method and path come from `siteRoutes`. */
export const siteCall = <const O extends CallOptions>(name: SiteCallName, options: O) => ({
  ...options,
  base: 'site' as const,
  ...parseRoute(siteRoutes[name]),
})

function parseRoute(route: string): Pick<CallDefinition, 'method' | 'path'> {
  const [method, path] = route.split(' ') as [CallDefinition['method'], string] // the template literal type of both callers guarantees the shape
  return { method, path }
}

type InjectedKeys<C extends CallOptions, P extends RequestPart> = C['injected'] extends InjectedFields
  ? { [K in keyof C['injected']]: K extends `${P}.${infer Field}` ? Field : never }[keyof C['injected']]
  : never
type IsBodyFromDraft<C extends CallOptions, P extends RequestPart> = P extends 'body'
  ? C['bodyFromSealedDraft'] extends true
    ? true
    : false
  : false
type PartInput<C extends CallOptions, P extends RequestPart> =
  IsBodyFromDraft<C, P> extends true ? never : C[P] extends z.ZodType ? Omit<z.input<C[P]>, InjectedKeys<C, P>> : never
type RequiredParts<C extends CallOptions> = {
  [P in RequestPart]: [PartInput<C, P>] extends [never] ? never : keyof PartInput<C, P> extends never ? never : P
}[RequestPart]

/** What the browser sends: params, query and body without the injected fields. */
export type CallInput<C extends CallOptions> = { readonly [P in RequiredParts<C>]: PartInput<C, P> } & (C['idempotent'] extends true
  ? { idempotencyKey: string }
  : unknown)
/** What the browser receives as `data`. */
export type CallOutput<C extends CallOptions> = C['clientResponse'] extends z.ZodType
  ? z.output<C['clientResponse']>
  : z.output<C['response']>
/** The parsed request that a back-end handler receives. */
export type BackendRequest<C extends CallOptions> = {
  readonly [P in RequestPart]: ReceivedPart<C, P> extends z.ZodType ? z.output<ReceivedPart<C, P>> : undefined
}
type ReceivedPart<C extends CallOptions, P extends RequestPart> = P extends 'body'
  ? C['forwardedBody'] extends z.ZodType
    ? C['forwardedBody']
    : C[P]
  : C[P]
/** The `data` that a back-end handler returns, before it is parsed. */
export type BackendResponse<C extends CallOptions> = z.input<C['response']>

/** SWR key of a call, the same on the server and in the browser: `games.detail {"query":{"id":"x"}}`. */
export const callKey = (name: string, input: object = {}): string => `${name} ${JSON.stringify(input)}`

/** Name of the call that an SWR key belongs to; the inverse of `callKey`. */
export const callNameOf = (key: string): string => key.split(' ', 1)[0] ?? ''
