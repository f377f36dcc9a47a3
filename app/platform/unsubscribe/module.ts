import { unsubscribeCalls } from '@casino/features/unsubscribe/calls'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { logConsent } from '../consent/consentLog.ts'
import { changeMarketingChannels } from '../consent/marketing.ts'
import { bindHandlers } from '../core/handlers.ts'
import type { TransactionContext } from '../core/platform.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { players } from '../db/schema.ts'

/** Unsubscribing by the link of a mail or a text message, without a login. */
export const unsubscribeModule: PlatformModuleFactory = () => ({
  name: 'unsubscribe',
  calls: bindHandlers('unsubscribe', unsubscribeCalls, {
    email: async ({ body, ...context }) => {
      const { id } = await findSubscriber(context, body.UserGuid)
      const details = { ip: body.IpAddress }
      await changeMarketingChannels(context, { playerId: id, channels: { email: false }, source: 'unsubscribeLink', details })
      return {}
    },

    sms: async ({ params, ...context }) => {
      const { id } = await findSubscriber(context, params.PlayerId)
      await changeMarketingChannels(context, { playerId: id, channels: { sms: false }, source: 'unsubscribeLink' })
      return {}
    },

    brand: async ({ body, ...context }) => {
      const { id, stoppedBrands } = await findSubscriber(context, body.playerID)
      const brands = [...new Set([...stoppedBrands, body.brand])]
      await context.db.update(players).set({ stoppedBrands: brands }).where(eq(players.id, id))
      const details = { brand: body.brand }
      await logConsent(context, [{ subject: 'smsOfBrand', granted: false, source: 'unsubscribeLink', playerId: id, details }])
      return {}
    },
  }),
})

/**
 * The player of an unsubscribe link, locked until the transaction ends. Throws ERR_NOT_FOUND: the id has 122 random bits, so it cannot be
 * guessed.
 */
async function findSubscriber({ db }: TransactionContext, unsubscribeId: string) {
  const id = z.uuid().safeParse(unsubscribeId).data // the database refuses other texts in this column
  const [player] = id ? await db.select().from(players).where(eq(players.unsubscribeId, id)).for('no key update') : []
  if (!player) throw new PlatformError('ERR_NOT_FOUND', { message: 'unknown unsubscribe id' })
  return player
}
