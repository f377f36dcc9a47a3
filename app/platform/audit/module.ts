import { repeatJob } from '@casino/shared/repeatJob'
import { minuteMs } from '../core/clock.ts'
import type { Platform } from '../core/platform.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { registerEventExport } from './exportEvents.ts'
import { sealLedger } from './ledgerSeals.ts'

/** Seals the ledger every minute while the server runs, and exports events. The log has each last seal, outside of the database. */
export const auditModule: PlatformModuleFactory = () => ({
  name: 'audit',
  calls: [],
  routes: (app, platform) => {
    registerEventExport(app, platform)
    repeatJob(app, platform, { everyMs: minuteMs, what: 'the ledger was not sealed', run: () => seal(platform) })
  },
})

async function seal(platform: Platform): Promise<void> {
  const sealed = await sealLedger(platform)
  if (sealed) platform.log.info(sealed, 'ledger sealed')
}
