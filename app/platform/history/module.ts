import { depositCalls } from '@casino/features/deposit/calls'
import { overviewCalls } from '@casino/features/overview/calls'
import { sessionCalls } from '@casino/features/session/calls'
import { transactionsCalls } from '@casino/features/transactions/calls'
import { bindHandlers } from '../core/handlers.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { sumRounds } from '../limits/sumRounds.ts'
import { sumDays } from './results.ts'
import { listRounds } from './rounds.ts'
import { listStatement } from './statement.ts'
import { listTransfers } from './transfers.ts'

/** One round is a matter of its game. */
const { round: _, ...listCalls } = transactionsCalls

/** The player's transfers and game rounds. */
export const historyModule: PlatformModuleFactory = () => ({
  name: 'history',
  calls: [
    ...bindHandlers(
      'session',
      { betwinSummary: sessionCalls.betwinSummary },
      {
        betwinSummary: ({ player, body, ...context }) => sumRounds(context, player.id, body.since ?? player.loggedInAt),
      },
    ),
    ...bindHandlers(
      'deposit',
      { transfers: depositCalls.transfers },
      {
        transfers: ({ player, body, ...context }) => listTransfers(context, player.id, { ...body, kind: 'payments' }),
      },
    ),
    ...bindHandlers('overview', overviewCalls, {
      results: async ({ player, body, ...context }) => ({ days: [...(await sumDays(context, player.id, body.days))] }),
    }),
    ...bindHandlers('transactions', listCalls, {
      transfers: ({ player, body, ...context }) => listTransfers(context, player.id, body),
      payment: ({ player, body, ...context }) => listTransfers(context, player.id, { ...body, kind: 'payments' }),
      gamesHistory: ({ player, body, ...context }) => listRounds(context, player.id, body),
      statement: ({ player, body, ...context }) => listStatement(context, player.id, body),
      list: ({ player, query, ...context }) => listTransfers(context, player.id, { ...query, kind: 'all' }),
    }),
  ],
})
