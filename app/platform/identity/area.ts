import { normaliseCpr } from '@casino/features/format'
import { identityCalls } from '@casino/features/identity/calls'
import { eq } from 'drizzle-orm'
import { players } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import { handle } from '../handlers.ts'
import type { AreaFactory } from '../platform.ts'
import { openSession } from '../sessions/store.ts'
import { identityRoutes } from './page.ts'
import { seedPersons } from './persons.ts'
import {
  approvedTransaction,
  assertAdmissible,
  type IdentityTransaction,
  maxMismatches,
  startTransaction,
  updateTransaction,
} from './transactions.ts'

/** Simulated identity provider: calls, page and test persons. */
export const identityArea: AreaFactory = ({ config, keys }) => ({
  name: 'identity',
  calls: handle('identity', identityCalls, {
    start: async ({ query, ...context }) => {
      const { id, accessToken, loginLogId } = await startTransaction(context, query.redirectUrl, config.siteOrigins)
      return { transactionId: id, accessUrl: `${config.platformUrl}/identity/${accessToken}`, loginLog: { loginLogId } }
    },

    completion: async ({ params, query, ...context }) => {
      const { transaction, person } = await approvedTransaction(context, params.id)
      assertLog(transaction, query.logId)
      const completionData = { userId: person.pid, dateOfBirth: person.dateOfBirth }
      return { providerInfo: { dkMitID: { completionData } } }
    },

    validateCpr: async ({ params, query, ...context }) => {
      const { transaction, person } = await approvedTransaction(context, params.id)
      assertLog(transaction, query.logId)
      const isMatch = person.cprMatches && query.cpr !== undefined && keys.hash(normaliseCpr(query.cpr)) === person.cprHash
      const mismatches = transaction.mismatches + (isMatch ? 0 : 1)
      const spent = mismatches >= maxMismatches
      await updateTransaction(context, transaction.id, { mismatches, cprMatched: isMatch, ...(spent && { state: 'mismatched' }) })
      if (spent) throw new PlatformError('ERR_TOKEN_EXPIRED', { message: 'the national id did not match three times', commit: true })
      return { isMatch, attemptsLeft: maxMismatches - mismatches }
    },

    openSession: async ({ params, ...context }) => {
      const { transaction, person } = await approvedTransaction(context, params.transactionId)
      if (!transaction.cprMatched) throw new PlatformError('ERR_CPR_MISMATCH', { message: 'the national id has not been validated' })
      await assertAdmissible(context, person)
      const [player] = await context.db.select().from(players).where(eq(players.pid, person.pid))
      if (!player) throw new PlatformError('ERR_NO_ACCOUNT')
      if (player.status === 'locked') throw new PlatformError('ERR_ACCOUNT_LOCKED', { message: 'the account is locked' })
      await updateTransaction(context, transaction.id, { state: 'used' })
      const sessionId = await openSession(context, player.id, new URL(transaction.redirectUrl).origin)
      return { sessionId, userId: player.id, lastLogin: player.lastLoginAt }
    },
  }),
  routes: identityRoutes,
  seed: (context) => seedPersons(context, keys),
})

/** Throws when the log id, which the browser returned, does not belong to the transaction. */
function assertLog(transaction: IdentityTransaction, logId: string): void {
  if (transaction.loginLogId !== logId)
    throw new PlatformError('ERR_TRANSACTION_EXPIRED', { message: 'the log id belongs to another transaction' })
}
