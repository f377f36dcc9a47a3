import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../columns.ts'

/** The hash chain over the postings (`audit/ledgerSeals.ts`). Append-only: triggers reject every change. */
export const ledgerSeals = pgTable('ledger_seals', {
  /** From 1. */
  position: integer('position').primaryKey(),
  /** The last posting that it covers; the first is the one after the seal before. */
  throughPosting: bigint('through_posting', { mode: 'number' }).notNull().unique(),
  /** SHA-256 of the hash before and of the postings. */
  hash: text('hash').notNull(),
  sealedAt: instantColumn('sealed_at').notNull(),
})
