import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** What a payment provider reports in a settlement: money it took, sent back, lost to a bank's complaint, or paid out. */
export const settlementTypes = ['capture', 'refund', 'chargeback', 'payout'] as const

export const settlementLineSchema = z.object({
  /** ISO 8601. */
  date: z.iso.datetime({ offset: true }),
  type: z.enum(settlementTypes),
  /** The id of the payment (`depositLogId`) or of the withdrawal. */
  payment: z.string().min(1).max(64),
  /** Øre, above zero. */
  amount: z.number().int().positive(),
})
export type SettlementLine = z.output<typeof settlementLineSchema>

const rowSchema = z.object({
  date: settlementLineSchema.shape.date,
  type: settlementLineSchema.shape.type,
  payment: settlementLineSchema.shape.payment,
  amount: z.string().regex(/^\d{1,12}\.\d\d$/, 'is not kroner with two decimals, as 250.00'),
  currency: z.literal('DKK'),
})

/**
 * Reads a settlement file: CSV with the header `date,type,payment,amount,currency`, in any order of the columns (OPERATIONS.md). Throws an error
 * that names the line and the column of what it cannot read: half a settlement proves nothing.
 */
export function readSettlementFile(text: string): readonly SettlementLine[] {
  const rows: readonly Record<string, string>[] = parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true })
  return rows.map((row, index) => {
    const parsed = rowSchema.safeParse(row)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new Error(`settlement line ${index + 2}: ${issue?.path.join('.')}: ${issue?.message}`)
    }
    const { currency: _, amount, ...line } = parsed.data
    return { ...line, amount: Number(amount.replace('.', '')) }
  })
}
