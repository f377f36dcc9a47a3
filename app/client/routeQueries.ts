import { type CallInput, type CallOptions, callKey } from '@casino/features/api/contract'
import type { contentCalls } from '@casino/features/content/calls'
import type { depositCalls } from '@casino/features/deposit/calls'
import type { gamesCalls } from '@casino/features/games/calls'
import type { limitsCalls } from '@casino/features/limits/calls'
import type { registrationCalls } from '@casino/features/registration/calls'
import type { sessionCalls } from '@casino/features/session/calls'
import type { transactionsCalls } from '@casino/features/transactions/calls'

interface CallTables {
  content: typeof contentCalls
  deposit: typeof depositCalls
  games: typeof gamesCalls
  limits: typeof limitsCalls
  registration: typeof registrationCalls
  session: typeof sessionCalls
  transactions: typeof transactionsCalls
}
type QueryName = { [F in keyof CallTables]: `${F}.${keyof CallTables[F] & string}` }[keyof CallTables]
type QueryCall<N extends QueryName> = N extends `${infer F extends keyof CallTables}.${infer C}`
  ? C extends keyof CallTables[F]
    ? CallTables[F][C]
    : never
  : never

/** A query that the server prefetches into the page, under the SWR key of the screen's own query. */
export interface RouteQuery {
  key: string
  name: QueryName
  input: object
  /** ERR_NOT_FOUND makes the page a 404. Without it, a failed query is repeated by the screen. */
  required: boolean
  /** Only for logged-in players. */
  playersOnly: boolean
}

/** Declares a query of a route's screen. `input` must equal the screen's, so that the SWR keys match. */
export const routeQuery = <N extends QueryName>(
  name: N,
  input: CallInput<Extract<QueryCall<N>, CallOptions>>,
  { required = false, player = false }: { required?: boolean; player?: boolean } = {},
): RouteQuery => ({ key: callKey(name, input as object), name, input: input as object, required, playersOnly: player }) // an input is an object of parts
