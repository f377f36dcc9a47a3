import { PlatformError } from '@casino/shared/platformError'
import { and, eq, gt, sql } from 'drizzle-orm'
import { secondMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { deposits, paymentAttempts } from '../db/schema.ts'
import { lockPlayer } from '../players/eligibility.ts'

/** A payment before it is sent. */
export type PaymentAttempt = Pick<typeof paymentAttempts.$inferSelect, 'playerId' | 'key' | 'method' | 'amount'>
type StoredAttempt = typeof paymentAttempts.$inferSelect

/**
 * Notes a payment that is about to be sent, so that a lost answer is known on every device. A noted one is noted again when it is
 * repeated. Throws ERR_PAYMENT_IN_DOUBT while the result of another payment is not known.
 */
export async function noteAttempt(context: TransactionContext, attempt: PaymentAttempt): Promise<void> {
  await lockPlayer(context, attempt.playerId)
  await assertNoOtherInDoubt(context, attempt)
  await context.db
    .insert(paymentAttempts)
    .values({ ...attempt, state: 'open', notedAt: context.now })
    .onConflictDoUpdate({
      target: [paymentAttempts.playerId, paymentAttempts.key],
      set: { notedAt: context.now },
      setWhere: eq(paymentAttempts.state, 'open'),
    })
}

/**
 * Begins the payment of an attempt: its result is known when the transaction commits. Throws ERR_PAYMENT_IN_DOUBT like `noteAttempt`, and
 * ERR_PAYMENT_EXPIRED for a payment that arrives after it was abandoned: another may have replaced it.
 */
export async function beginAttempt(context: TransactionContext, attempt: PaymentAttempt): Promise<void> {
  await lockPlayer(context, attempt.playerId)
  const [noted] = await context.db.select().from(paymentAttempts).where(matches(attempt))
  if (noted?.state === 'open' && !isFresh(context, noted)) throw new PlatformError('ERR_PAYMENT_EXPIRED', { message: 'abandoned' })
  await assertNoOtherInDoubt(context, attempt)
  await context.db
    .insert(paymentAttempts)
    .values({ ...attempt, state: 'ended', notedAt: context.now })
    .onConflictDoUpdate({ target: [paymentAttempts.playerId, paymentAttempts.key], set: { state: 'ended' } })
}

/** Ends an attempt that was refused before anything was paid. */
export async function endAttempt({ db }: TransactionContext, attempt: Pick<PaymentAttempt, 'playerId' | 'key'>): Promise<void> {
  await db.update(paymentAttempts).set({ state: 'ended' }).where(matches(attempt))
}

/** The player's noted payment without a known result, or null. A payment that did not arrive in time never will. */
export async function findOpenAttempt({ db, now, settings }: TransactionContext, playerId: string): Promise<StoredAttempt | null> {
  const since = sql.param(now - settings.attemptTimeoutMs, paymentAttempts.notedAt)
  const [open] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.playerId, playerId), eq(paymentAttempts.state, 'open'), gt(paymentAttempts.notedAt, since)))
  return open ?? null
}

/** By how much the clocks of several platforms may differ. */
const clockToleranceMs = 5 * secondMs

/**
 * Redates payments that were noted later than now, because the clock was set back. They stay in doubt for their usual time; what is still
 * on its way arrives within it.
 */
export async function redateFutureAttempts({ db, now }: TransactionContext): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ notedAt: now })
    .where(and(eq(paymentAttempts.state, 'open'), gt(paymentAttempts.notedAt, now + clockToleranceMs)))
}

async function assertNoOtherInDoubt(context: TransactionContext, { playerId, key }: PaymentAttempt): Promise<void> {
  const open = await findOpenAttempt(context, playerId)
  const [reserved] = await context.db
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), eq(deposits.state, 'authorised')))
    .limit(1)
  if ((open && open.key !== key) || reserved) throw new PlatformError('ERR_PAYMENT_IN_DOUBT')
}

const isFresh = ({ now, settings }: TransactionContext, { notedAt }: StoredAttempt): boolean => now - notedAt < settings.attemptTimeoutMs

const matches = ({ playerId, key }: Pick<PaymentAttempt, 'playerId' | 'key'>) =>
  and(eq(paymentAttempts.playerId, playerId), eq(paymentAttempts.key, key))
