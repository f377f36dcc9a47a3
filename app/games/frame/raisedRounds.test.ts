import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@casino/features/format/duration'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { gameRounds, ledgerTransactions, playerBonuses, players, playLimits, roundSteps } from '../../platform/db/schema.ts'
import { createTestDepositor, type TestPlayer } from '../../platform/testing/testPlayers.ts'
import { findGame } from '../catalogue/index.ts'
import { type BlackjackState, blackjackPoints, blackjackValue, playBlackjack } from '../engines/blackjack.ts'
import { seededDraw } from '../engines/seededDraw.ts'
import { setUpRounds } from './roundsTestKit.ts'
import { replayRound } from './steppedGames.ts'
import { createSteppedRounds } from './steppedRounds.ts'

const table = 'blackjack-stroeget'
const initialBalance = 125_000
const { balanceOf, decide, open, platform, randomness, round, roundsOf, run, seedNext, step } = setUpRounds()
const createPlayer = () => createTestDepositor(platform.platform)

/** A seed whose round begins like this. */
function findSeed(begins: (state: BlackjackState) => boolean): string {
  for (let i = 0; i < 10_000; i++) if (begins(playBlackjack(100, [], seededDraw(`seed ${i}`)))) return `seed ${i}`
  throw new Error('no seed begins a round like this')
}
const offers = (name: string) => (state: BlackjackState) => state.actions.some((action) => action.name === name)
const undecided = findSeed(offers('double'))
const pair = findSeed(
  (state) => offers('split')(state) && state.hands.every(({ cards }) => cards.every((card) => blackjackValue(card) > 1)),
)
/** The dealer has a blackjack. */
const lost = findSeed(({ win }) => win === 0)

