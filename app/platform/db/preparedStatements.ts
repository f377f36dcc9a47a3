import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A statement that was sent this often is prepared: those with a varying number of values, e.g. of a search, seldom are. */
const preparedFrom = 3
/** Statements that each connection keeps prepared. */
const maxPrepared = 300
/** Number of counted texts after which the count restarts. */
const maxCounted = 2000

/** The name by which a statement is prepared; undefined while it is sent as text. */
type NameStatement = (text: string) => string | undefined

/** Names statements the same on every connection of this process. */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size === maxPrepared) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < preparedFrom) {
      if (counts.size === maxCounted) counts.clear()
      counts.set(text, count)
      return undefined
    }
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
    return name
  }
}

/** A connection whose frequent statements the server parses and plans once. */
export function withPreparedStatements<C extends pg.Client | pg.PoolClient>(client: C, nameOf: NameStatement): C {
  const query = (config: pg.QueryConfig, values?: readonly unknown[]) => {
    const name = config.name ?? nameOf(config.text)
    return client.query(name === undefined ? config : { ...config, name }, values as unknown[]) // the driver does not change them
  }
  return Object.assign(Object.create(client) as C, { query }) // all else is the connection's
}
