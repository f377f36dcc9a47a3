import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, getTableName, isTable, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { auditLedger } from '../audit/auditLedger.ts'
import { dayMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import * as schema from '../db/schema.ts'
import { processWithdrawals } from '../money/index.ts'
import { insertPlayer } from '../players/account.ts'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import { logIn } from '../testing/identityVisits.ts'
import { blankCustomers } from './blankCustomers.ts'
import { removeExpiredRows } from './removeExpiredRows.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'blank-'))
const picture = join(dataDir, 'documents', 'passport.jpg')
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ env: { DATA_DIR: dataDir } })
})
beforeEach(() => platform.reset())
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})
const run = <T>(work: (context: TransactionContext) => Promise<T>) => platform.platform.transaction(work)

/** Every row that can have something of a player in it. The provider keeps its test persons. */
const everything = async () => {
  const tables = Object.values(schema).filter((value) => isTable(value) && value !== schema.persons)
  const rows: Record<string, readonly unknown[]> = {}
  for (const table of tables.filter((value) => isTable(value))) rows[getTableName(table)] = await run(({ db }) => db.select().from(table))
  return rows
}
const playerOf = async (id: string) => (await run(({ db }) => db.select().from(schema.players).where(eq(schema.players.id, id))))[0]

/** Names the transfers that are only here for their texts. */
const notOfLedger = 'not of the ledger'
/** Freja, with everything that an account can have, closes it; the bank has sent her money two days later. Returns what names her. */
async function closeFreja() {
  const { userId, sessionId } = await logIn(platform, 'freja')
  const before = await playerOf(userId)
  if (!before) throw new Error('freja has no account')
  mkdirSync(join(dataDir, 'documents'), { recursive: true })
  writeFileSync(picture, 'passport')
  const device = { type: 'Mobile', browser: 'Safari', address: '203.0.113.x', addressHash: 'hash-of-address' } as const
  await run(async ({ db, now }) => {
    await db.insert(schema.documents).values({
      id: 'passport',
      playerId: userId,
      uploadId: 'u',
      documentType: 'identity',
      status: 'received',
      receivedAt: now,
    })
    const change = { id: 'c', playerId: userId, field: 'email', before: 'f•••@old.example', after: 'f•••@new.example' } as const
    await db.insert(schema.contactChanges).values({ ...change, device, changedAt: now })
    const consent = { id: 'l', subject: 'email', granted: false, source: 'unsubscribeLink', playerId: userId } as const
    await db.insert(schema.consentLog).values({ ...consent, details: { ip: '203.0.113.77' }, createdAt: now })
    const code = { codeHash: 'hash-of-code', triesLeft: 1, expiresAt: now, sentAt: [] }
    await db.insert(schema.emailChanges).values({ playerId: userId, email: 'new@freja.example', ...code })
    // of a card that nobody else has
    const card = { fingerprint: 'hash-of-card', maskedAccount: '•••• 7531', cardHolder: 'F. Holm' }
    await db.update(schema.paymentCards).set(card).where(eq(schema.paymentCards.playerId, userId))
    await db.update(schema.transfers).set({ message: '•••• 7531' }).where(eq(schema.transfers.playerId, userId))
    await db.update(schema.deposits).set({ maskedPhone: '•••• 9876' }).where(eq(schema.deposits.playerId, userId))
    await db
      .update(schema.players)
      .set({ registration: { btag: 'tag-of-freja' } })
      .where(eq(schema.players.id, userId))
    await db.insert(schema.favourites).values({ playerId: userId, gameId: 'game-of-freja', markedAt: now })
    const subType = { id: '', externalId: '', name: '' }
    const transfer = { playerId: userId, amount: 1, state: 'implemented', startedAt: now, externalId: notOfLedger, subType } as const
    for (const type of ['refund', 'chargeback', 'transfer_bonus'] as const)
      await db.insert(schema.transfers).values({ ...transfer, id: type, type, message: `•••• of a ${type}` })
  })
  const closedAt = platform.clock.now()
  await platform.post(`/Deposit/SetUserLimitlock/${sessionId}?lockUntil=permanent`)
  platform.clock.advance(2 * dayMs)
  await run((context) => processWithdrawals(context, userId))
  const { email, mobileNo, pid, cprHash, lastName, unsubscribeId } = before
  const personal = [email, mobileNo, pid, cprHash, lastName, unsubscribeId, 'hash-of-card', '•••• 7531', 'F. Holm']
  const ofRows = ['203.0.113.77', '•••• 9876', 'new@freja.example', '@old.example', 'tag-of-freja', 'game-of-freja', '•••• of a refund']
  return { userId, before, closedAt, personal: [...personal, ...ofRows, '•••• of a chargeback'] }
}

