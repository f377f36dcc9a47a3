import { bonusesCalls } from '@casino/features/bonuses/calls'
import { findBonusByCode } from '../core/bonusDefinition.ts'
import { bindHandlers } from '../core/handlers.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { cancelBonus, findBonusRefusal } from '../money/index.ts'
import { cancelChoice, joinBonus } from './chosenBonus.ts'
import { listPlayerBonuses, toBonusOffer } from './playerBonuses.ts'

/** The player's bonuses: listed, joined by code and cancelled. A deposit grants those that belong to it (module payments). */
export const bonusesModule: PlatformModuleFactory = () => ({
  name: 'bonuses',
  calls: bindHandlers('bonuses', bonusesCalls, {
    list: ({ player, ...context }) => listPlayerBonuses(context, player.id),

    offer: async ({ player, body, ...context }) => {
      const bonus = findBonusByCode(context, body.code)
      return { offer: toBonusOffer(bonus), refusal: await findBonusRefusal(context, player.id, bonus, { type: 'campaign' }) }
    },

    addUserToBonus: async ({ player, query, ...context }) => {
      await joinBonus(context, player.id, query.bonusCode)
      return {}
    },

    cancelBonus: async ({ player, body, ...context }) => {
      await cancelBonus(context, player.id, body.bonusId)
      return listPlayerBonuses(context, player.id)
    },

    cancelChoice: async ({ player, ...context }) => {
      await cancelChoice(context, player.id)
      return listPlayerBonuses(context, player.id)
    },
  }),
})
