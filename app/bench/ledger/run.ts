import { type DatabaseTarget, dumpEmptyDatabase } from '../../platform/db/openDatabase.ts'
import { startPostgres } from '../../platform/testing/postgres.mjs'
import { createTestDatabase } from '../../platform/testing/testDatabase.ts'
import { percentile, printTable } from '../table.mjs'
import { openBare, openForPlatform, openRecording, type RecordedTransactions } from './databases.ts'
import { type OperationName, Operations } from './operations.ts'

const players = 8
const perPlayer = 70
const warmUps = 10
/** Operations of each player in one turn. */
const slice = 5
const minRatio = 0.5

interface Measured {
  /** ms */
  times: readonly number[]
  /** Wall time in ms. */
  total: number
}

/** One operation of a player, the count-th. */
type Operation = (player: number, count: number) => Promise<unknown>

/** Operations `from` to `to` of every player, one after the other; `together`: the players at the same time, on connections of their own. */
async function measure(into: Measured, together: boolean, [from, to]: readonly [number, number], operation: Operation): Promise<void> {
  const play = async (player: number) => {
    for (let count = from; count < to; count += 1) {
      const started = performance.now()
      await operation(player, count)
      into.times = [...into.times, performance.now() - started]
    }
  }
  const everyone = Array.from({ length: players }, (_, player) => player)
  const started = performance.now()
  if (together) await Promise.all(everyone.map(play))
  else for (const player of everyone) await play(player)
  into.total += performance.now() - started
}

/** The statements of the setup, and of each player's operations. */
async function record(
  empty: Blob,
  name: OperationName,
): Promise<{ setup: RecordedTransactions; operations: readonly RecordedTransactions[] }> {
  const { database, take, close } = await openRecording(empty)
  const operations = new Operations(database)
  const everyone = await operations.createPlayers(players)
  const setup = take()
  const each: RecordedTransactions[] = []
  for (const player of everyone) {
    for (let count = 0; count < perPlayer; count += 1) await operations.do(name, player)
    each.push(take())
  }
  await close()
  return { setup, operations: each }
}

/** The operations through the platform, on a new database. */
async function platformOperations(target: DatabaseTarget, name: OperationName): Promise<{ operation: Operation; close(): Promise<void> }> {
  const database = await openForPlatform(target)
  const operations = new Operations(database)
  const everyone = await operations.createPlayers(players)
  return { operation: (player) => operations.do(name, at(everyone, player)), close: () => database.close() }
}

/** The recorded statements of the same operations through the driver, on a new database. */
async function bareOperations(
  target: DatabaseTarget,
  empty: Blob,
  name: OperationName,
): Promise<{ operation: Operation; close(): Promise<void> }> {
  await (await openForPlatform(target)).close() // the tables of a new database on a server
  const { setup, operations } = await record(empty, name)
  const bare = await openBare(target)
  for (const statements of setup) await bare.run(statements)
  return { operation: (player, count) => bare.run(at(at(operations, player), count)), close: () => bare.close() }
}

const at = <T>(list: readonly T[], place: number): T => {
  const item = list[place]
  if (item === undefined) throw new Error(`no item ${place}`)
  return item
}

/** Settled bets and deposits per second, on both databases, beside the same statements sent by the driver alone. */
export async function benchLedger(): Promise<void> {
  const empty = await dumpEmptyDatabase()
  const memory = { target: { memory: empty }, drop: async () => undefined }
  await benchDatabase('embedded, one connection', empty, async () => memory, false)
  const server = await startPostgres()
  if (!server) return console.info('\nPostgreSQL is not installed: the ledger was measured on the embedded database only')
  try {
    await benchDatabase(`${server.version}, ${players} players at a time, without fsync`, empty, () => createTestDatabase(server.url), true)
  } finally {
    await server.stop()
  }
}

async function benchDatabase(
  title: string,
  empty: Blob,
  create: () => Promise<{ target: DatabaseTarget; drop(): Promise<void> }>,
  together: boolean,
): Promise<void> {
  const rows = []
  for (const name of ['settled bet', 'deposit'] as const) {
    const databases = [await create(), await create()] as const
    const ours = await platformOperations(databases[0].target, name)
    const bare = await bareOperations(databases[1].target, empty, name)
    const measured = { ours: { times: [], total: 0 }, bare: { times: [], total: 0 } } satisfies Record<string, Measured>
    const ignored: Measured = { times: [], total: 0 }
    // by turns, so that both meet the same load of the machine
    for (let from = 0; from < perPlayer; from += slice) {
      const slot = [from, from + slice] as const
      await measure(from < warmUps ? ignored : measured.ours, together, slot, ours.operation)
      await measure(from < warmUps ? ignored : measured.bare, together, slot, bare.operation)
    }
    await Promise.all([ours.close(), bare.close()])
    await Promise.all(databases.map(({ drop }) => drop()))
    rows.push(...toRows(name, measured))
  }
  printTable(`Ledger, ${title}: ${players * (perPlayer - warmUps)} operations of each kind`, rows)
}

function toRows(name: OperationName, { ours, bare }: { ours: Measured; bare: Measured }) {
  const perSecond = ({ times, total }: Measured) => (times.length * 1000) / total
  const ratio = perSecond(ours) / perSecond(bare)
  const time = (percent: number, { times }: Measured) => `${percentile(times, percent).toFixed(1)} ms`
  return [
    { what: `${name}s per second`, measured: perSecond(ours).toFixed(0), bound: `the driver alone: ${perSecond(bare).toFixed(0)}` },
    { what: '  of the driver alone', measured: ratio.toFixed(2), bound: `at least ${minRatio}`, exceeded: ratio < minRatio },
    { what: '  p50', measured: time(50, ours), bound: `the driver alone: ${time(50, bare)}` },
    { what: '  p99', measured: time(99, ours), bound: `the driver alone: ${time(99, bare)}` },
  ]
}