async function begin(seed: string, player?: TestPlayer, stake = 500) {
  const frame = await open(table, player)
  seedNext(seed)
  return { frame, ...(await round(frame, { stake })) }
}
describe('a decision that adds to the stake', () => {
  it('is booked once, as a bet of its own, and the round pays on the whole stake', async () => {
    const player = await createPlayer()
    const { frame, roundId } = await begin(undecided, player)
    const double = { action: 'double', stepId: randomUUID() }
    const answers = await Promise.all([decide(frame, roundId, double), decide(frame, roundId, double)])
    const [settled] = answers
    expect(answers.map(({ stake, win, overtaken }) => [stake, win, overtaken])).toEqual([
      [1_000, settled?.win, false],
      [1_000, settled?.win, false],
    ])
    expect(await balanceOf(player)).toBe(initialBalance - 1_000 + (settled?.win ?? 0))
    expect(await roundsOf(player)).toMatchObject([{ stake: 1_000, stakeCash: 1_000, stakeBonus: 0, win: settled?.win }])
    const bets = await run(({ db }) => db.select().from(ledgerTransactions).where(eq(ledgerTransactions.playerId, player.id)))
    expect(bets.filter(({ type }) => type === 'bet').map(({ reference }) => reference)).toEqual([roundId, `${roundId}:0`])
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('leaves the round to be recomputed from its first stake, its seed and its decisions', async () => {
    const player = await createPlayer()
    const { frame, roundId } = await begin(pair, player)
    let { open: waiting, outcome, win } = await decide(frame, roundId, { action: 'split' })
    while (waiting) ({ open: waiting, outcome, win } = await decide(frame, roundId, { action: 'stand', position: waiting.position }))
    const game = findGame(table)
    const decisions = await run(({ db }) =>
      db.select().from(roundSteps).where(eq(roundSteps.roundId, roundId)).orderBy(roundSteps.position),
    )
    if (!game) throw new Error('the game exists')
    expect(replayRound(game, { stake: 500, seed: pair, clientSeed: null, decisions }, seededDraw)).toMatchObject({
      outcome,
      win,
      stake: 1_000,
    })
    expect(outcome.type === 'blackjack' && outcome.hands.map(({ stake }) => stake)).toEqual([500, 500])
  })

  it('returns the round to a repeated beginning, whose stake is the first one', async () => {
    const player = await createPlayer()
    const { frame, roundId } = await begin(undecided, player)
    const { outcome } = await decide(frame, roundId, { action: 'double' })
    platform.clock.advance(29 * 60_000)
    expect(await round(await open(table, player), { roundId, stake: 500 })).toMatchObject({ roundId, outcome, stake: 1_000 })
  })

  it('is made on the state that its window shows: of two windows one draws a card', async () => {
    const player = await createPlayer()
    const low = findSeed((state) => state.win === null && state.hands.every(({ cards }) => blackjackPoints(cards).points < 10))
    const { frame, roundId } = await begin(low, player)
    const other = await open(table, player)
    const answers = await Promise.all([decide(frame, roundId, { action: 'hit' }), decide(other, roundId, { action: 'hit' })])
    expect(answers.map(({ overtaken }) => overtaken).sort()).toEqual([false, true])
    for (const { outcome, open: waiting } of answers) {
      expect(outcome.type === 'blackjack' && outcome.hands.map(({ cards }) => cards.length)).toEqual([3])
      expect(waiting?.position).toBe(1)
    }
    expect((await decide(other, roundId, { action: 'hit', position: 1 })).overtaken).toBe(false)
  })

  it('is refused during a pause, and the round is finished without it', async () => {
    const player = await createPlayer()
    const { frame, roundId } = await begin(undecided, player)
    await run(({ db, now }) =>
      db
        .update(players)
        .set({ pausedUntil: now + dayMs })
        .where(eq(players.id, player.id)),
    )
    expect((await step(frame, roundId, { action: 'double' })).code).toBe('ERR_PAUSED')
    const settled = await decide(frame, roundId, { action: 'stand' })
    expect(settled).toMatchObject({ stake: 500, open: null })
    expect(await balanceOf(player)).toBe(initialBalance - 500 + settled.win)
  })

  it('is refused beyond a limit of the player, and beyond the money', async () => {
    const [limited, poor] = [await createPlayer(), await createPlayer()]
    await run(({ db }) => db.insert(playLimits).values({ playerId: limited.id, kind: 'stake', period: 'day', current: 700 }))
    const first = await begin(undecided, limited)
    expect((await step(first.frame, first.roundId, { action: 'double' })).code).toBe('ERR_PLAY_LIMIT')
    expect((await decide(first.frame, first.roundId, { action: 'stand' })).open).toBeNull()

    const frame = await open('blackjack-amalienborg', poor)
    seedNext(lost, undecided)
    expect((await round(frame, { stake: 50_000 })).open).toBeNull()
    platform.clock.advance(3_000)
    const { roundId } = await round(frame, { stake: 50_000 })
    expect((await step(frame, roundId, { action: 'double' })).code).toBe('ERR_INSUFFICIENT_FUNDS')
    expect(await balanceOf(poor)).toBe(initialBalance - 100_000)
    expect((await roundsOf(poor)).find(({ id }) => id === roundId)).toMatchObject({ stake: 50_000, settledAt: null })
  })

  it('counts towards the wagering of the bonus, whose highest bet bounds the whole stake', async () => {
    const player = await createPlayer()
    const bonus = { bonusId: 'b', name: 'Bonus', status: 'active', spins: 1, spinsLeft: 1, spinValue: 20, wageringMultiplier: 1 } as const
    const terms = { maxBet: 1_000, required: 10_000, wagered: 0, grantedAt: 0, expiresAt: platform.clock.now() + dayMs, endedAt: null }
    await run(({ db }) => db.insert(playerBonuses).values({ id: randomUUID(), playerId: player.id, ...bonus, ...terms }))
    const wagered = async () =>
      (await run(({ db }) => db.select().from(playerBonuses).where(eq(playerBonuses.playerId, player.id)))).map((row) => row.wagered)
    const first = await begin(undecided, player)
    await decide(first.frame, first.roundId, { action: 'double' })
    expect(await wagered()).toEqual([1_000])
    platform.clock.advance(3_000)
    const second = await begin(undecided, player, 1_000)
    expect((await step(second.frame, second.roundId, { action: 'double' })).code).toBe('ERR_MAX_BET')
    expect((await decide(second.frame, second.roundId, { action: 'stand' })).stake).toBe(1_000)
    expect(await wagered()).toEqual([2_000])
  })

  it('is never made by the house in an abandoned round', async () => {
    const player = await createPlayer()
    const { roundId } = await begin(pair, player)
    const before = platform.clock.now() + hourMs
    platform.clock.advance(dayMs)
    await createSteppedRounds(platform.platform, randomness).settleAbandoned(before)
    const [settled] = await run(({ db }) => db.select().from(gameRounds).where(eq(gameRounds.id, roundId)))
    expect(settled).toMatchObject({ stake: 500, settledAt: platform.clock.now() })
    const made = await run(({ db }) => db.select().from(roundSteps).where(eq(roundSteps.roundId, roundId)))
    expect(made.map(({ action }) => action)).toEqual(['stand'])
  })

  it('follows the same rules for play money', async () => {
    const { frame, roundId } = await begin(undecided)
    const settled = await decide(frame, roundId, { action: 'double' })
    expect(settled).toMatchObject({ stake: 1_000, open: null })
    expect(settled.funds.balance).toBe(100_000 - 1_000 + settled.win)
  })
})
