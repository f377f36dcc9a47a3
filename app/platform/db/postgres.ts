import { PlatformError } from '@casino/shared/platformError'
import type { MigrationConfig } from 'drizzle-orm/migrator'
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { connectServer } from './connectServer.ts'
import { DatabaseUnavailableError } from './databaseUnavailable.ts'
import { createStatementNames, withPreparedStatements } from './preparedStatements.ts'
import { sqlStateOf } from './sqlState.ts'
import type { Database, Db } from './types.ts'

/** Time limits that the server enforces, in ms. They are shorter than the site's 10 s for a call, so that it receives an error instead of no response. */
export interface PostgresTimeouts {
  /** A statement. */
  statement: number
  /** Waiting for a row that another transaction has locked. */
  lock: number
  /** A transaction without a statement: the server ends its connection, which releases its locks. */
  idleInTransaction: number
}

interface PostgresOptions {
  timeouts: PostgresTimeouts
  /** Called for every connection that ends unexpectedly, idle or in use. */
  onConnectionLost: (error: Error) => void
}

/** Connections of the pool. */
export const maxConnections = 10

/** Opens a pool of connections to a PostgreSQL server, after the migrations, which run as `migrationUrl` where it is given. */
export async function openPostgres(
  { url, migrationUrl = url }: { url: string; migrationUrl?: string | undefined },
  migrations: MigrationConfig,
  options: PostgresOptions,
): Promise<Database> {
  await migrateServer(migrationUrl, migrations, options)
  const { timeouts, onConnectionLost } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    statement_timeout: timeouts.statement,
    // For a server that no longer responds: it cannot end the statement itself.
    query_timeout: Math.ceil(timeouts.statement * 1.25),
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  })
  const nameOf = createStatementNames()
  const known = new WeakMap<pg.PoolClient, Db>()
  const dbOf = (client: pg.PoolClient): Db => {
    const db = known.get(client) ?? dbInTransaction(withPreparedStatements(client, nameOf))
    known.set(client, db)
    return db
  }
  // The server may close an idle connection; the pool replaces it, but without a listener the error would end the process.
  pool.on('error', onConnectionLost)
  pool.on('connect', ignoreErrorsWhileClosing)
  return {
    connections: maxConnections,
    transaction: async (work) => {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailableError(error)
      })
      // With an error the pool closes the connection and opens another when it needs one.
      return runTransaction(
        client,
        () => work(dbOf(client)),
        onConnectionLost,
        (failure) => client.release(failure),
      )
    },
    startTransaction: async (work) => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
      client.on('error', onConnectionLost)
      await connectServer(client)
      return runTransaction(
        client,
        () => work(dbInTransaction(client)),
        onConnectionLost,
        () => client.end(),
      )
    },
    close: () => pool.end(),
  }
}

/**
 * `end` of a pool resolves before its connections are closed, and takes its listeners from them: a server that stops at that moment would end
 * the process. In the pool and in use, a connection has listeners that report its errors.
 */
export const ignoreErrorsWhileClosing = (client: pg.ClientBase): void => void client.on('error', () => undefined)

/** drizzle within a transaction that has begun: a transaction in it is a savepoint, where `drizzle(client)` would begin and commit. */
function dbInTransaction(client: pg.Client | pg.PoolClient): Db {
  const dialect = new PgDialect()
  return new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
}

/**
 * Runs work in one transaction on a connection; a throw rolls it back. `release` gets the error of a broken connection, where the work rejects
 * with `DatabaseUnavailableError`. drizzle's own `transaction` keeps the connection when its `begin` fails, returns broken ones to the pool and
 * listens for no errors, so that a lost connection would end the process.
 */
async function runTransaction<T>(
  client: pg.Client | pg.PoolClient,
  work: () => Promise<T>,
  onConnectionLost: (error: Error) => void,
  release: (failure: Error | undefined) => void | Promise<void>,
): Promise<T> {
  let failure: Error | undefined
  const onError = (error: Error): void => {
    failure = error
    onConnectionLost(error)
  }
  client.on('error', onError)
  try {
    await client.query('begin')
    const result = await work()
    // After a failed statement, `commit` rolls back without an error.
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('a statement failed and its error was ignored: the transaction was rolled back')
    return result
  } catch (error) {
    if (error instanceof Error && sqlStateOf(error) === readOnlyTransaction) failure = error
    await client.query(rollback).catch((rollbackError: Error) => {
      failure ??= rollbackError
    })
    // a PlatformError is thrown as it is, even if the rollback failed: the server rolls back when the connection ends
    throw failure && !(error instanceof PlatformError) ? new DatabaseUnavailableError(error) : error
  } finally {
    client.off('error', onError)
    await release(failure)
  }
}

/**
 * SQLSTATE of a write on a read-only server, after another has become the primary. A new connection may reach that one; this one never does.
 */
const readOnlyTransaction = '25006'

/** Waits 1 s only: a server that does not respond rolls back when the connection is closed. */
const rollback: pg.QueryConfig & { query_timeout: number } = { text: 'rollback', query_timeout: 1_000 } // missing in the types of pg

/** Arbitrary advisory-lock id, the same in every process, so that replicas migrate one after the other. */
const migrationLockId = 7_204_115

/** Migrates on a connection of its own without time limits; closing it releases the lock. */
async function migrateServer(url: string, migrations: MigrationConfig, { onConnectionLost }: PostgresOptions): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', onConnectionLost)
  await connectServer(client)
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockId])
    await migrate(drizzle(client), migrations)
  } finally {
    await client.end()
  }
}
