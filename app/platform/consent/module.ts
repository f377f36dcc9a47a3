import { consentCalls } from '@casino/features/consent/calls'
import { sessionCalls } from '@casino/features/session/calls'
import { newConsentId } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import { readTranslations } from '../cms/cmsContent.ts'
import { dayMs } from '../core/clock.ts'
import { bindHandlers } from '../core/handlers.ts'
import type { TransactionContext } from '../core/platform.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { players } from '../db/schema.ts'
import { readFirstDeposit } from '../money/index.ts'
import { findRestriction, readPlayer } from '../players/eligibility.ts'
import { logConsent, storeConsentTexts } from './consentLog.ts'
import { changeMarketingChannels } from './marketing.ts'

const { setProperties, getProperty, updateNotify } = sessionCalls

/** The choice of cookies, and players' consent to marketing. */
export const consentModule: PlatformModuleFactory = () => {
  const { consent: texts = {} } = readTranslations()
  return {
    name: 'consent',
    calls: [
      ...bindHandlers('consent', consentCalls, {
        record: async ({ body, player, ...context }) => {
          const { version, statistics, marketing } = body
          const consentId = body.consentId ?? newConsentId()
          const textHash = await storeConsentTexts(context, texts)
          const entry = { source: 'cookieChoice', consentId, playerId: player?.id ?? null, textVersion: version, textHash } as const
          await logConsent(context, [
            { ...entry, subject: 'statisticsCookies', granted: statistics },
            { ...entry, subject: 'marketingCookies', granted: marketing },
          ])
          return { consentId, version, statistics, marketing, decidedAt: context.now }
        },

        marketing: async ({ player, ...context }) => {
          const row = await readPlayer(context, player.id)
          if (await findRestriction(context, row)) return { record: null }
          const { marketingDate, marketingAskFrom: askFrom } = row
          return { record: { marketingDate, emailNotify: row.emailNotify ? (1 as const) : (0 as const), askFrom } }
        },

        answerMarketing: async ({ player, body, db, now }) => {
          await db
            .update(players)
            .set({ marketingAskFrom: now + body.day * dayMs })
            .where(eq(players.id, player.id))
          return {}
        },
      }),
      ...bindHandlers(
        'session',
        { setProperties, getProperty, updateNotify },
        {
          setProperties: async ({ player, body, ...context }) => {
            for (const { property, value } of body.properties) {
              if (property === 'acceptsmsoffer')
                await changeMarketingChannels(context, { playerId: player.id, channels: { sms: value === 'True' }, source: 'account' })
              else if (Number(value) !== ((await readFirstDeposit(context, player.id)) ?? 0))
                throw new PlatformError('ERR_FORBIDDEN', { message: `${property} follows the ledger` })
            }
            return {}
          },

          getProperty: async ({ player, query, ...context }) => ({
            property: query.keyProperty,
            value: await readProperty(context, player.id, query.keyProperty),
          }),

          updateNotify: async ({ player, body, ...context }) => {
            const channels = { email: body.EmailNotify === 1, sms: body.SMSNotify === 1 }
            await changeMarketingChannels(context, { playerId: player.id, channels, source: 'account' })
            return {}
          },
        },
      ),
    ],
  }
}

/** A profile property; null without a value: no first deposit has been made. */
async function readProperty(
  context: TransactionContext,
  playerId: string,
  property: 'acceptsmsoffer' | 'firstdeposit',
): Promise<string | null> {
  if (property === 'acceptsmsoffer') return (await readPlayer(context, playerId)).smsNotify ? 'True' : 'False'
  return (await readFirstDeposit(context, playerId))?.toString() ?? null
}
