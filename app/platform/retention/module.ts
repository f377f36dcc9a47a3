import { repeatJob } from '@casino/shared/repeatJob'
import { minuteMs } from '../core/clock.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { blankCustomers } from './blankCustomers.ts'
import { removeExpiredRows } from './removeExpiredRows.ts'

/** Removes rows whose time is over, and blanks customers, every ten minutes while the server runs. */
export const retentionModule: PlatformModuleFactory = () => ({
  name: 'retention',
  calls: [],
  routes: (app, platform) => {
    const everyMs = 10 * minuteMs
    repeatJob(app, platform, { everyMs, what: 'expired rows were not removed', run: () => removeExpiredRows(platform) })
    repeatJob(app, platform, { everyMs, what: 'customers were not blanked', run: () => blankCustomers(platform) })
  },
})
