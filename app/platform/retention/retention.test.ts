import { getTableName, isTable, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import * as schema from '../db/schema.ts'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import { logIn } from '../testing/identityVisits.ts'
import { runWhileOpen } from '../testing/openTransaction.ts'
import { removalLockId, removeExpiredRows } from './removeExpiredRows.ts'
import { retentionRules } from './rules.ts'

/** Tables that no rule empties, and why. */
const keptTables: Readonly<Record<string, string>> = {
  // at least 5 years (bookkeeping act § 12, money-laundering act § 30); a balance is the sum of its postings, and none is ever removed
  accounts: 'money',
  transactions: 'money',
  postings: 'money',
  rounds: 'money',
  ledger_seals: 'proof of the ledger',
  round_hours: 'money: sums of rounds, of each hour that a player played in',
  round_steps: 'money',
  transfers: 'money',
  player_bonuses: 'money',
  withdrawals: 'money',
  deposits: 'money',
  provider_payments: 'money',
  payment_reversals: 'money',
  cards: 'money: the means of the payments; blanked with the customer',
  // 5 years after the end of the relationship: blankCustomers.ts
  players: 'who the customer is',
  persons: 'who the customer is: the provider’s own record',
  documents: 'who the customer is',
  contact_changes: 'who the customer is',
  consent_log: 'proof of consent (GDPR, article 7); blanked with the customer',
  consent_texts: 'proof of consent',
  deposit_limits: 'a few for each player',
  play_limits: 'a few for each player',
  play_times: 'one for each player',
  round_attempts: 'one for each player',
  email_changes: 'one for each player',
  favourites: 'as many as the player marks',
  secrets: 'a few',
}

it('every table has a rule or a reason to keep its rows', () => {
  const tables = Object.values(schema).filter((value) => isTable(value))
  const ruled = new Set(retentionRules.map(({ table }) => getTableName(table)))
  expect([...ruled, ...Object.keys(keptTables)].toSorted()).toEqual(tables.map(getTableName).toSorted())
})

describe('rows whose time is over', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform()
  })
  beforeEach(() => platform.reset())
  afterAll(() => platform.close())

  const run = <T>(work: (context: TransactionContext) => Promise<T>) => platform.platform.transaction(work)
  const remove = () => removeExpiredRows(platform.platform)
  /** Rows of each table. */
  const counts = async () => {
    const all: Record<string, number> = {}
    for (const table of Object.values(schema).filter((value) => isTable(value)))
      all[getTableName(table)] = (await run(({ db }) => db.select({ one: sql`1` }).from(table))).length
    return all
  }
  const addKeys = (number: number, createdAt: number) =>
    run(({ db }) =>
      db
        .insert(schema.idempotencyKeys)
        .values(Array.from({ length: number }, (_, key) => ({ scope: 'a', key: `${createdAt}:${key}`, fingerprint: '', createdAt }))),
    )
  const keys = async () => (await run(({ db }) => db.select().from(schema.idempotencyKeys))).length

  /** One row in each table with a rule, all from now; of the activity log one of a visit and one of a refusal. */
  async function addRows() {
    const { userId } = await logIn(platform, 'freja')
    await addKeys(1, platform.clock.now())
    await run(async ({ db, now }) => {
      await db.update(schema.sessions).set({ createdAt: now })
      await db.execute(sql`set local session_replication_role = replica`) // past the trigger that keeps events as they are
      await db.update(schema.playerEvents).set({ at: now })
      await db.execute(sql`set local session_replication_role = origin`)
      await db
        .insert(schema.paymentAttempts)
        .values({ playerId: userId, key: 'key', method: 'card', amount: 10_000, state: 'open', notedAt: now })
      await db.insert(schema.partnerTokens).values({ tokenHash: 'a', type: 'login', expiresAt: now })
      await db.insert(schema.providerEvents).values({ id: 'a', depositLogId: 'a', receivedAt: now })
      for (const kind of ['session_expired', 'round_refused'])
        await db.insert(schema.activityLog).values({ id: kind, kind, data: {}, createdAt: now })
      await db.insert(schema.gameSearches).values({ gameId: 'a', day: '2026-06-15', count: 1 })
      await db.insert(schema.identityFailures).values({ subject: 'a', failedAt: [now], checkedAt: now })
      const frame = { tokenHash: 'a', playerId: userId, sessionHash: 'a', gameId: 'a', opened: true, usedAt: now }
      await db.insert(schema.playerFrames).values(frame)
      for (const number of [1, 2])
        await db
          .insert(schema.liveRounds)
          .values({ id: `${number}`, gameId: 'a', number, seed: '', commitment: `${number}`, stage: 0, openedAt: now })
      const bet = { gameId: 'a', gameName: '', stake: 100, stakeCash: 100, stakeBonus: 0, freeSpin: false, startedAt: now }
      await db.insert(schema.gameRounds).values({ ...bet, id: 'bet', playerId: userId, liveRoundId: '1' })
    })
  }

  it('are removed then, and no other ones', async () => {
    await addRows()
    const before = await counts()
    const removedAfter = async (ms: number) => {
      platform.clock.advance(start + ms - platform.clock.now())
      await remove()
      const removed = Object.entries(await counts()).map(([table, rows]) => [table, (before[table] ?? 0) - rows] as const)
      return Object.fromEntries(removed.filter(([, rows]) => rows > 0))
    }
    const start = platform.clock.now()
    expect(await removedAfter(30 * minuteMs - 1)).toEqual({})
    const frames = { player_frames: 1 }
    expect(await removedAfter(30 * minuteMs)).toEqual(frames)
    expect(await removedAfter(hourMs)).toEqual(frames)
    const hour = { ...frames, identity_failures: before.identity_failures, live_rounds: 1 }
    expect(await removedAfter(hourMs + 1)).toEqual(hour)
    expect(await removedAfter(90 * dayMs)).toEqual(hour)
    const repeated = { ...hour, idempotency_keys: 1, payment_attempts: 1, partner_tokens: 1 }
    expect(await removedAfter(90 * dayMs + 1)).toEqual(repeated)
    const quarter = { ...repeated, game_searches: 1, identity_transactions: before.identity_transactions }
    expect(await removedAfter(91 * dayMs)).toEqual(quarter)
    expect(await removedAfter(400 * dayMs)).toEqual(quarter)
    expect(await removedAfter(400 * dayMs + 1)).toEqual({ ...quarter, activity_log: 1 })
    const fiveYears = Date.parse('2031-06-15T10:00:00Z') - start
    expect(await removedAfter(fiveYears + dayMs)).toEqual({ ...quarter, activity_log: 1 })
    const evidence = { sessions: before.sessions, player_events: before.player_events, provider_events: 1, activity_log: 2 }
    expect(await removedAfter(5 * 366 * dayMs + 1)).toEqual({ ...quarter, ...evidence })
    expect(await removedAfter(50 * 366 * dayMs)).toEqual({ ...quarter, ...evidence })
  })

  it('are removed in batches, and the log says how many', async () => {
    await addKeys(1203, platform.clock.now() - 91 * dayMs)
    await addKeys(2, platform.clock.now())
    const log = vi.spyOn(platform.platform.log, 'info').mockReturnValue()
    await remove()
    expect(await keys()).toBe(2)
    expect(log.mock.calls).toEqual([[{ removed: { idempotency_keys: 1203 } }, 'rows removed whose time is over']])
    log.mockClear()
    await remove()
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  it('of a rule that fails hold up no other ones', async () => {
    await addKeys(1, platform.clock.now() - 91 * dayMs)
    const failing = { table: schema.sessions, isOver: () => sql`1 / 0 = 1` }
    await expect(removeExpiredRows(platform.platform, [failing, ...retentionRules])).rejects.toThrow('1 of ')
    expect(await keys()).toBe(0)
  })

  // the embedded database has one connection, on which no two transactions run
  it.skipIf(!process.env.TEST_DATABASE_URL)('stay while another platform removes, or a transaction holds them', async () => {
    await addKeys(2, platform.clock.now() - 91 * dayMs)
    const keysAfterRemoval = async () => {
      await remove()
      return keys()
    }
    await runWhileOpen(platform.platform, {
      before: ({ db }) => db.execute(sql`select pg_advisory_xact_lock(${removalLockId})`),
      during: async () => expect(await keysAfterRemoval()).toBe(2),
    })
    await runWhileOpen(platform.platform, {
      before: ({ db }) => db.select().from(schema.idempotencyKeys).limit(1).for('update'),
      during: async () => expect(await keysAfterRemoval()).toBe(1),
    })
    expect(await keysAfterRemoval()).toBe(0)
  })
})
