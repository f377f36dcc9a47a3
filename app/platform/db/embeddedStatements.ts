import { type messages, type PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { createStatementNames } from './preparedStatements.ts'

const { serialize } = protocol

/** Number of statements after which all are planned again. Tables grow, and the embedded database analyses none of them. */
const replanAfter = 1000

/** A statement that the database has parsed. */
interface Prepared {
  /** Types of its values, by number. */
  valueTypes: readonly number[]
  /** Describes its rows. */
  description: readonly messages.BackendMessage[]
}

/**
 * An embedded database that parses and plans frequent statements once. The driver parses and describes each one every time, in six calls of
 * the database. `client` has drizzle's parsers (`readTimesAsText`).
 */
export function withEmbeddedStatements(client: PGlite): PGlite {
  const nameOf = createStatementNames()
  const prepared = new Map<string, Prepared>()
  let executed = 0

  const send = (...sent: readonly Uint8Array[]) => client.execProtocolStream(Buffer.concat(sent), { syncToFs: false })

  const prepare = async (name: string, text: string): Promise<Prepared> => {
    const description = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync())
    const statement = { valueTypes: parse.parseDescribeStatementResults(description), description }
    prepared.set(name, statement)
    return statement
  }

  const execute = async (name: string, text: string, params: readonly unknown[], options: QueryOptions): Promise<Results> => {
    executed += 1
    if (executed % replanAfter === 0) await send(serialize.query('discard plans'))
    const { valueTypes, description } = prepared.get(name) ?? (await prepare(name, text))
    const values = params.map((param, index) => toValue(param, client.serializers[valueTypes[index] ?? 0]))
    const answer = await send(serialize.bind({ statement: name, values }), serialize.execute(), serialize.sync())
    const [result] = parse.parseResults([...description, ...answer], client.parsers, { ...options, parsers: undefined })
    if (!result) throw new Error('the statement has no result')
    return result
  }

  const inTransaction = (tx: Transaction): Transaction => {
    const query = (text: string, params: readonly unknown[] = [], options: QueryOptions = {}) => {
      const name = tx.closed ? undefined : nameOf(text)
      if (name === undefined) return tx.query(text, [...params], options)
      return client.runExclusive(() => execute(name, text, params, options))
    }
    return Object.assign(Object.create(tx) as Transaction, { query }) // all else is the transaction's
  }
  const transaction: PGlite['transaction'] = (work) => client.transaction((tx) => work(inTransaction(tx)))
  return { transaction } as PGlite // the platform sends all its statements in transactions
}

const toValue = (param: unknown, serializer: ((value: unknown) => string) | undefined): string | null => {
  if (param === null || param === undefined) return null
  return serializer ? serializer(param) : String(param)
}
