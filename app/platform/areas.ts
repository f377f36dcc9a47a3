import { cmsArea } from './cms/area.ts'
import { gamesArea } from './games/area.ts'
import { historyModule } from './history/area.ts'
import { identityModule } from './identity/area.ts'
import { limitsModule } from './limits/area.ts'
import { paymentsModule } from './payments/area.ts'
import { personFixturesModule } from './people/area.ts'
import type { PlatformModuleFactory } from './platform.ts'
import { registrationModule } from './registration/area.ts'
import { sessionsModule } from './sessions/area.ts'

/** All modules of the back end, in the order of seeding: a module may depend on rows that an earlier one seeds. */
export const platformModules: readonly PlatformModuleFactory[] = [
  identityModule,
  sessionsModule,
  registrationModule,
  limitsModule,
  paymentsModule,
  gamesArea,
  historyModule,
  personFixturesModule,
  cmsArea,
]
