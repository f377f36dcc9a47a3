import { createHash } from 'node:crypto'
import { newId } from '@casino/shared/ids'
import type { TransactionContext } from '../core/platform.ts'
import { consentLog, consentTexts } from '../db/schema.ts'

type ConsentRow = typeof consentLog.$inferInsert
type ConsentEntry = Pick<ConsentRow, 'subject' | 'granted' | 'source'> &
  Partial<Pick<ConsentRow, 'consentId' | 'playerId' | 'textVersion' | 'textHash' | 'details'>>

/** Appends choices to the log. Never updates: the last entry of a subject counts. */
export async function logConsent({ db, now }: Pick<TransactionContext, 'db' | 'now'>, entries: readonly ConsentEntry[]): Promise<void> {
  await db.insert(consentLog).values(entries.map((entry) => ({ details: {}, ...entry, id: newId(), createdAt: now })))
}

/** Stores the texts that visitors consent to, once, and returns their hash. */
export async function storeConsentTexts(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('base64url')
  await db.insert(consentTexts).values({ hash, texts, createdAt: now }).onConflictDoNothing()
  return hash
}
