import { runEach } from '@casino/shared/runEach'
import type { Platform } from '../core/platform.ts'
import { listPlayersWithDueWithdrawals, processWithdrawals } from '../money/index.ts'

/** Processes what is due of all players, each in a transaction of its own, so that no player waits for the run. Failures as in `runEach`. */
export async function processAllWithdrawals({ transaction }: Pick<Platform, 'transaction'>): Promise<void> {
  const players = await transaction(listPlayersWithDueWithdrawals)
  await runEach(players, 'players have withdrawals that were not processed', (id) =>
    transaction((context) => processWithdrawals(context, id)),
  )
}
