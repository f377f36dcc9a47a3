import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Platform, TransactionContext } from '../core/platform.ts'
import { ledgerSeals } from '../db/schema.ts'

/**
 * A seal is a link of the hash chain over the postings: the SHA-256 of the seal before it and of all postings since, with their transactions.
 * Postings are sealed behind the wallet's back, so that no bet waits for a chain that all players share.
 */

/** One line for each posting: all that the ledger says of it. */
const line = sql`concat_ws('|', p.id, p.account_id, p.amount, t.id, t.type, coalesce(t.player_id, ''), t.reference,
  to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'))`

const lines = (after: SQL, through: SQL): SQL => sql`(
  select coalesce(string_agg(${line}, E'\n' order by p.id), '') from postings as p join transactions as t on t.id = p.transaction_id
  where p.id > ${after} and p.id <= ${through})`

const hashOf = (previous: SQL, after: SQL, through: SQL): SQL =>
  sql`encode(sha256(convert_to(${previous} || E'\n' || ${lines(after, through)}, 'UTF8')), 'hex')`

/** Seals whose hash is not the one of their postings and of the seal before. */
export const findBrokenSeals = sql`
  select position::text as id from (
    select position, hash, through_posting, coalesce(lag(hash) over chain, '') as previous, coalesce(lag(through_posting) over chain, 0) as after
    from ledger_seals window chain as (order by position)) as s
  where hash <> ${hashOf(sql`s.previous`, sql`s.after`, sql`s.through_posting`)}`

/** A link of the chain, to be noted outside of the database: who changes all later links cannot change the note. */
export const sealSchema = z.object({ position: z.number().int().positive(), hash: z.string().regex(/^[0-9a-f]{64}$/) })
export type LedgerSeal = z.output<typeof sealSchema>

/** Whether the chain has this seal. */
export async function hasSeal({ db }: Pick<TransactionContext, 'db'>, { position, hash }: LedgerSeal): Promise<boolean> {
  const found = await db
    .select({ position: ledgerSeals.position })
    .from(ledgerSeals)
    .where(and(eq(ledgerSeals.position, position), eq(ledgerSeals.hash, hash)))
  return found.length > 0
}

/** Postings that one seal covers at most. */
const batchPostings = 10_000
/** Advisory-lock id of the sealing, the same in every process. */
const sealLockId = 7_204_117

/**
 * Seals all postings that are there now, and returns the new last seal; null when there is none to seal. A posting that an open transaction
 * still adds below the last one must be waited for, at most `waitMs`; later, the next run does it.
 */
export async function sealLedger({ transaction }: Pick<Platform, 'transaction'>, waitMs = 10_000): Promise<LedgerSeal | null> {
  const mark = await transaction(readMark)
  // whoever has a posting below the mark was under way when the mark was read
  for (const end = Date.now() + waitMs; !(await transaction((context) => hasEnded(context, mark.before))); await wait(100))
    if (Date.now() >= end) return null
  let last: LedgerSeal | null = null
  for (;;) {
    const sealed = await transaction((context) => sealBatch(context, mark.posting))
    if (!sealed) return last
    last = sealed
  }
}

async function readMark({ db }: TransactionContext): Promise<{ posting: number; before: string }> {
  const [posting] = await db.select({ id: sql<number>`coalesce(max(id), 0)`.mapWith(Number) }).from(sql`postings`)
  // after the last posting was read: every transaction that could add one below has begun
  const [snapshot] = await db.select({ before: sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text` }).from(one)
  return { posting: posting?.id ?? 0, before: snapshot?.before ?? '0' }
}

const one = sql`(values (1)) as one`

async function hasEnded({ db }: TransactionContext, before: string): Promise<boolean> {
  const [row] = await db
    .select({ ended: sql<boolean>`pg_snapshot_xmin(pg_current_snapshot())::text::numeric >= ${before}::numeric` })
    .from(one)
  return row?.ended ?? false
}

async function sealBatch({ db, now }: TransactionContext, through: number): Promise<LedgerSeal | null> {
  const [lock] = await db.select({ held: sql<boolean>`pg_try_advisory_xact_lock(${sealLockId})` }).from(one)
  if (!lock?.held) return null
  const [previous] = await db.select().from(ledgerSeals).orderBy(sql`position desc`).limit(1)
  const after = sql`${previous?.throughPosting ?? 0}::bigint`
  const next = sql`(select id from postings where id > ${after} and id <= ${through} order by id limit ${batchPostings}) as next`
  const [batch] = await db.select({ last: sql<number | null>`max(id)` }).from(next)
  if (!batch?.last) return null
  const throughPosting = Number(batch.last)
  const hash = sql<string>`${hashOf(sql`${previous?.hash ?? ''}::text`, after, sql`${throughPosting}::bigint`)}`
  const position = (previous?.position ?? 0) + 1
  const [sealed] = await db
    .insert(ledgerSeals)
    .values({ position, throughPosting, hash, sealedAt: now })
    .returning({ position: ledgerSeals.position, hash: ledgerSeals.hash })
  return sealed ?? null
}
