import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { transactionsCalls } from '@casino/features/transactions/calls'
import { transactionPageSize } from '@casino/features/transactions/constants'
import { sql } from 'drizzle-orm'
import { readBonusDefinitions } from '../platform/bonuses/definitions.ts'
import { dayMs } from '../platform/core/clock.ts'
import type { TransactionContext } from '../platform/core/platform.ts'
import { readPlatformSettings } from '../platform/core/settings.ts'
import type { Database } from '../platform/db/types.ts'
import { sumDays } from '../platform/history/results.ts'
import { listRounds } from '../platform/history/rounds.ts'
import { listStatement } from '../platform/history/statement.ts'
import { listTransfers } from '../platform/history/transfers.ts'
import { cashAccount, openHouseAccounts } from '../platform/ledger/ledger.ts'
import { createTestPlayer } from '../platform/testing/testPlayers.ts'
import { createAnonymousContext } from '../site/server/calls/callContext.ts'
import { builtInTexts } from '../site/server/serverTexts.ts'
import { renderCsvStatement } from '../site/server/statement/csvStatement.ts'
import { renderPdfStatement } from '../site/server/statement/pdfStatement.ts'
import { type ExecuteStatement, readStatement } from '../site/server/statement/readStatement.ts'
import { type DatabaseKind, onBothDatabases, openForPlatform } from './databases.ts'
import { atMost, msWith, percentile, printTable, repeat, timeOf } from './table.mjs'

const transactionCount = 100_000
const statementRows = 10_000
const days = 80
const pageBoundMs = 100
const statementBoundMs = 2000
const memoryBound = 100_000_000
const repeats = 20

type Run = <T>(work: (context: TransactionContext) => Promise<T>) => Promise<T>

/** Lists and statements of an account with 100,000 transactions. */
async function benchDatabase({ title, create }: DatabaseKind): Promise<void> {
  const { target, drop } = await create()
  const database = await openForPlatform(target)
  const now = Date.parse('2026-06-15T10:00:00Z')
  const services = {
    settings: readPlatformSettings(),
    bonuses: readBonusDefinitions(),
    afterCommit: () => undefined,
    logCommitted: () => undefined,
    sendMail: () => undefined,
  }
  const run: Run = (work) => database.transaction((db) => work({ db, now, ...services }))
  const playerId = await seedAccount(database, run, now)
  const from = now - days * dayMs
  const page = { limit: transactionPageSize, from }
  const lists = {
    'results per day, 90 days': () => run((context) => sumDays(context, playerId, 90)),
    'first page of rounds': () => run((context) => listRounds(context, playerId, { ...page, skip: 0 })),
    'last page of rounds': () => run((context) => listRounds(context, playerId, { ...page, skip: transactionCount - transactionPageSize })),
    'first page of transfers': () => run((context) => listTransfers(context, playerId, { ...page, skip: 0, kind: 'all' })),
    'last page of transfers': () =>
      run((context) => listTransfers(context, playerId, { ...page, skip: transactionCount - transactionPageSize, kind: 'all' })),
  }
  const rows = []
  for (const [what, list] of Object.entries(lists)) {
    const times = await repeat(repeats, () => timeOf(list), 1)
    rows.push(atMost(`${what}, p95`, percentile(times, 95), msWith(1), pageBoundMs))
  }
  for (const render of [renderCsvStatement, renderPdfStatement])
    rows.push(...(await benchFile(run, playerId, now - (statementRows / transactionCount) * days * dayMs, render)))
  printTable(`An account with ${transactionCount} transactions, ${title}`, rows)
  await database.close()
  await drop()
}

/** One deposit, then bets at even intervals up to now, each a round and a transfer of its own. */
async function seedAccount(database: Database, run: Run, now: number): Promise<string> {
  await run(openHouseAccounts)
  const { id } = await createTestPlayer({ transaction: run })
  const at = sql`to_timestamp(${now - days * dayMs} / 1000.0) + n * interval '${sql.raw(String((days * 86_400) / transactionCount))} seconds'`
  const each = sql`generate_series(1, ${transactionCount}::int) n`
  await database.startTransaction(async (db) => {
    // without the triggers: each would write a version of one account's row, which the next ones read past
    await db.execute(sql`set local session_replication_role = replica`)
    await db.execute(sql`insert into transactions values ('seed', 'deposit', ${id}, 'seed', to_timestamp(${now - 100 * dayMs} / 1000.0))`)
    await db.execute(
      sql`insert into postings (transaction_id, account_id, amount) values ('seed', ${cashAccount(id)}, 100000000), ('seed', 'house:psp', -100000000)`,
    )
    await db.execute(sql`insert into transactions select 'b' || n, 'bet', ${id}, 'r' || n, ${at} from ${each}`)
    await db.execute(
      sql`insert into postings (transaction_id, account_id, amount) select 'b' || n, a.id, a.amount from ${each}, (values (${cashAccount(id)}, -1), ('house:games', 1)) a (id, amount) order by n`,
    )
    await db.execute(
      sql`insert into rounds (id, player_id, game_id, game_name, stake, stake_cash, stake_bonus, free_spin, win, started_at, settled_at) select 'r' || n, ${id}, 'g', 'Rævens Runer', 1, 1, 0, false, 0, ${at}, ${at} from ${each}`,
    )
    await db.execute(
      sql`insert into transfers (id, player_id, type, amount, state, started_at, ended_at, message, external_id, sub_type) select 't' || n, ${id}, 'deposit', 1, 'implemented', ${at}, ${at}, '', 'e' || n, '{"id":"card","externalId":"","name":"VISA"}' from ${each}`,
    )
  })
  await database.startTransaction((db) => db.execute(sql`analyze`)) // as autovacuum does on a running server
  return id
}

type Render = typeof renderCsvStatement | typeof renderPdfStatement

/** A file as the site server makes it, of pages that the platform reads. Memory: what this process holds more than before. */
async function benchFile(run: Run, playerId: string, from: number, render: Render) {
  const execute: ExecuteStatement = async (_, { body }) => {
    const query = transactionsCalls.statement.body.parse({ ...body, sessionId: 'bench' })
    return {
      data: transactionsCalls.statement.response.parse(await run((context) => listStatement(context, playerId, query))),
      receivedAt: 0,
    }
  }
  collectGarbage()
  const before = heldBytes()
  let peak = before
  let bytes = 0
  const started = performance.now()
  const statement = await readStatement(execute, { from }, createAnonymousContext('http://127.0.0.1', 'bench'))
  let rows = 0
  const counted = async function* () {
    for await (const entries of statement.pages) {
      rows += entries.length
      peak = Math.max(peak, heldBytes())
      yield entries
    }
  }
  const file = render({ ...statement, pages: counted(), player: '', operator: '' }, builtInTexts.lookupText, (error) => {
    throw error
  })
  for await (const chunk of file) {
    bytes += Buffer.byteLength(chunk)
    peak = Math.max(peak, heldBytes())
  }
  const ms = performance.now() - started
  const name = render === renderCsvStatement ? 'CSV' : 'PDF'
  return [
    atMost(`${name} of ${rows} rows, ${megabytes(bytes)}`, ms, msWith(0), statementBoundMs),
    atMost('  memory', peak - before, megabytes, memoryBound),
  ]
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const heldBytes = (): number => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Runs the garbage collector, which Node exposes by a flag only. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

await onBothDatabases(benchDatabase)
