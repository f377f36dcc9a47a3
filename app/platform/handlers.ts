import type { CallAnswer, CallDef, CallOptions, CallRequest, CallTable } from '@casino/features/session/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from './platform.ts'

/** The player of an active session. */
export interface SessionPlayer {
  readonly id: string
  /** SHA-256 of the session id: identifies the session without granting access. The wallet requires it for every money round. */
  readonly session: string
  /** Start of the session, UTC ms. */
  readonly loggedInAt: number
  /** Origin of the site that the player logged in from; payments redirect back to it. */
  readonly siteOrigin: string
}

/**
 * Input of a handler: the parsed parts of the call, the database transaction, and the player of the session.
 * A `player` call always has a player; a `public` call has one when the request carried a valid session id.
 */
export type HandlerRequest<C extends CallOptions> = CallRequest<C> &
  Context & {
    readonly player: C['access'] extends 'player' ? SessionPlayer : SessionPlayer | null
    readonly idempotencyKey: string
    readonly log: FastifyBaseLogger
  }

/**
 * Returns the `data` of the response, or throws `PlatformError`. Runs inside a database transaction, which a throw rolls back
 * unless the error has `commit: true`.
 */
export type Handler<C extends CallOptions> = (request: HandlerRequest<C>) => CallAnswer<C> | Promise<CallAnswer<C>>
/** Handlers by call name. */
export type Handlers<T extends CallTable> = { readonly [N in keyof T]?: Handler<T[N]> }

/** A call of a call table with its handler. */
export interface MountedCall {
  /** Feature and call name, e.g. `deposit.confirmCard`. */
  readonly name: string
  readonly call: CallDef
  readonly run: (request: HandlerRequest<CallDef>) => unknown
}

/**
 * Binds handlers to the calls of a feature's table: `bindHandlers('deposit', depositCalls, { cards: async ({ db, player }) => … })`.
 * An omitted call is served by another module, or by the site server alone (cookies).
 */
export function handle<const T extends CallTable>(feature: string, table: T, handlers: Handlers<T>): MountedCall[] {
  return Object.entries(handlers).map(([name, run]) => {
    const call = table[name]
    if (!call) throw new Error(`${feature}.${name} is not in the call table`)
    // `mountCalls` parses the request with this call's schemas before it runs the handler.
    return { name: `${feature}.${name}`, call, run: run as MountedCall['run'] }
  })
}
