import { newId } from '@casino/shared/ids'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { auditLedger } from '../audit/auditLedger.ts'
import type { TransactionContext } from '../core/platform.ts'
import { ledgerAccounts, ledgerTransactions, postings } from '../db/schema.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { createTestPlayer, type TestPlayer } from '../testing/testPlayers.ts'
import { cashAccount, houseAccounts, postTransaction, readFunds } from './ledger.ts'

const platform = setUpPlatform({ modules: [] })
let player: TestPlayer
beforeAll(async () => {
  player = await createTestPlayer(platform.platform)
})

const run = <T>(work: (context: TransactionContext) => Promise<T>) => platform.platform.transaction(work)
const pay =
  (amount: number, reference = newId()) =>
  (context: TransactionContext) =>
    postTransaction(context, {
      type: 'deposit',
      playerId: player.id,
      reference,
      postings: [
        { account: houseAccounts.psp, amount: -amount },
        { account: cashAccount(player.id), amount },
      ],
    })
/** Error message including its cause, which holds the driver's message. */
const refusal = async (work: (context: TransactionContext) => Promise<unknown>): Promise<string> => {
  const error = await run(work).then(
    () => new Error('no error was thrown'),
    (thrown: Error) => thrown,
  )
  return `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
}

it('maintains balances as the sum of postings', async () => {
  await run(pay(12_345))
  await run(pay(-345))
  expect(await run((context) => readFunds(context, player.id))).toEqual({ cash: 12_000, bonus: 0 })
  const report = await run(auditLedger)
  expect(report.postings).toBe(4)
  expect(report.findings.mismatched).toBeUndefined()
  expect(report.accounts).toContainEqual({ id: 'house:psp', balance: -12_000 })
})

it('rejects a negative balance and rolls back', async () => {
  const before = await run(auditLedger)
  expect(await refusal(pay(-12_001))).toContain('accounts_not_negative')
  expect(await run(auditLedger)).toEqual(before)
})

it('rejects a transaction that does not sum to zero, in TypeScript and in the database', async () => {
  expect(
    await refusal((context) =>
      postTransaction(context, {
        type: 'deposit',
        playerId: null,
        reference: newId(),
        postings: [{ account: houseAccounts.psp, amount: 5 }],
      }),
    ),
  ).toContain('unbalanced')
  const lopsided =
    (amounts: readonly number[]) =>
    async ({ db, now }: TransactionContext) => {
      const id = newId()
      await db.insert(ledgerTransactions).values({ id, type: 'deposit', reference: id, createdAt: now })
      if (amounts.length)
        await db.insert(postings).values(amounts.map((amount) => ({ transactionId: id, accountId: houseAccounts.psp, amount })))
    }
  expect(await refusal(lopsided([5, -4]))).toContain('does not balance')
  expect(await refusal(lopsided([]))).toContain('does not balance')
})

it('posts a type once per reference', async () => {
  const reference = newId()
  await run(pay(100, reference))
  expect(await refusal(pay(100, reference))).toContain('transactions_once')
})

it('rejects updates and deletes of postings', async () => {
  expect(await refusal(({ db }) => db.update(postings).set({ amount: 1 }))).toContain('append-only')
  expect(await refusal(({ db }) => db.delete(postings))).toContain('append-only')
  expect(await refusal(({ db }) => db.update(ledgerTransactions).set({ reference: 'other' }))).toContain('append-only')
  expect(
    await refusal(({ db }) =>
      db
        .update(ledgerAccounts)
        .set({ balance: 9 })
        .where(eq(ledgerAccounts.id, cashAccount(player.id))),
    ),
  ).toContain('by postings only')
})

it('rejects postings added to a committed transaction', async () => {
  const id = await run(pay(100))
  const late = ({ db }: TransactionContext) =>
    db.insert(postings).values([
      { transactionId: id, accountId: houseAccounts.psp, amount: 1 },
      { transactionId: id, accountId: houseAccounts.games, amount: -1 },
    ])
  expect(await refusal(late)).toContain('is closed')
})

it('detects a balance that was tampered with', async () => {
  const tamper = async (context: TransactionContext) => {
    await context.db.execute(sql`alter table accounts disable trigger all`)
    await context.db.execute(sql`update accounts set balance = balance + 1 where id = ${cashAccount(player.id)}`)
    const { findings } = await auditLedger(context)
    await context.db.execute(sql`update accounts set balance = balance - 1 where id = ${cashAccount(player.id)}`)
    await context.db.execute(sql`alter table accounts enable trigger all`)
    return findings.mismatched
  }
  expect(await run(tamper)).toEqual([cashAccount(player.id)])
})
