import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../audit/auditLedger.ts'
import type { TransactionContext } from '../core/platform.ts'
import { readBalances } from '../money/index.ts'
import { testCards } from '../payments/testCards.ts'
import { encryptCardValue } from '../testing/cardPayments.ts'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import { confirmStepUp } from '../testing/identityVisits.ts'
import { createTestDatabase, hasTestServer, openTestServer, type TestDatabase, useEveryConnection } from '../testing/testDatabase.ts'
import { createTestPlayer, type TestPlayer } from '../testing/testPlayers.ts'

const killCount = 40
const amount = 10_000

// Skipped where PostgreSQL is not installed: the embedded database has no connections.
describe.skipIf(!hasTestServer())('a PostgreSQL server that terminates busy connections', () => {
  let stopServer: (() => Promise<void>) | undefined
  let database: TestDatabase
  let platform: TestPlatform
  let admin: pg.Client
  beforeAll(async () => {
    const server = await openTestServer()
    stopServer = server.stop
    database = await createTestDatabase(server.url)
    platform = await startTestPlatform({ database })
    admin = new pg.Client({ connectionString: 'url' in database.target ? database.target.url : '' })
    await admin.connect()
  })
  afterAll(async () => {
    await admin?.end()
    await platform?.close()
    await stopServer?.()
  })

  const run = <T>(work: (context: TransactionContext) => Promise<T>) => platform.platform.transaction(work)

  /** Terminates one connection of the platform that is executing a statement or inside a transaction. Returns how many it found. */
  async function killBusyConnection(): Promise<number> {
    const { rowCount } = await admin.query(`
      select pg_terminate_backend(pid) from (
        select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' order by random() limit 1
      ) as busy`)
    return rowCount ?? 0
  }

  interface Depositor {
    player: TestPlayer
    payment: Readonly<Record<string, unknown>>
    /** Idempotency keys of the payments, the last one in progress. */
    keys: Set<string>
  }

  async function createDepositor(): Promise<Depositor> {
    const player = await createTestPlayer(platform.platform)
    const payment = {
      sessionId: player.sessionId,
      userId: player.userId,
      attributes: { bonusCode: '', channelId: 'mobile' },
      amount,
      cardHolder: 'Test Person',
      encryptedCardNumber: await encryptCardValue(platform, { ...player, amount }, testCards.approved),
      encryptedCvv: await encryptCardValue(platform, { ...player, amount }, '123'),
      expiryMonth: '09',
      expiryYear: '2029',
    }
    await confirmStepUp(platform, player, 'card')
    return { player, payment, keys: new Set() }
  }

  it('loses no acknowledged deposit, posts none twice, and every connection of the pool stays usable', async () => {
    const depositors = await Promise.all(Array.from({ length: 6 }, createDepositor))
    const acknowledged = new Map<string, string>()
    let killed = 0
    let onAcknowledged = (): void => undefined

    /** Deposits until enough connections were killed; repeats a failed payment with its key, as the site does. */
    const depositUntilDone = async ({ payment, keys }: Depositor): Promise<void> => {
      while (killed < killCount) {
        const key = randomUUID()
        keys.add(key)
        let response = await platform.post('/Deposit/ConfirmDepositCard', payment, key)
        while (response.status === 503) response = await platform.post('/Deposit/ConfirmDepositCard', payment, key)
        acknowledged.set(key, response.data<{ depositLogId: string }>().depositLogId)
        onAcknowledged()
      }
    }
    /** Waits for a deposit after each kill, so that kills and deposits alternate at any speed. */
    const killUntilDone = async (): Promise<void> => {
      while (killed < killCount) {
        const nextDeposit = new Promise<void>((resolve) => {
          onAcknowledged = resolve
        })
        killed += await killBusyConnection()
        await nextDeposit
      }
    }
    await Promise.all([killUntilDone(), ...depositors.map(depositUntilDone)])

    for (const { player, payment, keys } of depositors) {
      expect((await run((context) => readBalances(context, player.id))).Balance).toBe(keys.size * amount)
      for (const key of keys) {
        const repeated = await platform.post('/Deposit/ConfirmDepositCard', payment, key)
        expect(repeated.data().depositLogId).toBe(acknowledged.get(key))
      }
    }
    expect((await run(auditLedger)).balanced).toBe(true)
    await useEveryConnection(run)
    expect((await platform.get('/readyz')).status).toBe(200)
  })
})
