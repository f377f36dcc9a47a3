import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLedger } from '../audit/auditLedger.ts'
import { listPlayerBonuses } from '../bonuses/playerBonuses.ts'
import { dayMs } from '../core/clock.ts'
import { platformPath } from '../core/paths.ts'
import { playerBonuses } from '../db/schema.ts'
import type { TestPlayer } from '../testing/testPlayers.ts'
import {
  balancesOf,
  depositByCard,
  inTransaction,
  newTestDepositor,
  newTestPlayer,
  openTestRound,
  playTestRound,
  settleTestRound,
  startWalletPlatform,
} from '../testing/walletTestKit.ts'

startWalletPlatform()

/** What migration 0031 does to the rows; its columns exist. */
const moveBonuses = () =>
  inTransaction(async ({ db }) => {
    const statements = readFileSync(platformPath('migrations', '0031_lawful_bonuses.sql'), 'utf8').split('--> statement-breakpoint')
    for (const statement of statements.filter((text) => !text.includes('ALTER TABLE'))) await db.execute(sql.raw(statement))
  })
const change = ({ id }: TestPlayer, values: Partial<typeof playerBonuses.$inferInsert>) =>
  inTransaction(({ db }) => db.update(playerBonuses).set(values).where(eq(playerBonuses.playerId, id)))
const bonusOf = ({ id }: TestPlayer) => inTransaction(async (context) => (await listPlayerBonuses(context, id)).bonuses[0])

// the migration reads the clock of the database
const old = { requiredDeposit: 0, required: 4_000, wagered: 1_000, expiresAt: Date.now() + dayMs }
/** A bonus of free spins that have won 4 kr., of which 40 kr. had to be wagered. */
async function newSpinner(spinsLeft: number): Promise<TestPlayer> {
  const player = await newTestDepositor(10_000, 'VELKOMST')
  await playTestRound(player, 20, 400, { freeSpin: true })
  await change(player, { ...old, spinsLeft })
  return player
}

it('moves the bonuses under way in the player’s favour', async () => {
  const [spent, spinning, playing, over, matched] = [
    await newSpinner(0),
    await newSpinner(3),
    await newSpinner(0),
    await newSpinner(0),
    await newTestPlayer(),
  ]
  const roundId = await openTestRound(playing, 1_000)
  await change(over, { expiresAt: Date.now() - dayMs })
  await depositByCard(matched, 10_000, 'DOBBELT')
  await change(matched, { requiredDeposit: 0 })
  await moveBonuses()

  expect(await balancesOf(spent)).toMatchObject({ Balance: 10_400, BonusBalance: 0, TotalActiveWageringRequirement: 0 })
  expect(await bonusOf(spent)).toMatchObject({ state: 'completed', money: 400 })

  expect(await bonusOf(spinning)).toMatchObject({ state: 'active', requirement: 0, spinsLeft: 3, essentialTerms: '' })
  for (let spin = 0; spin < 3; spin += 1) await playTestRound(spinning, 20, 100, { freeSpin: true })
  expect(await balancesOf(spinning)).toMatchObject({ Balance: 10_700, BonusBalance: 0 })

  expect(await bonusOf(playing)).toMatchObject({ state: 'active', requirement: 0 })
  await settleTestRound(playing, roundId, 1_000)
  expect(await balancesOf(playing)).toMatchObject({ Balance: 10_400, BonusBalance: 0 })

  expect(await inTransaction(({ db }) => db.select().from(playerBonuses).where(eq(playerBonuses.playerId, over.id)))).toMatchObject([
    { status: 'active', spinsLeft: 0 },
  ])
  expect(await bonusOf(matched)).toMatchObject({ state: 'active', requirement: 100_000 })
  await playTestRound(matched, 10_000, 10_000, { wageredStake: 5_000 })
  expect(await bonusOf(matched)).toMatchObject({ progress: 10_000 })
  expect((await inTransaction(auditLedger)).balanced).toBe(true)
})
