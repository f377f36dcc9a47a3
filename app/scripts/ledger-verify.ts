// `npm run ledger:verify`: audits the ledger of the configured platform, read-only, running or not. Exit code 0 when it balances.
// `-- --seal 812:HASH` looks a noted seal up, `-- --settlement FILE` compares a settlement file of the payment provider.

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ledgerQuestionSchema } from '../platform/audit/ledgerReport.ts'
import { readSettlementFile } from '../platform/audit/settlementFile.ts'
import { describeVerification, isVerified, verifyLedger } from '../platform/audit/verifyLedger.ts'
import { readPlatformConfig } from '../platform/core/config.ts'
import { describeFailure } from '../platform/db/failedStatement.ts'

try {
  const { seal, settlement } = parseArgs({ options: { seal: { type: 'string' }, settlement: { type: 'string' } } }).values
  const [position, hash] = seal?.split(':') ?? []
  const question = ledgerQuestionSchema.parse({
    ...(seal && { seal: { position: Number(position), hash } }),
    ...(settlement && { settlement: readSettlementFile(readFileSync(settlement, 'utf8')) }),
  })
  const verification = await verifyLedger(readPlatformConfig(process.env), question)
  process.stdout.write(`${describeVerification(verification)}\n`)
  process.exitCode = isVerified(verification) ? 0 : 1
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}
