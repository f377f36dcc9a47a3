import { limitsCalls } from '@casino/features/limits/calls'
import { bindHandlers } from '../core/handlers.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { closeAccount } from './closeAccount.ts'
import { pausePlayer } from './pausePlayer.ts'

/** Pauses from play, and the closing of the account. */
export const pausesModule: PlatformModuleFactory = () => ({
  name: 'pauses',
  calls: bindHandlers(
    'limits',
    { lock: limitsCalls.lock },
    {
      lock: async ({ player, query, ...context }) => {
        if (query.lockUntil === 'permanent') {
          const { closedUntil, payout } = await closeAccount(context, player)
          const closing = { closedUntil, payout: payout && { amount: payout.amount, expectedOn: payout.expectedOn } }
          return { pausedUntil: null, closed: true, closing }
        }
        const pausedUntil = await pausePlayer(context, player, query.lockUntil)
        return { pausedUntil, closed: false }
      },
    },
  ),
})
