import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { runWhileOpen } from '../testing/openTransaction.ts'
import { depositForTest } from '../testing/testPlayers.ts'
import {
  depositByCard,
  inTransaction,
  newTestDepositor,
  newTestPlayer,
  startWalletPlatform,
  walletPlatform,
} from '../testing/walletTestKit.ts'
import { auditLedger } from './auditLedger.ts'
import { hasSeal, sealLedger } from './ledgerSeals.ts'

startWalletPlatform()
const seal = (waitMs?: number) => sealLedger(walletPlatform(), waitMs)
const audit = async () => {
  const { findings, seal: last, unsealed } = await inTransaction(auditLedger)
  return { findings, position: last?.position, unsealed }
}

it('chains what was posted since, and nothing twice', async () => {
  expect(await seal()).toBeNull()
  const player = await newTestDepositor(10_000)
  const first = await seal()
  expect(first?.position).toBe(1)
  await depositByCard(player, 10_000)
  expect(await audit()).toEqual({ findings: {}, position: 1, unsealed: 2 })
  const second = await seal()
  expect(second?.position).toBe(2)
  expect(await seal()).toBeNull()
  expect(await audit()).toEqual({ findings: {}, position: 2, unsealed: 0 })
  if (!first || !second) throw new Error('nothing was sealed')
  expect(await inTransaction((context) => hasSeal(context, first))).toBe(true)
  expect(await inTransaction((context) => hasSeal(context, { ...first, position: 2 }))).toBe(false)
})

it('links each seal to the one before: another hash of one breaks the next, too', async () => {
  const positions: (number | undefined)[] = []
  for (const amount of [10_000, 20_000]) {
    await newTestDepositor(amount)
    positions.push((await seal())?.position)
  }
  const undone = new Error('undone')
  let found: unknown
  const planted = inTransaction(async (context) => {
    await context.db.execute(sql`set local session_replication_role = replica`)
    await context.db.execute(sql`update ledger_seals set hash = repeat('0', 64) where position = ${positions[0]}`)
    found = (await auditLedger(context)).findings
    throw undone
  })
  await expect(planted).rejects.toBe(undone)
  expect(found).toEqual({ seals: positions.map(String) })
})

it('is append-only', async () => {
  for (const change of ['update ledger_seals set position = 9', 'delete from ledger_seals'])
    await expect(inTransaction(({ db }) => db.execute(sql.raw(change)))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('append-only') }),
    })
})

// the embedded database has one connection, on which no two transactions run
it.skipIf(!process.env.TEST_DATABASE_URL)('waits for a posting that is not committed yet', async () => {
  const player = await newTestPlayer()
  const other = await newTestPlayer()
  await runWhileOpen(walletPlatform(), {
    before: (context) => depositForTest(context, player.id, 10_000),
    during: async () => {
      await depositByCard(other, 10_000)
      expect(await seal(300)).toBeNull()
    },
  })
  expect(await seal()).not.toBeNull()
  expect(await audit()).toMatchObject({ findings: {}, unsealed: 0 })
})
