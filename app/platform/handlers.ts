import type { CallAnswer, CallDef, CallOptions, CallRequest, CallTable } from '@casino/features/session/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from './platform.ts'

/** The player behind a session that is alive. */
export interface SessionPlayer {
  readonly id: string
  /** Names the session without opening it: a hash of the session id. The wallet asks for it with every money round. */
  readonly session: string
  /** Start of the session, UTC ms. */
  readonly loggedInAt: number
  /** Origin of the site that this player came from; payments return to it. */
  readonly siteOrigin: string
}

/**
 * What a handler receives: the parsed parts of the call, the transaction it runs in, and the player of the session.
 * A `player` call never runs without one; a `public` call gets the player where a valid session id came along.
 */
export type HandlerRequest<C extends CallOptions> = CallRequest<C> &
  Context & {
    readonly player: C['access'] extends 'player' ? SessionPlayer : SessionPlayer | null
    readonly idempotencyKey: string
    readonly log: FastifyBaseLogger
  }

/**
 * Answers a call with its `data`, or throws `PlatformError`. Runs inside a transaction, which a throw rolls back
 * (`commit: true` on the error keeps it).
 */
export type Handler<C extends CallOptions> = (request: HandlerRequest<C>) => CallAnswer<C> | Promise<CallAnswer<C>>
export type Handlers<T extends CallTable> = { readonly [N in keyof T]?: Handler<T[N]> }

/** A call of a table with its handler, ready for the server. */
export interface MountedCall {
  /** `deposit.confirmCard` */
  readonly name: string
  readonly call: CallDef
  readonly run: (request: HandlerRequest<CallDef>) => unknown
}

/**
 * Binds handlers to the calls of a feature's table: `handle('deposit', depositCalls, { cards: async ({ db, player }) => … })`.
 * A call left out is served by another area, or by the own server alone (cookies).
 */
export function handle<const T extends CallTable>(feature: string, table: T, handlers: Handlers<T>): MountedCall[] {
  return Object.entries(handlers).map(([name, run]) => {
    const call = table[name]
    if (!call) throw new Error(`${feature}.${name} is not in the call table`)
    // The server parses the request by this very call's schemas before it runs the handler.
    return { name: `${feature}.${name}`, call, run: run as MountedCall['run'] }
  })
}
