import { type ErrorCode, isErrorCode } from '@casino/features/api/errors'
import { depositCalls } from '@casino/features/deposit/calls'
import { findBonusByCode } from '../bonusDefinitions.ts'
import type { AuthorisationOutcome } from '../db/schema/payments.ts'
import { activityLog } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import { bindHandlers } from '../handlers.ts'
import { newId, newToken } from '../ids.ts'
import { findBonusRefusal } from '../money/bonusRefusal.ts'
import type { PlatformModuleFactory } from '../platformModule.ts'
import { validateDeposit } from '../wallet.ts'
import { challengeRoutes } from './challengeRoutes.ts'
import { approveDeposit, createDeposit, type DepositRow, declineDeposit, findDeposit, toDepositLog } from './deposits.ts'
import { listCards, resolveCard } from './paymentCards.ts'

const declineCodes: Readonly<Partial<Record<AuthorisationOutcome, ErrorCode>>> = {
  declined_other: 'ERR_DECLINED_OTHER_REASON',
  declined_request: 'ERR_DECLINED_BAD_REQUEST',
}

/** `transfers` is served by the history module. */
const { transfers: _, ...paymentCalls } = depositCalls

/** Card deposits, with a simulated payment provider. */
export const paymentsModule: PlatformModuleFactory = ({ config, keys }) => ({
  name: 'payments',
  calls: bindHandlers('deposit', paymentCalls, {
    cardKey: () => ({ keyId: keys.card.keyId, spki: keys.card.spki }),

    bonusByCode: async ({ params, player, ...context }) => {
      const bonus = findBonusByCode(context, params.code)
      return { ...bonus, refusal: player && (await findBonusRefusal(context, player.id, bonus)) }
    },

    cards: async ({ player, ...context }) => ({ accounts: JSON.stringify(await listCards(context, player.id)) }),

    confirmCard: async ({ player, body, ...context }) => {
      const { amount, attributes } = body
      const bonusCode = attributes.bonusCode.trim()
      // Validate everything before the card is authorised.
      await validateDeposit(context, player.id, { amount, bonusCode })
      const card = await resolveCard(context, keys, player.id, body)
      const challenge = card.outcome === 'challenge' ? newToken() : null
      const returnOrigin = player.siteOrigin
      const row = await createDeposit(context, {
        playerId: player.id,
        amount,
        bonusCode,
        cardId: card.id,
        returnOrigin,
        challengeToken: challenge,
      })
      const declineCode = declineCodes[card.outcome]
      if (declineCode) throw declinedError(await declineDeposit(context, row, declineCode, card))
      if (challenge) {
        return {
          statusCode: 'success_with_redirect' as const,
          depositLogId: row.id,
          redirectOutput: { url: `${config.platformUrl}/3ds/${challenge}` },
        }
      }
      const ended = await approveDeposit(context, row)
      if (ended.state === 'declined') throw declinedError(ended)
      return { statusCode: 'success_no_redirect' as const, depositLogId: row.id, redirectOutput: null }
    },

    log: async ({ player, body, ...context }) => {
      const row = await findDeposit(context, player.id, body.depositLogId)
      if (body.trackDepositLogs) {
        const data = { depositLogId: row.id, seenStatus: body.status ?? '', state: row.state }
        await context.db.insert(activityLog).values({ id: newId(), kind: 'deposit_seen', data, createdAt: context.now })
      }
      return toDepositLog(context, row)
    },
  }),
  routes: challengeRoutes,
})

/** Commits the transaction, so that the declined attempt stays in the deposit log. */
const declinedError = ({ id, code }: DepositRow): PlatformError =>
  new PlatformError(isErrorCode(code) ? code : 'ERR_DECLINED_OTHER_REASON', {
    commit: true,
    data: { statusCode: 'error_no_data', depositLogId: id },
  })
