import { type AccountType, accountTypeOfProperty, includesDeposit } from '@casino/features/session/playerType'
import { transactionPageSize } from '@casino/features/transactions/constants'
import type { FastifyBaseLogger } from 'fastify'
import type { CallContext } from './callContext.ts'
import type { ExecuteCall } from './executeCall.ts'

interface Options {
  execute: ExecuteCall
  log: FastifyBaseLogger
}

/**
 * Creates the first-deposit detection (specification, *First-deposit detection*): the profile property decides, and without a numeric one
 * the transfer history. The back end learns of a type that differs from `known`, which the login has stated; null: it has not. Resolves
 * with `known` when that fails, without one with a player who has not deposited.
 */
export function createAccountTypeDetection({ execute, log }: Options) {
  async function hasDeposited(context: CallContext): Promise<boolean> {
    for (let skip = 0; ; skip += transactionPageSize) {
      const { data } = await execute('transactions.list', { query: { skip, limit: transactionPageSize } }, context)
      const { transfers, total } = data
      if (includesDeposit(transfers)) return true
      if (transfers.length === 0 || skip + transfers.length >= total) return false
    }
  }

  async function detect(known: AccountType | null, context: CallContext): Promise<AccountType> {
    const { data } = await execute('session.getProperty', { query: { keyProperty: 'firstdeposit' } }, context)
    const stated = accountTypeOfProperty(data.value)
    const type = stated ?? ((await hasDeposited(context)) ? 'Depositor' : 'Non-Depositor')
    if (type === known) return type
    if (type === 'Depositor') await execute('session.updateDepositor', {}, context)
    await execute('session.updatePlayerType', { query: { playerType: type } }, context)
    log.info({ from: known, to: type, by: stated ? 'property' : 'history' }, 'the player type was corrected at the back end')
    return type
  }

  return async (known: AccountType | null, context: CallContext): Promise<AccountType> => {
    try {
      return await detect(known, context)
    } catch (err) {
      log.warn({ err }, 'the player type could not be checked')
      return known ?? 'Non-Depositor'
    }
  }
}
