import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { DatabaseTarget } from '../../platform/db/openDatabase.ts'
import { ignoreErrorsWhileClosing } from '../../platform/db/postgres.ts'
import type { Transactions } from './operations.ts'

/** A statement as the driver gets it. */
export interface Statement {
  sql: string
  params: readonly unknown[]
}
/** The statements of each transaction. */
export type RecordedTransactions = readonly (readonly Statement[])[]
/** Runs the statements of one transaction. */
export type RunStatements = (statements: readonly Statement[]) => Promise<void>

/** An embedded database that records the statements of each transaction. `take` returns those since it was called last. */
export async function openRecording(
  empty: Blob,
): Promise<{ database: Transactions; take(): RecordedTransactions; close(): Promise<void> }> {
  const client = await PGlite.create({ dataDir: 'memory://', loadDataDir: empty })
  let recorded: Statement[][] = []
  const logger = { logQuery: (sql: string, params: readonly unknown[]) => void recorded.at(-1)?.push({ sql, params }) }
  const db = drizzle(client, { logger })
  return {
    database: {
      transaction: (work) => {
        recorded.push([])
        return db.transaction((tx) => work(tx))
      },
    },
    take: () => {
      const taken = recorded
      recorded = []
      return taken
    },
    close: () => client.close(),
  }
}

/** The driver alone, without the platform. */
export async function openBare(target: DatabaseTarget): Promise<{ run: RunStatements; close(): Promise<void> }> {
  if ('url' in target) {
    const pool = new pg.Pool({ connectionString: target.url, max: 10 })
    pool.on('connect', ignoreErrorsWhileClosing)
    const run: RunStatements = async (statements) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        for (const { sql, params } of statements) await client.query(sql, [...params])
        await client.query('commit')
      } finally {
        client.release()
      }
    }
    return { run, close: () => pool.end() }
  }
  if (!('memory' in target) || !target.memory) throw new Error('the bare run needs a server or a dump')
  const client = await PGlite.create({ dataDir: 'memory://', loadDataDir: target.memory })
  const run: RunStatements = (statements) =>
    client.transaction(async (tx) => {
      for (const { sql, params } of statements) await tx.query(sql, [...params])
    })
  return { run, close: () => client.close() }
}
