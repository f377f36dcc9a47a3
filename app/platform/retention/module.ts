import { repeatJob } from '@casino/shared/repeatJob'
import { minuteMs } from '../core/clock.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { removeExpiredRows } from './removeExpiredRows.ts'

/** Removes rows whose time is over, every ten minutes while the server runs. */
export const retentionModule: PlatformModuleFactory = () => ({
  name: 'retention',
  calls: [],
  routes: (app, platform) =>
    repeatJob(app, platform, { everyMs: 10 * minuteMs, what: 'expired rows were not removed', run: () => removeExpiredRows(platform) }),
})
