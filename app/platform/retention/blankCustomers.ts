import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Platform, TransactionContext } from '../core/platform.ts'
import {
  consentLog,
  contactChanges,
  deposits,
  documents,
  emailChanges,
  favourites,
  paymentCards,
  persons,
  players,
  sessions,
  transfers,
} from '../db/schema.ts'
import { createPictureStore } from '../documents/pictureStore.ts'
import { removalLockId } from './removeExpiredRows.ts'

/** Customers that one transaction blanks, and transactions in one run. What is left is for the next run. */
const [batchCustomers, maxBatches] = [20, 100]

/**
 * Blanks the customers whose relationship has been over for the legal time: the player closed the account, and no money has moved since. Their
 * postings, rounds and payments stay, under an id that names nobody. Only one platform of the database works at a time.
 */
export async function blankCustomers({ transaction, log, config }: Pick<Platform, 'transaction' | 'log' | 'config'>): Promise<void> {
  const pictures = createPictureStore(config.documentsDir)
  let blanked = 0
  try {
    for (let batch = 0; batch < maxBatches; batch += 1) {
      const customers = await transaction((context) => blankBatch(context, config.customerRetentionYears, pictures.remove))
      blanked += customers
      if (customers < batchCustomers) return
    }
  } finally {
    if (blanked > 0) log.info({ blanked }, 'customers blanked whose time is over')
  }
}

async function blankBatch(context: TransactionContext, years: number, removePicture: (id: string) => Promise<void>): Promise<number> {
  const { db } = context
  const [lock] = await db.select({ held: sql<boolean>`pg_try_advisory_xact_lock(${removalLockId})` }).from(sql`(values (1)) as one`)
  if (!lock?.held) return 0
  const due = await db
    .select({ id: players.id, pid: players.pid })
    .from(players)
    .where(isOver(context.now, years))
    .limit(batchCustomers)
    .for('update')
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await blankPlayers(context, ids)
  await blankRows(context, ids)
  // Files before their rows: a picture without a row would never be found again.
  const removed = await db.delete(documents).where(inArray(documents.playerId, ids)).returning({ id: documents.id })
  for (const { id } of removed) await removePicture(id)
  for (const table of [sessions, contactChanges, emailChanges, favourites]) await db.delete(table).where(inArray(table.playerId, ids))
  // Test persons and entries of ROFUS are the provider's own.
  const pids = due.map(({ pid }) => pid)
  await db.delete(persons).where(and(inArray(persons.pid, pids), isNull(persons.testKey), eq(persons.excluded, false)))
  return due.length
}

/** `pausedUntil` of a closed account is a year after the closing (`closeAccount`). */
function isOver(now: number, years: number) {
  const before = (count: number): number => {
    const date = new Date(now)
    return date.setUTCFullYear(date.getUTCFullYear() - count)
  }
  return and(
    eq(players.status, 'closed'),
    isNull(players.blankedAt),
    lte(players.pausedUntil, sql.param(before(years - 1), players.pausedUntil)),
    sql`not exists (select from transactions as t where t.player_id = ${players.id} and t.created_at > ${sql.param(before(years), players.pausedUntil)})`,
    // money that is still owed to somebody, and a login that is under way
    sql`not exists (select from withdrawals as w where w.player_id = ${players.id} and w.ended_at is null)`,
    sql`not exists (select from accounts as a where a.player_id = ${players.id} and a.balance > 0)`,
    sql`not exists (select from identity_transactions as i where i.pid = ${players.pid})`,
  )
}

/** A value that is unique for each row, and says nothing of the person. */
const anonymous = (id: PgColumn) => sql<string>`'blanked-' || ${id}`

async function blankPlayers({ db, now }: TransactionContext, ids: readonly string[]): Promise<void> {
  const blank = {
    pid: anonymous(players.id),
    cprHash: anonymous(players.id),
    firstName: '',
    lastName: '',
    dateOfBirth: '1900-01-01',
    email: anonymous(players.id),
    mobileCc: '',
    mobileNo: '',
    unsubscribeId: sql`gen_random_uuid()`,
    registration: {},
    blankedAt: now,
  }
  await db
    .update(players)
    .set(blank)
    .where(inArray(players.id, [...ids]))
}

/** What rows of payments say of the person's cards and phone, and the addresses that consents were withdrawn from. */
async function blankRows({ db }: TransactionContext, ids: readonly string[]): Promise<void> {
  const owned = [...ids]
  const card = { fingerprint: anonymous(paymentCards.id), maskedAccount: '', cardHolder: '', expiryDate: '1900-01', visible: false }
  await db.update(paymentCards).set(card).where(inArray(paymentCards.playerId, owned))
  await db.update(deposits).set({ maskedPhone: null }).where(inArray(deposits.playerId, owned))
  const ofPayment = inArray(transfers.type, ['deposit', 'refund', 'chargeback'])
  await db
    .update(transfers)
    .set({ message: '' })
    .where(and(inArray(transfers.playerId, owned), ofPayment))
  await db.update(consentLog).set({ details: {} }).where(inArray(consentLog.playerId, owned))
}
