import { configCalls } from '@casino/features/config/calls'
import { depositCalls } from '@casino/features/deposit/calls'
import { gamesCalls } from '@casino/features/games/calls'
import { identityCalls } from '@casino/features/identity/calls'
import { limitsCalls } from '@casino/features/limits/calls'
import { registrationCalls } from '@casino/features/registration/calls'
import { sessionCalls } from '@casino/features/session/calls'
import type { CallDef, CallTable } from '@casino/features/session/contract'
import { transactionsCalls } from '@casino/features/transactions/calls'

const tables = {
  config: configCalls,
  deposit: depositCalls,
  games: gamesCalls,
  identity: identityCalls,
  limits: limitsCalls,
  registration: registrationCalls,
  session: sessionCalls,
  transactions: transactionsCalls,
} as const satisfies Record<string, CallTable>

export type Tables = typeof tables
/** Name of every call, `feature.call`. */
export type CallName = { [F in keyof Tables]: `${F}.${keyof Tables[F] & string}` }[keyof Tables]

/** Allow-list of the calls that the site server accepts, by name. */
export const registry: ReadonlyMap<string, CallDef> = new Map(
  Object.entries(tables).flatMap(([feature, table]) =>
    Object.entries(table).map(([call, def]): [string, CallDef] => [`${feature}.${call}`, def]),
  ),
)
