import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readBalances, reserveWithdrawal, validateWithdrawal } from '../../platform/money/index.ts'
import { createTestPlayer, depositForTest, type TestPlayer } from '../../platform/testing/testPlayers.ts'
import { findGame } from '../catalogue/index.ts'
import { createLiveBets } from '../live/liveBets.ts'
import { liveTableOf } from '../live/liveTable.ts'
import { setUpRounds } from './roundsTestKit.ts'

const { open, platform, play, randomness, round, run } = setUpRounds()

/** A player with 500 kr. and a match of 500 kr., of which 5,000 kr. have to be wagered. */
async function newBonusPlayer(): Promise<TestPlayer> {
  const player = await createTestPlayer(platform.platform)
  await run((context) => depositForTest(context, player.id, 50_000, 'DOBBELT'))
  return player
}
const balancesOf = ({ id }: TestPlayer) => run((context) => readBalances(context, id))
const wageredOf = async (player: TestPlayer) => (await balancesOf(player)).TotalActiveBonusWageredFraction * 500_000
const withdraw = ({ id }: TestPlayer, amount: number) =>
  run(async (context) => {
    await validateWithdrawal(context, id, amount)
    await reserveWithdrawal(context, id, amount)
  })
const waitForGap = () => platform.clock.advance(3_000)

/** Bets on the round that the table takes bets for, without a frame. */
async function betAtLiveTable({ id, sessionHash }: TestPlayer, bets: Readonly<Record<string, number>>): Promise<void> {
  const game = findGame('roulette-koebenhavn')
  const table = game && liveTableOf(game)
  if (!table) throw new Error('no live table')
  const { clock } = platform
  while (table.at(clock.now()).phase !== 'betting') clock.advance(table.at(clock.now()).endsAt - clock.now())
  const stake = Object.values(bets).reduce((sum, amount) => sum + amount, 0)
  const bet = { roundId: randomUUID(), number: table.at(clock.now()).number, stake, bets }
  await createLiveBets(platform.platform, randomness).place({ id, sessionHash }, table, bet)
}

describe('stakes on opposite outcomes', () => {
  it('count once, at the tables of one player and of all', async () => {
    const player = await newBonusPlayer()
    const frame = await open('europaeisk-roulette', player)
    await round(frame, { stake: 10_000, bets: { red: 5_000, black: 5_000 } })
    expect(await wageredOf(player)).toBe(5_000)
    waitForGap()
    await round(frame, { stake: 10_000, bets: { red: 5_000, odd: 5_000 } })
    expect(await wageredOf(player)).toBe(15_000)
    await betAtLiveTable(player, { red: 2_000, black: 3_000 })
    expect(await wageredOf(player)).toBe(18_000)
  })
})

describe('the greatest stake', () => {
  it('bounds everything that is open at once', async () => {
    const player = await newBonusPlayer()
    await betAtLiveTable(player, { red: 6_000 })
    const frame = await open('europaeisk-roulette', player)
    const refused = (await play(frame, { stake: 5_000, bets: { odd: 5_000 } })).json()
    expect(refused).toMatchObject({ code: 'ERR_MAX_BET', data: { maxBet: 10_000 } })
    waitForGap()
    await round(frame, { stake: 4_000, bets: { odd: 4_000 } })
    expect((await platform.ledger()).balanced).toBe(true)
  })
})

describe('a deposit that is withdrawn while its bonus is active', () => {
  it('ends the bonus, so that red and black afterwards give nothing', async () => {
    const cost = async () => (await platform.ledger()).accounts.find(({ id }) => id === 'house:bonus-cost')?.balance
    const costBefore = await cost()
    const player = await newBonusPlayer()
    await withdraw(player, 50_000)
    const frame = await open('europaeisk-roulette', player)
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await play(frame, { stake: 10_000, bets: { red: 5_000, black: 5_000 } })).code).toBe('ERR_INSUFFICIENT_FUNDS')
      waitForGap()
    }
    expect(await balancesOf(player)).toMatchObject({ TotalBalance: 0, TotalActiveWageringRequirement: 0 })
    expect(await cost()).toBe(costBefore)
    expect((await platform.ledger()).balanced).toBe(true)
  })
})
