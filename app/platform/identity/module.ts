import { normaliseCpr } from '@casino/features/format/cpr'
import { identityCalls } from '@casino/features/identity/calls'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import { bindHandlers } from '../core/handlers.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { players } from '../db/schema.ts'
import { shortenAddress } from '../players/device.ts'
import { recordPlayerEvent } from '../players/playerEvents.ts'
import { countCprTry, failureSubjects, isCprOf } from './identityChecks.ts'
import { assertNotLocked, loginLockedError, runIdentityCheck } from './identityLock.ts'
import {
  type IdentityTransaction,
  requireApprovedStepUp,
  requireApprovedTransaction,
  startIdentityTransaction,
  updateIdentityTransaction,
} from './identityTransactions.ts'
import { partnerLoginHandlers } from './partnerLogin.ts'
import { rehashCpr, seedPersons } from './persons.ts'
import { logPlayerIn, recordLoginFailure } from './playerLogin.ts'
import { registerIdentityProviderRoutes } from './providerRoutes.ts'
import { grantStepUp } from './stepUp.ts'

/** Simulated identity provider: calls, page and test persons. */
export const identityModule: PlatformModuleFactory = ({ config, keys }) => {
  const toStarted = ({ id, accessToken, loginLogId }: IdentityTransaction) => ({
    transactionId: id,
    accessUrl: `${config.platformUrl}/identity/${accessToken}`,
    loginLog: { loginLogId },
  })
  return {
    name: 'identity',
    calls: bindHandlers('identity', identityCalls, {
      start: async ({ query, ...context }) => toStarted(await startIdentityTransaction(context, query.redirectUrl, config.siteOrigins)),

      completion: async ({ params, query, ...context }) => {
        const { transaction, person } = await requireApprovedTransaction(context, params.id, query.approvalCode)
        assertLoginLogId(transaction, query.logId)
        // Checked here too, so that no national id is asked for that would be refused.
        await assertNotLocked(context, failureSubjects(keys, person, query.clientIP))
        const completionData = { userId: person.pid, dateOfBirth: person.dateOfBirth }
        return { providerInfo: { dkMitID: { completionData } } }
      },

      validateCpr: async ({ params, query, ...context }) => {
        const { transaction, person } = await requireApprovedTransaction(context, params.id, query.approvalCode)
        assertLoginLogId(transaction, query.logId)
        const { isMatch, locked } = await runIdentityCheck(
          context,
          failureSubjects(keys, person, query.clientIP),
          () => query.cpr !== undefined && isCprOf(keys, person, normaliseCpr(query.cpr)),
        )
        const { mismatches, attemptsLeft, spent } = countCprTry(transaction.mismatches, isMatch)
        await updateIdentityTransaction(context, transaction.id, { mismatches, cprMatched: isMatch, ...(spent && { state: 'mismatched' }) })
        if (!isMatch) await recordLoginFailure(context, person, { code: 'ERR_CPR_MISMATCH', device: addressOf(query.clientIP) })
        if (locked) throw loginLockedError({ commit: true })
        if (spent) throw new PlatformError('ERR_TOKEN_EXPIRED', { message: 'the national id did not match three times', commit: true })
        if (isMatch && query.cpr !== undefined) await rehashCpr(context, keys, person.cprHash, normaliseCpr(query.cpr))
        return { isMatch, attemptsLeft }
      },

      openSession: async ({ params, query, ...context }) => {
        const { transaction, person } = await requireApprovedTransaction(context, params.transactionId, query.approvalCode)
        if (!transaction.cprMatched) throw new PlatformError('ERR_CPR_MISMATCH', { message: 'the national id has not been validated' })
        return logPlayerIn(context, keys, { transaction, person, visitor: query })
      },

      ...partnerLoginHandlers(keys),

      startStepUp: async ({ query, player, ...context }) => {
        const stepUp = { sessionHash: player.sessionHash, purpose: query.purpose }
        return toStarted(await startIdentityTransaction(context, query.redirectUrl, config.siteOrigins, stepUp))
      },

      completeStepUp: async ({ params, query, player, ...context }) => {
        const { transaction, person, stepUp } = await requireApprovedStepUp(context, params.id, query.approvalCode, player.sessionHash)
        assertLoginLogId(transaction, query.logId)
        const [account] = await context.db.select({ pid: players.pid }).from(players).where(eq(players.id, player.id))
        const subjects = failureSubjects(keys, person, query.clientIP)
        const { isMatch, locked } = await runIdentityCheck(context, subjects, () => account?.pid === person.pid)
        await updateIdentityTransaction(context, transaction.id, { state: isMatch ? 'used' : 'mismatched' })
        if (!isMatch) await recordPlayerEvent(context, player, { kind: 'step_up_failed', subject: stepUp.purpose })
        if (locked) throw loginLockedError({ commit: true })
        if (!isMatch) throw new PlatformError('ERR_STEP_UP_PERSON', { message: 'the identity of somebody else', commit: true })
        await grantStepUp(context, stepUp)
        return { purpose: stepUp.purpose }
      },
    }),
    routes: registerIdentityProviderRoutes,
    seed: (context) => seedPersons(context, keys),
  }
}

/** Where a visitor is, of whose browser nothing is known. */
const addressOf = (clientIP: string | undefined) => (clientIP === undefined ? null : { address: shortenAddress(clientIP) })

/** Throws when the log id, which the browser returned, does not belong to the transaction. */
function assertLoginLogId(transaction: IdentityTransaction, logId: string): void {
  if (transaction.loginLogId !== logId)
    throw new PlatformError('ERR_TRANSACTION_EXPIRED', { message: 'the log id belongs to another transaction' })
}
