import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Platform, TransactionContext } from '../core/platform.ts'

type Work = (context: TransactionContext) => Promise<unknown>

interface OpenTransaction {
  /** Done first, before `during`. */
  before: Work
  /** Runs outside the transaction while it is open. On a server only: the embedded database runs one transaction at a time. */
  during(): Promise<unknown>
  /** Done after `during`, before the commit. */
  after?: Work
}

/** Runs a transaction that stays open while something else happens. */
export async function runWhileOpen(
  { transaction }: Pick<Platform, 'transaction'>,
  { before, during, after }: OpenTransaction,
): Promise<void> {
  let proceed = (): void => undefined
  const whenDone = new Promise<void>((resolve) => {
    proceed = resolve
  })
  let open: Promise<unknown> | undefined
  await new Promise<void>((begun, failed) => {
    open = transaction(async (context) => {
      await before(context)
      begun()
      await whenDone
      await after?.(context)
    })
    open.catch(failed)
  })
  await during().finally(proceed)
  await open
}

/** Resolves once a statement of another transaction of the database waits for a lock. */
export const untilOneWaits = ({ transaction }: Pick<Platform, 'transaction'>): Promise<void> =>
  vi.waitFor(async () => {
    const waiting = sql`(select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`
    const found = await transaction(({ db }) => db.select({ one: sql`1` }).from(waiting))
    if (found.length === 0) throw new Error('nothing waits yet')
  })
