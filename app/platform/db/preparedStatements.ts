import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A statement that was sent this often is prepared: those with a varying number of values, e.g. of a search, seldom are. */
const preparedFrom = 3
/** Statements that each connection keeps prepared. */
const maxPrepared = 300
/** Number of counted texts after which the count restarts. */
const maxCounted = 2000

/** The names by which statements are prepared, the same on every connection of this process. */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #counts = new Map<string, number>()

  /** The name of a statement; undefined while it is sent as text. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size === maxPrepared) return known
    const count = (this.#counts.get(text) ?? 0) + 1
    if (count < preparedFrom) {
      if (this.#counts.size === maxCounted) this.#counts = new Map()
      this.#counts.set(text, count)
      return undefined
    }
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    this.#names.set(text, name)
    return name
  }
}

/** A connection whose frequent statements the server parses and plans once. */
export function withPreparedStatements<C extends pg.Client | pg.PoolClient>(client: C, names: StatementNames): C {
  const query = (config: pg.QueryConfig, values?: readonly unknown[]) => {
    const name = config.name ?? names.nameOf(config.text)
    return client.query(name === undefined ? config : { ...config, name }, values as unknown[]) // the driver does not change them
  }
  return Object.assign(Object.create(client) as C, { query }) // all else is the connection's
}
