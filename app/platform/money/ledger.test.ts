import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts, postings, transactions } from '../db/schema.ts'
import { newId } from '../ids.ts'
import type { Context } from '../platform.ts'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import { newPlayer, type TestPlayer } from '../testing/players.ts'
import { book, cashAccount, houseAccounts, inspectLedger, readMoney } from './ledger.ts'

let platform: TestPlatform
let player: TestPlayer
beforeAll(async () => {
  platform = await startTestPlatform({}, [])
  player = await newPlayer(platform.platform)
})
afterAll(() => platform.close())

const run = <T>(work: (context: Context) => Promise<T>) => platform.platform.transaction(work)
const pay =
  (amount: number, reference = newId()) =>
  (context: Context) =>
    book(context, {
      type: 'deposit',
      playerId: player.id,
      reference,
      entries: [
        { account: houseAccounts.psp, amount: -amount },
        { account: cashAccount(player.id), amount },
      ],
    })
/** Error message including its cause, which holds the driver's message. */
const refusal = async (work: (context: Context) => Promise<unknown>): Promise<string> => {
  const error = await run(work).then(
    () => new Error('no error was thrown'),
    (thrown: Error) => thrown,
  )
  return `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
}

it('maintains balances as the sum of postings', async () => {
  await run(pay(12_345))
  await run(pay(-345))
  expect(await run((context) => readMoney(context, player.id))).toEqual({ cash: 12_000, bonus: 0 })
  const report = await run(inspectLedger)
  expect(report).toMatchObject({ balanced: true, postings: 4 })
  expect(report.accounts).toContainEqual({ id: 'house:psp', balance: -12_000 })
})

it('rejects a negative balance and rolls back', async () => {
  const before = await run(inspectLedger)
  expect(await refusal(pay(-12_001))).toContain('accounts_not_negative')
  expect(await run(inspectLedger)).toEqual(before)
})

it('rejects a transaction that does not sum to zero, in TypeScript and in the database', async () => {
  expect(
    await refusal((context) =>
      book(context, { type: 'deposit', playerId: null, reference: newId(), entries: [{ account: houseAccounts.psp, amount: 5 }] }),
    ),
  ).toContain('unbalanced')
  const lopsided =
    (amounts: readonly number[]) =>
    async ({ db, now }: Context) => {
      const id = newId()
      await db.insert(transactions).values({ id, type: 'deposit', reference: id, createdAt: now })
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
  expect(await refusal(({ db }) => db.update(transactions).set({ reference: 'other' }))).toContain('append-only')
  expect(
    await refusal(({ db }) =>
      db
        .update(accounts)
        .set({ balance: 9 })
        .where(eq(accounts.id, cashAccount(player.id))),
    ),
  ).toContain('by postings only')
})

it('rejects postings added to a committed transaction', async () => {
  const id = await run(pay(100))
  const late = ({ db }: Context) =>
    db.insert(postings).values([
      { transactionId: id, accountId: houseAccounts.psp, amount: 1 },
      { transactionId: id, accountId: houseAccounts.games, amount: -1 },
    ])
  expect(await refusal(late)).toContain('is closed')
})

it('detects a balance that was tampered with', async () => {
  const tamper = async (context: Context) => {
    await context.db.execute(sql`alter table accounts disable trigger all`)
    await context.db.execute(sql`update accounts set balance = balance + 1 where id = ${cashAccount(player.id)}`)
    const { balanced } = await inspectLedger(context)
    await context.db.execute(sql`update accounts set balance = balance - 1 where id = ${cashAccount(player.id)}`)
    await context.db.execute(sql`alter table accounts enable trigger all`)
    return balanced
  }
  expect(await run(tamper)).toBe(false)
})
