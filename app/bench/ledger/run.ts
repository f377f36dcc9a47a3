// Settled bets and deposits per second, on both databases, beside the same statements sent by the driver alone.
import { type DatabaseTarget, dumpEmptyDatabase } from '../../platform/db/openDatabase.ts'
import { type DatabaseKind, onBothDatabases, openForPlatform } from '../databases.ts'
import { percentile, printTable, timeOf } from '../table.mjs'
import { openBare, openRecording, type RecordedTransactions } from './databases.ts'
import { type OperationName, Operations } from './operations.ts'

const players = 8
const perPlayer = 70
const warmUps = 10
/** Operations of each player in one turn. */
const slice = 5
const minRatio = 0.5
const empty = await dumpEmptyDatabase()

/** The operations of a kind on a database of their own: `run` does the count-th one of a player. */
interface Subject {
  run: (player: number, count: number) => Promise<unknown>
  close(): Promise<void>
  /** ms of each measured operation, and of all by the clock. */
  times: readonly number[]
  total: number
}

/** Operations `from` to `to` of every player, one after the other; `together`: the players at the same time, on connections of their own. */
async function measure(subject: Subject, together: boolean, from: number, to: number): Promise<void> {
  const times: number[] = []
  const play = async (player: number) => {
    for (let count = from; count < to; count += 1) times.push(await timeOf(() => subject.run(player, count)))
  }
  const everyone = Array.from({ length: players }, (_, player) => player)
  const total = await timeOf(async () => {
    if (together) await Promise.all(everyone.map(play))
    else for (const player of everyone) await play(player)
  })
  if (from < warmUps) return
  subject.times = [...subject.times, ...times]
  subject.total += total
}

/** The operations through the platform, on a new database. */
async function throughPlatform(target: DatabaseTarget, name: OperationName): Promise<Subject> {
  const database = await openForPlatform(target)
  const operations = new Operations(database)
  const everyone = await operations.createPlayers(players)
  return { run: (player) => operations.do(name, at(everyone, player)), close: () => database.close(), times: [], total: 0 }
}

/** The statements of the same operations, recorded on an embedded database, through the driver on a new one. */
async function throughDriver(target: DatabaseTarget, name: OperationName): Promise<Subject> {
  await (await openForPlatform(target)).close() // the tables of a new database on a server
  const { database, take, close } = await openRecording(empty)
  const operations = new Operations(database)
  const everyone = await operations.createPlayers(players)
  const bare = await openBare(target)
  for (const statements of take()) await bare.run(statements)
  const recorded: RecordedTransactions[] = []
  for (const player of everyone) {
    for (let count = 0; count < perPlayer; count += 1) await operations.do(name, player)
    recorded.push(take())
  }
  await close()
  return { run: (player, count) => bare.run(at(at(recorded, player), count)), close: () => bare.close(), times: [], total: 0 }
}

const at = <T>(list: readonly T[], place: number): T => {
  const item = list[place]
  if (item === undefined) throw new Error(`no item ${place}`)
  return item
}

async function benchDatabase({ title, isServer, create }: DatabaseKind): Promise<void> {
  const rows = []
  for (const name of ['settled bet', 'deposit'] as const) {
    const databases = [await create(), await create()] as const
    const ours = await throughPlatform(databases[0].target, name)
    const bare = await throughDriver(databases[1].target, name)
    // by turns, so that both meet the same load of the machine
    for (let from = 0; from < perPlayer; from += slice)
      for (const subject of [ours, bare]) await measure(subject, isServer, from, from + slice)
    await Promise.all([ours.close(), bare.close()])
    await Promise.all(databases.map(({ drop }) => drop()))
    rows.push(...toRows(name, ours, bare))
  }
  const how = isServer ? `${players} players at a time, without fsync` : 'one connection'
  printTable(`Ledger, ${title}, ${how}: ${players * (perPlayer - warmUps)} operations of each kind`, rows)
}

function toRows(name: OperationName, ours: Subject, bare: Subject) {
  const perSecond = ({ times, total }: Subject) => (times.length * 1000) / total
  const ratio = perSecond(ours) / perSecond(bare)
  const time = (percent: number, { times }: Subject) => `${percentile(times, percent).toFixed(1)} ms`
  return [
    { what: `${name}s per second`, measured: perSecond(ours).toFixed(0), bound: `the driver alone: ${perSecond(bare).toFixed(0)}` },
    { what: '  of the driver alone', measured: ratio.toFixed(2), bound: `at least ${minRatio}`, exceeded: ratio < minRatio },
    ...[50, 99].map((percent) => ({
      what: `  p${percent}`,
      measured: time(percent, ours),
      bound: `the driver alone: ${time(percent, bare)}`,
    })),
  ]
}

await onBothDatabases(benchDatabase)
