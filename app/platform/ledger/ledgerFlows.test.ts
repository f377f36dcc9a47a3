import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dayMs } from '../core/clock.ts'
import { platformPath } from '../core/paths.ts'
import { ledgerAccounts, ledgerTransactions, playerBonuses, postings } from '../db/schema.ts'
import { postReversal, processWithdrawals } from '../money/index.ts'
import type { TestPlayer } from '../testing/testPlayers.ts'
import { cancelBonusDuringRound, winJackpotAndWithdraw } from '../testing/walletScenarios.ts'
import { advanceClock, inTransaction, newTestDepositor, playTestRound, startWalletPlatform } from '../testing/walletTestKit.ts'
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
  const player = await winJackpotAndWithdraw()

  // payments that go back, one after its money was lost
  const loser = await newTestDepositor(50_000)
  await playTestRound(loser, 10_000, 0)
  const reverse = (kind: 'refund' | 'chargeback', amount: number) =>
    inTransaction((context) =>
      postReversal(context, {
        kind,
        playerId: loser.id,
        reference: kind,
        amount,
        means: { method: 'card', methodName: 'VISA', message: '' },
      }),
    )
  await reverse('refund', 20_000)
  await reverse('chargeback', 30_000)

  // free spins, whose win is the player's once their value is wagered ten times
  const spinner = await newTestDepositor(10_000, 'VELKOMST')
  await spendSpins(spinner)
  await playTestRound(spinner, 20, 100, { freeSpin: true })
  for (let round = 0; round < 10; round += 1) await playTestRound(spinner, 10_000, 10_000)

  await cancelBonusDuringRound()

  // the bank sends what is not rejected
  advanceClock(10 * dayMs)
  await inTransaction((context) => processWithdrawals(context, player.id))

  const described = Object.entries(ledgerFlows).flatMap(([type, { debited, credited }]) => [
    ...debited.map((kind) => `${type} debits ${kind}`),
    ...credited.map((kind) => `${type} credits ${kind}`),
  ])
  expect([...(await postedFlows())].toSorted()).toEqual(described.toSorted())
})
