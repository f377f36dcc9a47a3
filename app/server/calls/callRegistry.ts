import type { CallDefinition, CallTable } from '@casino/features/api/contract'
import { contentCalls } from '@casino/features/content/calls'
import { depositCalls } from '@casino/features/deposit/calls'
import { gamesCalls } from '@casino/features/games/calls'
import { identityCalls } from '@casino/features/identity/calls'
import { limitsCalls } from '@casino/features/limits/calls'
import { registrationCalls } from '@casino/features/registration/calls'
import { sessionCalls } from '@casino/features/session/calls'
import { transactionsCalls } from '@casino/features/transactions/calls'

const callTables = {
  content: contentCalls,
  deposit: depositCalls,
  games: gamesCalls,
  identity: identityCalls,
  limits: limitsCalls,
  registration: registrationCalls,
  session: sessionCalls,
  transactions: transactionsCalls,
} as const satisfies Record<string, CallTable>

export type CallTables = typeof callTables
/** Name of every call, `feature.call`. */
export type CallName = { [F in keyof CallTables]: `${F}.${keyof CallTables[F] & string}` }[keyof CallTables]

/** Allow-list of the calls that the site server accepts, by name. */
export const callRegistry: ReadonlyMap<string, CallDefinition> = new Map(
  Object.entries(callTables).flatMap(([feature, table]) =>
    Object.entries(table).map(([call, def]): [string, CallDefinition] => [`${feature}.${call}`, def]),
  ),
)
