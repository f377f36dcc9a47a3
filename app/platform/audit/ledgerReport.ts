import { PlatformError } from '@casino/shared/platformError'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isOperator } from '../core/operatorRequests.ts'
import type { Platform, TransactionContext } from '../core/platform.ts'
import { sendNotFound } from '../http/failures.ts'
import { auditLedger, type LedgerReport } from './auditLedger.ts'
import { ledgerChecks } from './ledgerChecks.ts'
import { hasSeal, sealSchema } from './ledgerSeals.ts'
import { reconcileSettlement } from './reconcileSettlement.ts'
import { settlementLineSchema } from './settlementFile.ts'

export const ledgerReportPath = '/ledger/report'

/** What `npm run ledger:verify` may ask besides the audit. */
export const ledgerQuestionSchema = z.object({
  /** A seal that was noted earlier. */
  seal: sealSchema.optional(),
  settlement: z.array(settlementLineSchema).optional(),
})
export type LedgerQuestion = z.output<typeof ledgerQuestionSchema>

const names = Object.keys(ledgerChecks) as (keyof typeof ledgerChecks)[] // its own keys
const differenceSchema = z.object({ type: z.string(), payment: z.string(), settled: z.number(), booked: z.number() })

/** The audit without the balances of players, with the answers to the question. */
export const ledgerAnswerSchema = z.object({
  balanced: z.boolean(),
  postings: z.number(),
  kinds: z.array(z.object({ kind: z.string(), accounts: z.number(), postings: z.number(), sum: z.number() })),
  findings: z.partialRecord(z.enum(names), z.array(z.string())),
  seal: sealSchema.nullable(),
  unsealed: z.number(),
  /** Whether the noted seal is in the chain; null when it was not asked. */
  sealFound: z.boolean().nullable(),
  /** Null without a settlement. */
  differences: z.array(differenceSchema).nullable(),
})
type Answers = z.output<typeof ledgerAnswerSchema>
export type LedgerAnswer = Omit<LedgerReport, 'accounts'> & Pick<Answers, 'sealFound'> & { differences: readonly SettlementRow[] | null }
type SettlementRow = z.output<typeof differenceSchema>

/** Audits the ledger and answers the question. */
export async function answerLedgerQuestion(
  context: Pick<TransactionContext, 'db'>,
  { seal, settlement }: LedgerQuestion,
): Promise<LedgerAnswer> {
  const { accounts: _, ...report } = await auditLedger(context)
  const sealFound = seal ? await hasSeal(context, seal) : null
  return { ...report, sealFound, differences: settlement ? await reconcileSettlement(context, settlement) : null }
}

/**
 * The audit of the ledger for `npm run ledger:verify`: the embedded database can be opened by one process only. It does not exist for other
 * machines and for web pages, and names no balance of a player.
 */
export function registerLedgerReport(app: FastifyInstance, platform: Platform): void {
  app.post(ledgerReportPath, { bodyLimit: 64 * 1024 * 1024 }, async (request, reply) => {
    if (!isOperator(platform.config, request)) return sendNotFound(request, reply)
    const question = ledgerQuestionSchema.safeParse(request.body ?? {})
    if (!question.success) throw new PlatformError('ERR_VALIDATION', { message: 'not a question to the ledger' })
    return platform.transaction((context) => answerLedgerQuestion(context, question.data))
  })
}
