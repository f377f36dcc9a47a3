import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@casino/features/format/duration'
import { hashToken } from '@casino/shared/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { gameRounds, players, playLimits, roundSteps } from '../../platform/db/schema.ts'
import { createTestDepositor, type TestPlayer } from '../../platform/testing/testPlayers.ts'
import { findGame } from '../catalogue/index.ts'
import { type Draw, seededDraw } from '../engines/seededDraw.ts'
import { holdByStrategy } from '../engines/videoPokerStrategy.ts'
import { abandonedAfterMs } from './abandonedRounds.ts'
import type { RoundResponse } from './frameApi.ts'
import { createFrameSessions } from './frameSessions.ts'
import { createGameRounds } from './gameRounds.ts'
import { setUpRounds } from './roundsTestKit.ts'
import { replayRound } from './steppedGames.ts'
import { createSteppedRounds } from './steppedRounds.ts'

const poker = 'knaegt-eller-bedre'
const initialBalance = 125_000
const { balanceOf, decide, drawNext, open, openFrame, platform, play, randomness, refusalsOf, round, roundsOf, run, step, waitForGap } =
  setUpRounds()
const failingDraw = (): Draw => {
  throw new Error('the power failed')
}
const createPlayer = () => createTestDepositor(platform.platform)
const stepsOf = (roundId: string) => run(({ db }) => db.select().from(roundSteps).where(eq(roundSteps.roundId, roundId)))
const cardsOf = ({ outcome }: RoundResponse) => (outcome.type === 'video-poker' ? outcome.cards : [])
const pause = ({ id }: TestPlayer) =>
  run(({ db, now }) =>
    db
      .update(players)
      .set({ pausedUntil: now + dayMs })
      .where(eq(players.id, id)),
  )
const settleAbandoned = () => createSteppedRounds(platform.platform, randomness).settleAbandoned(platform.clock.now() - abandonedAfterMs)

