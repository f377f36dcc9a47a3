import type { FastifyBaseLogger } from 'fastify'
import type { CallContext } from './callContext.ts'
import type { ExecuteCall } from './executeCall.ts'

/**
 * Creates the call that gives a new player the bonus chosen at registration. Never rejects: a failure is logged and does not stop the
 * login.
 */
export const createBonusGiving =
  ({ execute, log }: { execute: ExecuteCall; log: FastifyBaseLogger }) =>
  async (bonusCode: string, context: CallContext): Promise<void> => {
    try {
      await execute('bonuses.addUserToBonus', { query: { bonusCode } }, context)
    } catch (err) {
      log.warn({ err, bonusCode }, 'the bonus chosen at registration was not added')
    }
  }
