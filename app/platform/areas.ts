import { cmsArea } from './cms/area.ts'
import { gamesArea } from './games/area.ts'
import { historyArea } from './history/area.ts'
import { identityArea } from './identity/area.ts'
import { limitsArea } from './limits/area.ts'
import { paymentsArea } from './payments/area.ts'
import { peopleArea } from './people/area.ts'
import type { AreaFactory } from './platform.ts'
import { registrationArea } from './registration/area.ts'
import { sessionsArea } from './sessions/area.ts'

/** All modules of the back end, in the order of seeding: a module may depend on rows that an earlier one seeds. */
export const areas: readonly AreaFactory[] = [
  identityArea,
  sessionsArea,
  registrationArea,
  limitsArea,
  paymentsArea,
  gamesArea,
  historyArea,
  peopleArea,
  cmsArea,
]