describe('a round of several decisions', () => {
  it('books its stake when it begins, and is settled once by its last decision', async () => {
    const player = await createPlayer()
    const frame = await open(poker, player)
    const dealt = await round(frame, { stake: 500 })
    expect(dealt).toMatchObject({ stake: 500, win: 0, open: { position: 0, actions: [{ name: 'hold', raise: 0 }] }, overtaken: false })
    expect(await balanceOf(player)).toBe(initialBalance - 500)
    expect((await roundsOf(player)).map(({ win, settledAt }) => [win, settledAt])).toEqual([[null, null]])
    const drawn = await decide(frame, dealt.roundId, { action: 'hold:13' })
    expect(drawn.open).toBeNull()
    expect([cardsOf(drawn)[1], cardsOf(drawn)[3]]).toEqual([cardsOf(dealt)[1], cardsOf(dealt)[3]])
    expect(await balanceOf(player)).toBe(initialBalance - 500 + drawn.win)
    expect(drawn.funds.balance).toBe(initialBalance - 500 + drawn.win)
    expect((await roundsOf(player)).map(({ win }) => win)).toEqual([drawn.win])
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('can be recomputed from its seed and its decisions', async () => {
    const player = await createPlayer()
    const frame = await open(poker, player)
    const { roundId } = await round(frame, { stake: 200 })
    const { outcome, win } = await decide(frame, roundId, { action: 'hold:024' })
    const [booked] = await roundsOf(player)
    const game = findGame(poker)
    if (!game || !booked?.outcomeSeed) throw new Error('the round has a game and a seed')
    const { stake, outcomeSeed: seed, clientSeed } = booked
    const replayed = replayRound(game, { stake, seed, clientSeed, decisions: await stepsOf(roundId) }, seededDraw)
    expect(replayed).toMatchObject({ outcome, win })
  })

  it('makes a repeated decision once, concurrent repetitions too', async () => {
    const player = await createPlayer()
    const frames = [await open(poker, player), await open(poker, player)]
    const { roundId } = await round(frames[0] ?? '', { stake: 500 })
    const decision = { action: 'hold:0', stepId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => decide(frames[i % 2] ?? '', roundId, decision)))
    expect(new Set(answers.map((answer) => JSON.stringify({ ...answer, waitMs: 0, nextCommitment: '' }))).size).toBe(1)
    expect(answers.every(({ overtaken }) => !overtaken)).toBe(true)
    expect(await stepsOf(roundId)).toHaveLength(1)
    expect(await balanceOf(player)).toBe(initialBalance - 500 + (answers[0]?.win ?? 0))
  })

  it('is played on in one window only: the decision of the other one is not made, and it gets the state', async () => {
    const player = await createPlayer()
    const [first, second] = [await open(poker, player), await open(poker, player)]
    const { roundId } = await round(first, { stake: 500 })
    const answers = await Promise.all([decide(first, roundId, { action: 'hold:0' }), decide(second, roundId, { action: 'hold:1234' })])
    expect(answers.map(({ overtaken }) => overtaken).sort()).toEqual([false, true])
    expect(answers[0]?.outcome).toEqual(answers[1]?.outcome)
    expect(await stepsOf(roundId)).toHaveLength(1)
    expect(await balanceOf(player)).toBe(initialBalance - 500 + (answers[0]?.win ?? 0))
  })

  it('does not begin while a round of the same game is open, but while one of another game is', async () => {
    const player = await createPlayer()
    const frame = await open(poker, player)
    const { roundId } = await round(frame, { stake: 500 })
    waitForGap()
    const again = await round(await open(poker, player), { stake: 1_000 })
    expect(again).toMatchObject({ roundId, stake: 500, overtaken: true })
    expect(await balanceOf(player)).toBe(initialBalance - 500)
    waitForGap()
    expect((await round(await open('fire-esser', player), { stake: 100 })).overtaken).toBe(false)
  })

  it('is returned to a frame that is opened again, and after a restart of the platform', async () => {
    const player = await createPlayer()
    const dealt = await round(await open(poker, player), { stake: 500 })
    const reopened = await openFrame(poker, player)
    expect(reopened.round).toMatchObject({ roundId: dealt.roundId, outcome: dealt.outcome, open: dealt.open })
    expect((await openFrame('fire-esser', player)).round).toBeNull()

    const sessions = createFrameSessions(platform.platform)
    const restarted = createGameRounds(platform.platform, sessions, randomness)
    const game = findGame(poker)
    if (!game) throw new Error('the game exists')
    const session = { sessionHash: hashToken(player.sessionId) }
    const token = await run((context) => sessions.issueToken(context, { game, player: { id: player.id, ...session } }))
    const opened = await restarted.open(token, poker, '127.0.0.1')
    expect(opened.round).toMatchObject({ roundId: dealt.roundId, outcome: dealt.outcome })
    const request = { frame: opened.frame, roundId: dealt.roundId, stepId: randomUUID(), position: 0, action: 'hold:' }
    const drawn = await restarted.step(request)
    expect(await restarted.step(request)).toMatchObject({ outcome: drawn.outcome, win: drawn.win, overtaken: false })
    expect(await balanceOf(player)).toBe(initialBalance - 500 + drawn.win)
    expect((await openFrame(poker, player)).round).toBeNull()
  })

  it('loses nothing when the platform fails in the middle of a decision', async () => {
    const player = await createPlayer()
    const frame = await open(poker, player)
    const { roundId } = await round(frame, { stake: 500 })
    const decision = { action: 'hold:01', stepId: randomUUID() }
    drawNext(failingDraw)
    expect((await step(frame, roundId, decision)).status).toBe(500)
    expect([await stepsOf(roundId), await balanceOf(player)]).toEqual([[], initialBalance - 500])
    const { win } = await decide(frame, roundId, decision)
    expect(await balanceOf(player)).toBe(initialBalance - 500 + win)
  })

  it('is finished during a pause and beyond a limit, also in a frame that is opened then; no other round begins', async () => {
    const [paused, limited] = [await createPlayer(), await createPlayer()]
    for (const player of [paused, limited]) await round(await open(poker, player), { stake: 500 })
    await pause(paused)
    await run(({ db }) => db.insert(playLimits).values({ playerId: limited.id, kind: 'stake', period: 'day', current: 500 }))
    for (const [player, code] of [
      [paused, 'ERR_PAUSED'],
      [limited, 'ERR_PLAY_LIMIT'],
    ] as const) {
      const { frame, round: waiting } = await openFrame(poker, player)
      expect((await decide(frame, waiting?.roundId ?? '', { action: 'hold:' })).open).toBeNull()
      waitForGap()
      expect((await play(frame, { stake: 100 })).code).toBe(code)
    }
  })

  it('refuses a decision that it does not offer, and another player’s', async () => {
    const [player, stranger] = [await createPlayer(), await createPlayer()]
    const frame = await open(poker, player)
    const { roundId } = await round(frame, { stake: 500 })
    for (const action of ['hit', 'hold', 'hold:5', 'hold:10', 'hold:00', 'hold:0 ', ''])
      expect((await step(frame, roundId, { action })).code, action).toBe('ERR_VALIDATION')
    expect((await decide(frame, roundId, { action: 'hold:', position: 1 })).overtaken).toBe(true)
    expect((await step(await open(poker, stranger), roundId, { action: 'hold:' })).code).toBe('ERR_FORBIDDEN')
    expect((await step(await open('fire-esser', player), roundId, { action: 'hold:' })).code).toBe('ERR_NOT_FOUND')
    expect((await step(frame, randomUUID(), { action: 'hold:' })).code).toBe('ERR_NOT_FOUND')
    const stepId = randomUUID()
    await decide(frame, roundId, { action: 'hold:', stepId })
    expect((await step(frame, roundId, { action: 'hold:0', stepId })).code).toBe('ERR_VALIDATION')
    expect((await decide(frame, roundId, { action: 'hold:0', position: 1 })).overtaken).toBe(true)
    expect((await refusalsOf(player)).map(({ code }) => code)).toContain('ERR_VALIDATION')
  })

  it('is finished by the house after a day, by the strategy of the rules, once', async () => {
    const player = await createPlayer()
    const dealt = await round(await open(poker, player), { stake: 500 })
    platform.clock.advance(23 * hourMs)
    await settleAbandoned()
    expect((await roundsOf(player)).map(({ settledAt }) => settledAt)).toEqual([null])
    platform.clock.advance(2 * hourMs)
    await Promise.all([settleAbandoned(), settleAbandoned()])
    const [settled] = await roundsOf(player)
    expect((await stepsOf(dealt.roundId)).map(({ action }) => action)).toEqual([`hold:${holdByStrategy(cardsOf(dealt)).join('')}`])
    expect(settled?.settledAt).not.toBeNull()
    expect(await balanceOf(player)).toBe(initialBalance - 500 + (settled?.win ?? 0))
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('is finished by the house, and older rounds whose game is gone are reported', async () => {
    const player = await createPlayer()
    await round(await open(poker, player), { stake: 500 })
    const startedAt = platform.clock.now() - dayMs
    const gone = Array.from({ length: 101 }, (_, index) => ({
      ...{ id: `gone-${index}`, playerId: player.id, gameId: 'gone', gameName: '', outcomeSeed: 'seed', startedAt },
      ...{ stake: 100, stakeCash: 100, stakeBonus: 0, freeSpin: false },
    }))
    await run(({ db }) => db.insert(gameRounds).values(gone))
    platform.clock.advance(25 * hourMs)
    await expect(settleAbandoned()).rejects.toThrow('101 of 102 abandoned rounds were not settled')
    const open24h = (await roundsOf(player)).filter(({ settledAt }) => settledAt === null)
    expect(new Set(open24h.map(({ gameId }) => gameId))).toEqual(new Set(['gone']))
  })

  it('is protected by the database: no decision after the settlement, none changed, no stake lowered', async () => {
    const player = await createPlayer()
    const frame = await open(poker, player)
    const { roundId } = await round(frame, { stake: 500 })
    const values = { roundId, id: 'x', position: 7, action: 'hold:', raise: 0, createdAt: 0 }
    await expect(
      run(({ db }) => db.update(gameRounds).set({ stake: 400, stakeCash: 400 }).where(eq(gameRounds.id, roundId))),
    ).rejects.toThrow()
    await decide(frame, roundId, { action: 'hold:' })
    await expect(run(({ db }) => db.insert(roundSteps).values(values))).rejects.toThrow()
    await expect(run(({ db }) => db.update(roundSteps).set({ action: 'hold:0' }).where(eq(roundSteps.roundId, roundId)))).rejects.toThrow()
    await expect(run(({ db }) => db.delete(roundSteps).where(eq(roundSteps.roundId, roundId)))).rejects.toThrow()
  })
})

describe('a round of several decisions for play money', () => {
  it('follows the same rules in its frame', async () => {
    const frame = await open(poker)
    const dealt = await round(frame, { stake: 500 })
    expect(dealt.funds.balance).toBe(100_000 - 500)
    waitForGap()
    expect(await round(frame, { stake: 100 })).toMatchObject({ roundId: dealt.roundId, overtaken: true })
    expect((await step(frame, dealt.roundId, { action: 'hit' })).code).toBe('ERR_VALIDATION')
    const decision = { action: 'hold:4', stepId: randomUUID() }
    const drawn = await decide(frame, dealt.roundId, decision)
    expect(drawn.funds.balance).toBe(100_000 - 500 + drawn.win)
    expect(await decide(frame, dealt.roundId, decision)).toMatchObject({ win: drawn.win, funds: drawn.funds, overtaken: false })
    expect((await decide(frame, dealt.roundId, { action: 'hold:' })).overtaken).toBe(true)
    waitForGap()
    expect((await round(frame, { stake: 100 })).overtaken).toBe(false)
  })
})
