import { withdrawalCalls } from '@casino/features/withdrawal/calls'
import { repeatJob } from '@casino/shared/repeatJob'
import { desc, eq } from 'drizzle-orm'
import { minuteMs } from '../core/clock.ts'
import { bindHandlers } from '../core/handlers.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { withdrawals } from '../db/schema.ts'
import { assertStepUp, clearStepUp, readStepUp } from '../identity/stepUp.ts'
import {
  findActiveBonus,
  type PlayerBonus,
  processWithdrawals,
  readBalances,
  reserveWithdrawal,
  validateWithdrawal,
  type WithdrawalRow,
} from '../money/index.ts'
import { processAllWithdrawals } from './processAllWithdrawals.ts'

/** Withdrawals that the player's page lists. */
const listedWithdrawals = 50

/** Withdrawals to the player's NemKonto. Their processing is played by the platform: at each look of the player, and every minute for all. */
export const withdrawalsModule: PlatformModuleFactory = () => ({
  name: 'withdrawals',
  calls: bindHandlers('withdrawal', withdrawalCalls, {
    status: async ({ player, ...context }) => {
      await processWithdrawals(context, player.id)
      const { WithdrawableBalance, BonusBalance } = await readBalances(context, player.id)
      const bonus = await findActiveBonus(context, player.id)
      const rows = await context.db
        .select()
        .from(withdrawals)
        .where(eq(withdrawals.playerId, player.id))
        .orderBy(desc(withdrawals.requestedAt), desc(withdrawals.id))
        .limit(listedWithdrawals)
      return {
        withdrawable: WithdrawableBalance,
        bonus: BonusBalance,
        depositBonus: bonus && toDepositBonus(bonus),
        confirmedUntil: await readStepUp(context, player.sessionHash, 'withdrawal'),
        withdrawals: rows.map(toWithdrawal),
      }
    },

    request: async ({ player, body, ...context }) => {
      // The amount first, so that the player never visits the identity provider for a withdrawal that is then refused.
      await validateWithdrawal(context, player.id, body.amount)
      await assertStepUp(context, player.sessionHash, 'withdrawal')
      await clearStepUp(context, player.sessionHash)
      return toWithdrawal(await reserveWithdrawal(context, player.id, body.amount))
    },
  }),
  routes: (app, platform) =>
    repeatJob(app, platform, {
      everyMs: minuteMs,
      what: 'withdrawals were not processed; they are with the next run',
      run: () => processAllWithdrawals(platform),
    }),
})

const toDepositBonus = ({ name, requiredDeposit, spinsLeft }: PlayerBonus) =>
  requiredDeposit > 0 ? { name, requiredDeposit, spinsLeft } : null

const toWithdrawal = ({ playerId: _, ...withdrawal }: WithdrawalRow) => withdrawal
