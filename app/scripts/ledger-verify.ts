// `npm run ledger:verify`: audits the ledger of the configured platform, read-only, running or not. Exit code 0 when it balances.

import { describeVerification, verifyLedger } from '../platform/audit/verifyLedger.ts'
import { readPlatformConfig } from '../platform/core/config.ts'
import { describeFailure } from '../platform/db/failedStatement.ts'

try {
  const verification = await verifyLedger(readPlatformConfig(process.env))
  process.stdout.write(`${describeVerification(verification)}\n`)
  process.exitCode = verification.report.balanced ? 0 : 1
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}
