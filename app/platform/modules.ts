import { gameQueries } from '@casino/games/gameQueries'
import { gamesModule } from '@casino/games/module'
import { auditModule } from './audit/module.ts'
import { bonusesModule } from './bonuses/module.ts'
import { createCmsModule } from './cms/module.ts'
import { consentModule } from './consent/module.ts'
import { contactModule } from './contact/module.ts'
import type { PlatformModuleFactory } from './core/platformModule.ts'
import { documentsModule } from './documents/module.ts'
import { historyModule } from './history/module.ts'
import { identityModule } from './identity/module.ts'
import { limitsModule } from './limits/module.ts'
import { mailModule } from './mail/module.ts'
import { pausesModule } from './pauses/module.ts'
import { paymentsModule } from './payments/module.ts'
import { personFixturesModule } from './people/module.ts'
import { profileModule } from './profile/module.ts'
import { registrationModule } from './registration/module.ts'
import { retentionModule } from './retention/module.ts'
import { sessionsModule } from './sessions/module.ts'
import { unsubscribeModule } from './unsubscribe/module.ts'
import { withdrawalsModule } from './withdrawals/module.ts'

/** All modules of the back end with the embedded games, which no other file of the platform names, in the order of seeding: a module may depend on rows that an earlier one seeds. */
export const platformModules: readonly PlatformModuleFactory[] = [
  identityModule,
  sessionsModule,
  profileModule,
  documentsModule,
  registrationModule,
  limitsModule,
  pausesModule,
  consentModule,
  unsubscribeModule,
  contactModule,
  mailModule,
  bonusesModule,
  paymentsModule,
  withdrawalsModule,
  gamesModule,
  historyModule,
  personFixturesModule,
  createCmsModule({ games: gameQueries }),
  retentionModule,
  auditModule,
]