/** Five years after an instant, UTC ms. */
const fiveYearsAfter = (ms: number): number => {
  const date = new Date(ms)
  return date.setUTCFullYear(date.getUTCFullYear() + 5)
}
const goTo = (ms: number) => platform.clock.advance(ms - platform.clock.now())
const lastMoveOf = async (playerId: string) => {
  const { createdAt } = schema.ledgerTransactions
  const rows = await run(({ db }) =>
    db.select({ createdAt }).from(schema.ledgerTransactions).where(eq(schema.ledgerTransactions.playerId, playerId)),
  )
  return Math.max(...rows.map((row) => row.createdAt))
}

it('a closed customer is blanked five years after the last movement of money, to the millisecond', async () => {
  const { userId, closedAt } = await closeFreja()
  const last = await lastMoveOf(userId)
  expect(last).toBeGreaterThan(closedAt)
  const isBlanked = async () => {
    await removeExpiredRows(platform.platform) // with the logins of the last weeks
    await blankCustomers(platform.platform)
    return (await playerOf(userId))?.blankedAt != null
  }
  goTo(fiveYearsAfter(closedAt))
  expect(await isBlanked()).toBe(false)
  goTo(fiveYearsAfter(last) - 1)
  expect(await isBlanked()).toBe(false)
  goTo(fiveYearsAfter(last))
  expect(await isBlanked()).toBe(true)
})

it('nothing of the person is left, and everything of the money', async () => {
  const { userId, personal, before } = await closeFreja()
  const kept = [
    'accounts',
    'transactions',
    'postings',
    'rounds',
    'deposits',
    'withdrawals',
    'transfers',
    'cards',
    'consent_log',
    'player_bonuses',
  ]
  const counts = (rows: Readonly<Record<string, readonly unknown[]>>) => kept.map((table) => [table, rows[table]?.length])
  const rowsBefore = await everything()
  const missing = personal.filter((value) => !JSON.stringify(rowsBefore).includes(value))
  expect(missing).toEqual([])
  const events = () => run(({ db }) => db.select().from(schema.playerEvents).where(eq(schema.playerEvents.playerId, userId)))

  goTo(fiveYearsAfter(await lastMoveOf(userId)))
  await removeExpiredRows(platform.platform) // logins and checks of the last weeks, and events of more than five years
  const eventsBefore = await events()
  const recordsBefore = await persons()
  expect(recordsBefore).toContain(before.pid)
  const log = vi.spyOn(platform.platform.log, 'info').mockReturnValue()
  await blankCustomers(platform.platform)
  expect(log.mock.calls).toContainEqual([{ blanked: 1 }, 'customers blanked whose time is over'])
  log.mockRestore()

  const rowsAfter = await everything()
  const left = personal.filter((value) => JSON.stringify(rowsAfter).includes(value))
  expect(left).toEqual([])
  expect(counts(rowsAfter)).toEqual(counts(rowsBefore))
  expect(await events()).toEqual(eventsBefore)
  expect(await persons(), "the provider's own record of a test person").toEqual(recordsBefore)
  expect(JSON.stringify(rowsAfter)).toContain('•••• of a transfer_bonus')
  expect(existsSync(picture)).toBe(false)
  expect(await run(({ db }) => db.select().from(schema.sessions).where(eq(schema.sessions.playerId, userId)))).toEqual([])
  const cards = await run(({ db }) => db.select().from(schema.paymentCards).where(eq(schema.paymentCards.playerId, userId)))
  expect(cards.map(({ visible, expiryDate }) => [visible, expiryDate])).toEqual(cards.map(() => [false, '1900-01']))
  expect(await playerOf(userId)).toMatchObject({ firstName: '', dateOfBirth: '1900-01-01', status: 'closed' })
  await run(({ db }) => db.delete(schema.transfers).where(eq(schema.transfers.externalId, notOfLedger)))
  expect(await run(auditLedger)).toMatchObject({ balanced: true })

  // the person is nobody the platform knows, and may come back as a new customer
  const { firstName, lastName, dateOfBirth, email, mobileCc, mobileNo, pid, cprHash } = before
  const again = { firstName, lastName, dateOfBirth, email, mobileCc, mobileNo, pid, cprHash }
  await run((context) => insertPlayer(context, { ...again, id: 'again', emailNotify: false, smsNotify: false, registration: {} }))

  const later = vi.spyOn(platform.platform.log, 'info').mockReturnValue()
  await blankCustomers(platform.platform)
  expect(later, 'once').not.toHaveBeenCalled()
  later.mockRestore()
})

