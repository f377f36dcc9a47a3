import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '@casino/shared/ids'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dayMs } from '../core/clock.ts'
import { platformPath } from '../core/paths.ts'
import { ledgerAccounts, ledgerTransactions, playerBonuses, postings } from '../db/schema.ts'
import { cancelActiveBonus, fundJackpot, placeBet, processWithdrawals, settleRound } from '../money/index.ts'
import type { TestPlayer } from '../testing/testPlayers.ts'
import {
  advanceClock,
  depositByCard,
  inTransaction,
  newTestPlayer,
  playTestRound,
  rejectOldestWithdrawal,
  startWalletPlatform,
  testGame,
  withdraw,
} from '../testing/walletTestKit.ts'
import { ledgerDiagram, ledgerFlows } from './ledgerFlows.ts'

startWalletPlatform()

it('stand in the documentation as they are in the code', () => {
  const page = readFileSync(join(platformPath('ledger'), 'LEDGER.md'), 'utf8')
  expect(page).toContain(`\`\`\`mermaid\n${ledgerDiagram()}\n\`\`\``)
})

const spendSpins = ({ id }: TestPlayer) =>
  inTransaction(({ db }) => db.update(playerBonuses).set({ spinsLeft: 1 }).where(eq(playerBonuses.playerId, id)))

/** `type: debited kind` and `type: credited kind` of every posting in the ledger. */
const postedFlows = () =>
  inTransaction(async ({ db }) => {
    const rows = await db
      .select({ type: ledgerTransactions.type, kind: ledgerAccounts.kind, amount: postings.amount })
      .from(postings)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, postings.transactionId))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    return new Set(rows.map(({ type, kind, amount }) => `${type} ${amount < 0 ? 'debits' : 'credits'} ${kind}`))
  })

it('match the wallet: every flow is posted, and no other', async () => {
  await inTransaction((context) => fundJackpot(context, 'test-jackpot', 100_000, 'seed'))
  const jackpot = { id: 'test-jackpot', contribution: 10 }

  // cash, a jackpot fed and won, withdrawals sent and rejected
  const player = await newTestPlayer()
  await depositByCard(player, 100_000)
  await playTestRound(player, 1_000, 500, { jackpot, jackpotWin: { id: 'test-jackpot', amount: 50_000 } })
  await withdraw(player, 20_000)
  await rejectOldestWithdrawal(player)
  await withdraw(player, 20_000)

  // free spins, whose win is the player's once their value is wagered ten times
  const spinner = await newTestPlayer()
  await depositByCard(spinner, 10_000, 'VELKOMST')
  await spendSpins(spinner)
  await playTestRound(spinner, 20, 100, { freeSpin: true })
  for (let round = 0; round < 10; round += 1) await playTestRound(spinner, 10_000, 10_000)

  // a bonus that the player cancels while a round is under way
  const canceller = await newTestPlayer()
  await depositByCard(canceller, 10_000, 'DOBBELT')
  const roundId = newId()
  await playTestRound(canceller, 10_000, 0)
  await inTransaction((context) =>
    placeBet(context, canceller.id, { sessionHash: canceller.sessionHash, roundId, ...testGame, stake: 2_000 }),
  )
  await inTransaction((context) => cancelActiveBonus(context, canceller.id))
  await inTransaction((context) => settleRound(context, canceller.id, roundId, { win: 3_000 }))

  // the bank sends what is not rejected
  advanceClock(10 * dayMs)
  await inTransaction((context) => processWithdrawals(context, player.id))

  const described = Object.entries(ledgerFlows).flatMap(([type, { debited, credited }]) => [
    ...debited.map((kind) => `${type} debits ${kind}`),
    ...credited.map((kind) => `${type} credits ${kind}`),
  ])
  expect([...(await postedFlows())].toSorted()).toEqual(described.toSorted())
})
