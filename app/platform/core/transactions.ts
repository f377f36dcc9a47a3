import { AsyncLocalStorage } from 'node:async_hooks'
import { runEach } from '@casino/shared/runEach'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/types.ts'
import type { NewMail, Outbox } from './outbox.ts'
import type { Platform, TransactionContext } from './platform.ts'

/**
 * The database of the current transaction. One for all platforms of the process: Node.js propagates every instance that was ever used with
 * every promise, even after its platform was closed.
 */
const openTransaction = new AsyncLocalStorage<Database>()

interface TransactionOptions extends Pick<Platform, 'clock'>, Pick<TransactionContext, 'settings' | 'bonuses'> {
  outbox: Outbox
  log: FastifyBaseLogger
}

/** `run`: see `Platform.transaction`. `runStart`: the same without time limits, for the seed at start. */
interface PlatformTransactions {
  run: Platform['transaction']
  runStart: Platform['transaction']
}

/** Transactions of a database. What one asked for after its commit is done then, and logged where it fails. */
export function createTransactions(
  database: Database,
  { clock, settings, bonuses, outbox, log }: TransactionOptions,
): PlatformTransactions {
  const runWith = async <T>(start: Database['transaction'], work: (context: TransactionContext) => Promise<T>): Promise<T> => {
    const effects: Parameters<TransactionContext['afterCommit']>[0][] = []
    const afterCommit = (effect: (typeof effects)[number]) => void effects.push(effect)
    const sendMail = (mail: NewMail) => afterCommit(() => outbox.send(mail))
    const result = await start((db) => work({ db, now: clock.now(), settings, bonuses, afterCommit, sendMail }))
    await runEach(effects, 'effects of a committed transaction failed', async (effect) => effect()).catch((err: unknown) =>
      log.error({ err }, 'the transaction is committed, but not all that follows it is done'),
    )
    return result
  }
  return {
    run: (work) => {
      if (openTransaction.getStore() === database) throw new Error('a transaction inside a transaction would deadlock')
      return openTransaction.run(database, () => runWith(database.transaction, work))
    },
    runStart: (work) => runWith(database.startTransaction, work),
  }
}
