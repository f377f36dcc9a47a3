import { AsyncLocalStorage } from 'node:async_hooks'
import { PlatformError } from '@casino/shared/platformError'
import { runEach } from '@casino/shared/runEach'
import { createTurns } from '@casino/shared/turns'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/types.ts'
import type { NewMail, Outbox } from './outbox.ts'
import type { Platform, TransactionContext } from './platform.ts'
import { currentClient, ownJobs } from './requestClient.ts'

/**
 * The database of the current transaction. One for all platforms of the process: Node.js propagates every instance that was ever used with
 * every promise, even after its platform was closed.
 */
const openTransaction = new AsyncLocalStorage<Database>()

/**
 * Connections that one client may hold of the pool: a player's page sends some ten calls at once, and those that change money wait for the
 * player's row.
 */
const connectionsOfClient = 4
const [maxWaiting, maxWaitingOfClient] = [1000, 100]
/** Less than the 3 s that the site waits for a read: it gets an answer instead of none. */
const turnPatienceMs = 2500

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
  const takeTurn = createTurns({
    running: database.connections,
    runningOfClient: connectionsOfClient,
    waiting: maxWaiting,
    waitingOfClient: maxWaitingOfClient,
    waitMs: (client) => (client === ownJobs ? undefined : turnPatienceMs), // nobody waits for a job
    refuse: (whose) =>
      whose === 'client'
        ? new PlatformError('ERR_RATE_LIMITED', { message: 'too many calls of this client under way' })
        : new PlatformError('ERR_OVERLOADED', { message: 'too many calls under way' }),
  })
  const runWith = async <T>(start: Database['transaction'], work: (context: TransactionContext) => Promise<T>): Promise<T> => {
    const effects: Parameters<TransactionContext['afterCommit']>[0][] = []
    const afterCommit = (effect: (typeof effects)[number]) => void effects.push(effect)
    const sendMail = (mail: NewMail) => afterCommit(() => outbox.send(mail))
    const logCommitted = (fields: Readonly<Record<string, unknown>>, message: string) => afterCommit(() => log.info(fields, message))
    const result = await start((db) => work({ db, now: clock.now(), settings, bonuses, afterCommit, logCommitted, sendMail }))
    await runEach(effects, 'effects of a committed transaction failed', async (effect) => effect()).catch((err: unknown) =>
      log.error({ err }, 'the transaction is committed, but not all that follows it is done'),
    )
    return result
  }
  return {
    run: (work) => {
      if (openTransaction.getStore() === database) throw new Error('a transaction inside a transaction would deadlock')
      const inTurn: Database['transaction'] = (inDatabase) => takeTurn(currentClient(), () => database.transaction(inDatabase))
      return openTransaction.run(database, () => runWith(inTurn, work))
    },
    runStart: (work) => runWith(database.startTransaction, work),
  }
}
