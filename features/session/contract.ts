import type { z } from 'zod'
import { type OwnCallName, ownPaths } from './own-paths.ts'

/** What the own server knows of a request and puts into a call, so that the browser neither holds nor sends it. */
export type ServerValue = 'sessionId' | 'userId' | 'transactionId' | 'clientIP' | 'userDevice' | 'cpr'
type Part = 'params' | 'query' | 'body'
type Filled = Readonly<Partial<Record<`${Part}.${string}`, ServerValue>>>

/** Named buckets of the rate limiter; numbers stand in the own server's configuration. */
export type RateBucket = 'login' | 'registration' | 'emailCheck' | 'bonusCode' | 'card' | 'default'

export interface CallOptions {
  /** `player` answers 401 without a session; `public` serves guests too. */
  readonly access: 'public' | 'player'
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** The `data` of a successful answer, as the back end sends it. Unknown fields are dropped. */
  readonly answer: z.ZodType
  /** What the browser receives where it is less than `answer` (a session id never leaves the own server). */
  readonly reply?: z.ZodType
  /** The `data` of a failure that the browser may see. Without it a failure carries its code only. */
  readonly failure?: z.ZodType
  /** Where the own server puts the values that it holds, e.g. `{ 'query.sessionId': 'sessionId' }`. */
  readonly filled?: Filled
  /** The own server takes the whole body from the sealed registration draft; the browser sends none. */
  readonly bodyFromDraft?: true
  /** What of the body leaves for the back end where that is less than `body` (a log holds no CPR). The back end parses by this one. */
  readonly passedOn?: z.ZodObject
  readonly rate?: RateBucket
  /** The caller sends an idempotency key; repeating a key repeats the first answer. Required on calls that move money. */
  readonly idempotent?: true
  /** Seconds that the own server may keep a public answer. */
  readonly cacheSeconds?: number
}

export interface CallDef extends CallOptions {
  /** `own`: answered at this path by the own server. `backend`: reached by `POST /backend/{name}`. */
  readonly base: 'own' | 'backend'
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` for each of `params`. */
  readonly path: string
}
export type CallTable = Readonly<Record<string, CallDef>>

/** A call on the back-end base, e.g. `backend('GET /transfers/:sessionId', {…})`. */
export const backend = <const O extends CallOptions>(route: `${CallDef['method']} /${string}`, options: O) => ({
  ...options,
  base: 'backend' as const,
  ...split(route),
})

/** A call on the own server; method and path come from `ownPaths`. */
export const own = <const O extends CallOptions>(name: OwnCallName, options: O) => ({
  ...options,
  base: 'own' as const,
  ...split(ownPaths[name]),
})

function split(route: string): Pick<CallDef, 'method' | 'path'> {
  const [method, path] = route.split(' ') as [CallDef['method'], string] // the template type of both callers guarantees the shape
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

/** What the browser sends: the parts of the call without the fields that the own server fills in. */
export type CallInput<C extends CallOptions> = { readonly [P in Needed<C>]: PartInput<C, P> } & (C['idempotent'] extends true
  ? { readonly idempotencyKey: string }
  : unknown)
/** What the browser receives as `data`. */
export type CallOutput<C extends CallOptions> = C['reply'] extends z.ZodType ? z.output<C['reply']> : z.output<C['answer']>
/** What a handler of the back end receives, parsed. */
export type CallRequest<C extends CallOptions> = {
  readonly [P in Part]: Received<C, P> extends z.ZodType ? z.output<Received<C, P>> : undefined
}
type Received<C extends CallOptions, P extends Part> = P extends 'body' ? (C['passedOn'] extends z.ZodType ? C['passedOn'] : C[P]) : C[P]
/** What a handler of the back end answers as `data`. */
export type CallAnswer<C extends CallOptions> = z.input<C['answer']>

/** SWR key of a call, the same on the server and in the browser: `games.detail {"query":{"id":"x"}}`. */
export const callKey = (name: string, input: object = {}): string => `${name} ${JSON.stringify(input)}`
