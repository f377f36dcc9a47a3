import type { Platform } from '../platform.ts'
import { listPlayersWithDueWithdrawals, processWithdrawals } from '../wallet.ts'

/**
 * Processes what is due of all players, each in a transaction of its own: no failure holds up the others, and no player waits for the run. Those
 * that fail are reported together after the last one.
 */
export async function processAllWithdrawals({ transaction }: Pick<Platform, 'transaction'>): Promise<void> {
  const players = await transaction(listPlayersWithDueWithdrawals)
  const failures: unknown[] = []
  for (const id of players) {
    const processed = transaction((context) => processWithdrawals(context, id))
    await processed.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `the withdrawals of ${failures.length} of ${players.length} players were not processed`)
}
