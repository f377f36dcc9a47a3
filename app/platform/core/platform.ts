import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/types.ts'
import type { BonusDefinition } from './bonusDefinition.ts'
import type { PlatformClock } from './clock.ts'
import type { PlatformConfig } from './config.ts'
import type { PlatformKeys } from './keys.ts'
import type { NewMail, Outbox } from './outbox.ts'
import type { PlatformSettings } from './settings.ts'

/**
 * One unit of work: a database transaction, a fixed time, the settings and the bonus definitions.
 * All of it commits or rolls back together; `now` (UTC ms) does not change within it.
 */
export interface TransactionContext {
  db: Db
  now: number
  settings: PlatformSettings
  bonuses: readonly BonusDefinition[]
  /** Does something once the transaction has committed, in the order of the calls; after a rollback nothing. Its failure is logged, and fails no call. */
  afterCommit(effect: () => void | Promise<void>): void
  /** Writes a line of the log once the transaction has committed: fields without personal data, and a message. */
  logCommitted(fields: Readonly<Record<string, unknown>>, message: string): void
  /** Sends a mail once the transaction has committed. A rolled back transaction sends none. */
  sendMail(mail: NewMail): void
}

/** The running platform, as passed to its modules. */
export interface Platform {
  config: PlatformConfig
  settings: PlatformSettings
  clock: PlatformClock
  keys: PlatformKeys
  /** The mails that were sent; a transaction sends them. */
  outbox: Pick<Outbox, 'list' | 'clear'>
  log: FastifyBaseLogger
  /**
   * Runs work in one transaction. For pages and jobs of a module; handlers of calls already run inside one.
   * Throws when nested: the embedded database has one connection, so a nested transaction would deadlock.
   */
  transaction<T>(work: (context: TransactionContext) => Promise<T>): Promise<T>
}
