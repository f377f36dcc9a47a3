import type { FastifyInstance } from 'fastify'
import { isLocalProgram } from '../core/loopback.ts'
import type { Platform } from '../core/platform.ts'
import { sendNotFound } from '../http/failures.ts'
import { auditLedger } from './auditLedger.ts'

export const ledgerReportPath = '/ledger/report'

/**
 * The audit of the ledger for `npm run ledger:verify`: the embedded database can be opened by one process only. It does not exist for other
 * machines and for web pages, and names no balance of a player.
 */
export function registerLedgerReport(app: FastifyInstance, platform: Platform): void {
  app.get(ledgerReportPath, async (request, reply) => {
    if (!isLocalProgram(request)) return sendNotFound(request, reply)
    const { accounts: _, ...report } = await platform.transaction(auditLedger)
    return report
  })
}
