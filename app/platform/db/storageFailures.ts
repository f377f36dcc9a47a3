import { DatabaseUnavailableError } from './databaseUnavailable.ts'
import { sqlStateOf } from './sqlState.ts'
import type { Database } from './types.ts'

/** Whether a statement has failed because the database could not store it, and none has been stored since. */
export interface StorageState {
  failing: boolean
}

/** Classes 53 (insufficient resources: 53100 is a full disk) and 58 (errors of the operating system: 58030 is one of input or output). */
const storageFailure = /^5[38]/

/** The database, whose transactions reject with `DatabaseUnavailableError` where it has no room or cannot write, and note that in `state`. */
export function withStorageFailures(database: Database, state: StorageState): Database {
  const noted = (error: unknown): never => {
    if (error instanceof DatabaseUnavailableError || !storageFailure.test(sqlStateOf(error) ?? '')) throw error
    state.failing = true
    throw new DatabaseUnavailableError(error)
  }
  return {
    connections: database.connections,
    transaction: (work) => database.transaction(work).catch(noted),
    startTransaction: (work) => database.startTransaction(work).catch(noted),
    close: () => database.close(),
  }
}
