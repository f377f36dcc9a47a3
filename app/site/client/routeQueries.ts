import { type CallInput, callKey } from '@casino/features/api/contract'
import type { CallName, CallOf } from '@casino/features/callTables'

/** A query that the server prefetches into the page, under the SWR key of the screen's own query. */
export interface RouteQuery {
  key: string
  name: CallName
  input: object
  /** ERR_NOT_FOUND makes the page a 404. Without it, a failed query is repeated by the screen. */
  required: boolean
  /** Any failure gives the screen null in its place; the page has the failure's status and is not indexed. */
  missingShown: boolean
  /** Only for logged-in players. */
  playersOnly: boolean
}

/** Declares a query of a route's screen. `input` must equal the screen's, so that the SWR keys match. */
export const routeQuery = <N extends CallName>(
  name: N,
  input: CallInput<CallOf<N>>,
  { required = false, player = false, missing }: { required?: boolean; player?: boolean; missing?: 'shown' } = {},
): RouteQuery => ({
  key: callKey(name, input as object),
  name,
  input: input as object,
  required,
  missingShown: missing === 'shown',
  playersOnly: player,
}) // an input is an object of parts