/** A customer without money, of whom the provider has a record of its own. */
async function closeNewCustomer(id: string, { excluded = false, pausedUntil = platform.clock.now() + 365 * dayMs } = {}) {
  const person = { firstName: 'Eva', lastName: 'Holm', dateOfBirth: '1990-01-01', cprHash: `test.${id}` }
  await run(async (context) => {
    await context.db.insert(schema.persons).values({ ...person, pid: id, cprMatches: true, excluded })
    const contact = { email: `${id}@eksempel.dk`, mobileCc: '45', mobileNo: '20000000', emailNotify: false, smsNotify: false }
    await insertPlayer(context, { ...person, ...contact, id, pid: id, registration: {} })
    await context.db.update(schema.players).set({ status: 'closed', pausedUntil }).where(eq(schema.players.id, id))
  })
}
const blankedAt = async (id: string) => (await playerOf(id))?.blankedAt
const persons = async () => (await run(({ db }) => db.select().from(schema.persons))).map(({ pid }) => pid)

it('a customer without money is blanked five years after the closing, and the person goes, except from ROFUS', async () => {
  const closedAt = platform.clock.now()
  await closeNewCustomer('free')
  await closeNewCustomer('excluded', { excluded: true })
  goTo(fiveYearsAfter(closedAt) - 1)
  await blankCustomers(platform.platform)
  expect(await blankedAt('free')).toBeNull()
  goTo(fiveYearsAfter(closedAt))
  await blankCustomers(platform.platform)
  expect([await blankedAt('free'), await blankedAt('excluded')]).toEqual([platform.clock.now(), platform.clock.now()])
  expect(await persons()).not.toContain('free')
  expect(await persons()).toContain('excluded')
})

it('a customer who waits for a withdrawal, who is logging in or whose account is open is not blanked', async () => {
  for (const id of ['waiting', 'visiting', 'open']) await closeNewCustomer(id, { pausedUntil: platform.clock.now() })
  goTo(fiveYearsAfter(platform.clock.now()) + dayMs)
  await run(async ({ db, now }) => {
    await db.update(schema.players).set({ status: 'active' }).where(eq(schema.players.id, 'open'))
    await db
      .insert(schema.withdrawals)
      .values({ id: 'w', playerId: 'waiting', amount: 100, state: 'received', expectedOn: '2031-01-01', requestedAt: now })
    const visit = { id: 'v', accessToken: 'v', loginLogId: 'v', redirectUrl: '', state: 'open', mismatches: 0, cprMatched: false } as const
    await db.insert(schema.identityTransactions).values({ ...visit, pid: 'visiting', expiresAt: now })
  })
  await blankCustomers(platform.platform)
  expect([await blankedAt('waiting'), await blankedAt('visiting'), await blankedAt('open')]).toEqual([null, null, null])
})

it('nobody else is blanked: no open, locked or paused account, and none that is owed money', async () => {
  const { userId } = await closeFreja()
  goTo(fiveYearsAfter(await lastMoveOf(userId)) + dayMs)
  await run(async ({ db }) => {
    await db.delete(schema.identityTransactions)
    await db.execute(sql`set local session_replication_role = replica`)
    await db.execute(sql`update accounts set balance = 1 where id = ${`cash:${userId}`}`)
  })
  await blankCustomers(platform.platform)
  expect(await run(({ db }) => db.select().from(schema.players).where(sql`${schema.players.blankedAt} is not null`))).toEqual([])
  const others = await run(({ db }) => db.select().from(schema.players).where(ne(schema.players.id, userId)))
  expect(others.every(({ firstName }) => firstName !== '')).toBe(true)
})
