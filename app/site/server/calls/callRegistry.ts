import type { CallDefinition } from '@casino/features/api/contract'
import { callTables } from '@casino/features/callTables'

/** Allow-list of the calls that the site server accepts, by name. */
export const callRegistry: ReadonlyMap<string, CallDefinition> = new Map(
  Object.entries(callTables).flatMap(([feature, table]) =>
    Object.entries(table).map(([call, def]): [string, CallDefinition] => [`${feature}.${call}`, def]),
  ),
)
