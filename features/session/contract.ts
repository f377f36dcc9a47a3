import type { z } from 'zod'
import { type OwnCallName, ownPaths } from './own-paths.ts'

/** Values that the site server injects into a call from the request's cookies and headers, so that the browser never holds them. */
export type ServerValue = 'sessionId' | 'userId' | 'transactionId' | 'clientIP' | 'userDevice' | 'cpr'
type Part = 'params' | 'query' | 'body'
type Filled = Readonly<Partial<Record<`${Part}.${string}`, ServerValue>>>

/** Rate-limit buckets; their limits are in the site server's configuration. */
export type RateBucket = 'login' | 'registration' | 'emailCheck' | 'bonusCode' | 'card' | 'default'

export interface CallOptions {
  /** `player`: 401 without a session. `public`: guests too. */
  readonly access: 'public' | 'player'
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** Schema of a successful response's `data`, as the back end sends it. Unknown fields are dropped. */
  readonly answer: z.ZodType
  /** What the browser receives, where that is a subset of `response` (a session id never leaves the site server). */
  readonly reply?: z.ZodType
  /** Schema of a failure's `data` that the browser may receive. Without it a failure carries its code only. */
  readonly failure?: z.ZodType
  /** Fields that the site server injects, e.g. `{ 'query.sessionId': 'sessionId' }`. */
  readonly filled?: Filled
  /** The site server reads the whole body from the sealed registration draft; the browser sends none. */
  readonly bodyFromDraft?: true
  /** The body that is forwarded to the back end, where that is a subset of `body` (a log contains no CPR). The back end parses with it. */
  readonly passedOn?: z.ZodObject
  readonly rate?: RateBucket
  /** The caller sends an idempotency key; a repeated key returns the first response. Required on calls that move money. */
  readonly idempotent?: true
  /** Seconds that the site server may cache a public response. */
  readonly cacheSeconds?: number
}

export interface CallDef extends CallOptions {
  /** `own`: served at this path by the site server. `backend`: called through `POST /backend/{name}`. */
  readonly base: 'own' | 'backend'
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with a `:name` for each of `params`. */
  readonly path: string
}
export type CallTable = Readonly<Record<string, CallDef>>

/** Defines a back-end call, e.g. `backendCall('GET /transfers/:sessionId', {…})`. */
export const backend = <const O extends CallOptions>(route: `${CallDef['method']} /${string}`, options: O) => ({
  ...options,
  base: 'backend' as const,
  ...split(route),
})

/** Defines a call of the site server; method and path come from `siteRoutes`. */
export const own = <const O extends CallOptions>(name: OwnCallName, options: O) => ({
  ...options,
  base: 'own' as const,
  ...split(ownPaths[name]),
})

function split(route: string): Pick<CallDef, 'method' | 'path'> {
  const [method, path] = route.split(' ') as [CallDef['method'], string] // the template literal type of both callers guarantees the shape
  return { method, path }
}

type FilledKeys<C extends CallOptions, P extends Part> = C['filled'] extends Filled
  ? { [K in keyof C['filled']]: K extends `${P}.${infer Field}` ? Field : never }[keyof C['filled']]
  : never
type Drafted<C extends CallOptions, P extends Part> = P extends 'body' ? (C['bodyFromDraft'] extends true ? true : false) : false
type PartInput<C extends CallOptions, P extends Part> =
  Drafted<C, P> extends true ? never : C[P] extends z.ZodType ? Omit<z.input<C[P]>, FilledKeys<C, P>> : never
type Needed<C extends CallOptions> = {
  [P in Part]: [PartInput<C, P>] extends [never] ? never : keyof PartInput<C, P> extends never ? never : P
}[Part]

/** What the browser sends: params, query and body without the injected fields. */
export type CallInput<C extends CallOptions> = { readonly [P in Needed<C>]: PartInput<C, P> } & (C['idempotent'] extends true
  ? { readonly idempotencyKey: string }
  : unknown)
/** What the browser receives as `data`. */
export type CallOutput<C extends CallOptions> = C['reply'] extends z.ZodType ? z.output<C['reply']> : z.output<C['answer']>
/** The parsed request that a back-end handler receives. */
export type CallRequest<C extends CallOptions> = {
  readonly [P in Part]: Received<C, P> extends z.ZodType ? z.output<Received<C, P>> : undefined
}
type Received<C extends CallOptions, P extends Part> = P extends 'body' ? (C['passedOn'] extends z.ZodType ? C['passedOn'] : C[P]) : C[P]
/** The `data` that a back-end handler returns, before it is parsed. */
export type CallAnswer<C extends CallOptions> = z.input<C['answer']>

/** SWR key of a call, the same on the server and in the browser: `games.detail {"query":{"id":"x"}}`. */
export const callKey = (name: string, input: object = {}): string => `${name} ${JSON.stringify(input)}`
