import type { BackendRequest, BackendResponse, CallDefinition, CallOptions, CallTable } from '@casino/features/api/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { TransactionContext } from './platform.ts'

/** The player of an active session. */
export interface SessionPlayer {
  id: string
  /** SHA-256 of the session id: identifies the session without granting access. The wallet requires it for every money round. */
  sessionHash: string
  /** Start of the session, UTC ms. */
  loggedInAt: number
  /** Latest stored activity of the session, UTC ms. */
  lastSeenAt: number
  /** Origin of the site that the player logged in from; payments redirect back to it. */
  siteOrigin: string
  /** `withdrawal`: `registerCalls` lets it reach the calls of `withdrawalScope.ts` only. */
  scope: 'full' | 'withdrawal'
}

/**
 * Input of a handler: the parsed parts of the call, the database transaction, and the player of the session.
 * A `player` call always has a player; a `public` call has one when the request carried a valid session id.
 */
export type CallHandlerRequest<C extends CallOptions> = BackendRequest<C> &
  TransactionContext & {
    player: C['access'] extends 'player' ? SessionPlayer : SessionPlayer | null
    idempotencyKey: string
    /** Of the header `authorization`; empty without one. */
    bearer: string
    log: FastifyBaseLogger
  }

/**
 * Returns the `data` of the response, or throws `PlatformError`. Runs inside a database transaction, which a throw rolls back
 * unless the error has `commit: true`.
 */
export type CallHandler<C extends CallOptions> = (request: CallHandlerRequest<C>) => BackendResponse<C> | Promise<BackendResponse<C>>
type BackendCallName<T extends CallTable> = { [N in keyof T]: T[N] extends { handledLocally: true } ? never : N }[keyof T]
/** A handler for every call of the table; only calls that the site server handles itself have none. */
export type CallHandlers<T extends CallTable> = { readonly [N in BackendCallName<T>]: CallHandler<T[N]> }
/** What runs before the transaction of a call, for what waits for another server. A throw refuses the call. */
export type BeforeTransaction<T extends CallTable> = {
  readonly [N in BackendCallName<T>]?: (request: BackendRequest<T[N]>) => Promise<void>
}

/** What is stored of a call's answer under its idempotency key: nothing that opens something to whoever reads the database. */
export interface AnswerStorage {
  /** The `data` to store. */
  omit(data: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** The `data` of the answer, from what `omit` left. */
  restore(stored: Readonly<Record<string, unknown>>): Record<string, unknown>
}

/** A call of a call table with its handler. */
export interface BoundCall {
  /** Feature and call name, e.g. `deposit.confirmCard`. */
  name: string
  call: CallDefinition
  handler: (request: CallHandlerRequest<CallDefinition>) => unknown
  beforeTransaction?: ((request: BackendRequest<CallDefinition>) => Promise<void>) | undefined
  /** Default: the whole answer. */
  storage?: AnswerStorage
}

/**
 * Binds handlers to the calls of a feature's table: `bindHandlers('limits', limitsCalls, { get: async ({ db, player }) => … })`.
 * A call without a handler is a type error. Modules that share a table each bind their part of it.
 */
export function bindHandlers<const T extends CallTable>(
  feature: string,
  table: T,
  handlers: CallHandlers<T>,
  before: BeforeTransaction<T> = {},
): BoundCall[] {
  return Object.entries(handlers).map(([name, handler]) => {
    const call = table[name]
    if (!call) throw new Error(`${feature}.${name} is not in the call table`)
    // `registerCalls` parses the request with this call's schemas before it runs either.
    const beforeTransaction = before[name as keyof typeof before] as BoundCall['beforeTransaction']
    return { name: `${feature}.${name}`, call, handler: handler as BoundCall['handler'], beforeTransaction }
  })
}
