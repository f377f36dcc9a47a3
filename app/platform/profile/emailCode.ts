import { randomInt } from 'node:crypto'
import type { EmailChange } from '@casino/features/profile/calls'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import { hourMs, minuteMs, secondMs } from '../core/clock.ts'
import type { PlatformKeys } from '../core/keys.ts'
import type { TransactionContext } from '../core/platform.ts'
import { emailChanges } from '../db/schema.ts'

type EmailChangeRow = typeof emailChanges.$inferSelect

/** What is hashed of a code. */
const codeText = (playerId: string, email: string, code: string): string => `email-code:${playerId}:${email}:${code}`

const codeExpiredError = (details: { commit?: true } = {}) =>
  new PlatformError('ERR_CODE_EXPIRED', { message: 'no code that could match', ...details })

const resendAtOf = ({ sentAt }: EmailChangeRow, { settings }: TransactionContext): number =>
  (sentAt.at(-1) ?? 0) + settings.emailCode.resendSeconds * secondMs

async function lockRow({ db }: TransactionContext, playerId: string): Promise<EmailChangeRow | undefined> {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.playerId, playerId)).for('update')
  return row
}

/** Whether the address still awaits a code: for an hour after the latest one. */
const isOpen = (row: EmailChangeRow | undefined, now: number): row is EmailChangeRow & { email: string } =>
  row !== undefined && row.email !== null && now < (row.sentAt.at(-1) ?? 0) + hourMs

/** What the profile shows of an address that awaits its code; null when none does. */
export async function readEmailChange(context: TransactionContext, playerId: string): Promise<EmailChange | null> {
  const [row] = await context.db.select().from(emailChanges).where(eq(emailChanges.playerId, playerId))
  if (!isOpen(row, context.now)) return null
  const resendSeconds = Math.max(0, Math.ceil((resendAtOf(row, context) - context.now) / secondMs))
  return { email: row.email, triesLeft: row.triesLeft, expiresAt: row.expiresAt, resendSeconds }
}

/**
 * Creates the code of a new address; it replaces the one before. Returns it for the mail: only its hash is stored.
 * Throws ERR_CODE_WAIT too soon after another to the same address, and after too many within an hour. The caller holds the player's row.
 */
export async function issueEmailCode(context: TransactionContext, keys: PlatformKeys, playerId: string, email: string): Promise<string> {
  const { db, now, settings } = context
  const { minutes, tries, perHour } = settings.emailCode
  const row = await lockRow(context, playerId)
  const sentAt = (row?.sentAt ?? []).filter((at) => at > now - hourMs)
  if (sentAt.length >= perHour || (row?.email === email && now < resendAtOf(row, context)))
    throw new PlatformError('ERR_CODE_WAIT', { message: 'another code was sent just now, or too many within an hour' })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const values = {
    email,
    codeHash: keys.keyedHash(codeText(playerId, email, code)),
    triesLeft: tries,
    expiresAt: now + minutes * minuteMs,
    sentAt: [...sentAt, now],
  }
  await db
    .insert(emailChanges)
    .values({ playerId, ...values })
    .onConflictDoUpdate({ target: emailChanges.playerId, set: values })
  return code
}

/** The address that awaits a code. Throws ERR_CODE_EXPIRED when none does. */
export async function requireEmailChange(context: TransactionContext, playerId: string): Promise<string> {
  const row = await lockRow(context, playerId)
  if (!isOpen(row, context.now)) throw codeExpiredError()
  return row.email
}

/**
 * Uses the code up and returns its address: the account's own when the code that changed it is sent again, because the answer was lost.
 * Throws ERR_CODE_WRONG with the tries that are left, and ERR_CODE_EXPIRED after the last of them, after its time, or without an address;
 * a wrong try is counted by the transaction that it fails.
 */
export async function redeemEmailCode(
  context: TransactionContext,
  keys: PlatformKeys,
  { id: playerId, email: ownEmail }: { id: string; email: string },
  code: string,
): Promise<string> {
  const { db, now } = context
  const row = await lockRow(context, playerId)
  const matches = (email: string) => row !== undefined && keys.isHashOf(row.codeHash, codeText(playerId, email, code))
  if (row?.email === null && now < row.expiresAt && matches(ownEmail)) return ownEmail
  if (!isOpen(row, now) || now >= row.expiresAt || row.triesLeft === 0) throw codeExpiredError()
  const ownRow = eq(emailChanges.playerId, playerId)
  if (matches(row.email)) {
    await db.update(emailChanges).set({ email: null }).where(ownRow)
    return row.email
  }
  const triesLeft = row.triesLeft - 1
  await db.update(emailChanges).set({ triesLeft }).where(ownRow)
  if (triesLeft === 0) throw codeExpiredError({ commit: true })
  const fields = [{ path: 'emailCode', message: 'error.ERR_CODE_WRONG' }]
  throw new PlatformError('ERR_CODE_WRONG', { message: 'the code does not match', data: { triesLeft }, fields, commit: true })
}

/** Forgets the address; the codes of the hour still count. */
export async function withdrawEmailChange({ db }: TransactionContext, playerId: string): Promise<void> {
  await db.update(emailChanges).set({ email: null }).where(eq(emailChanges.playerId, playerId))
}
