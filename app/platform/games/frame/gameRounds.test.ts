import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '../../clock.ts'
import { activityLog, depositLimits, gameRounds, playerBonuses, players } from '../../db/schema.ts'
import { endSession } from '../../sessions/store.ts'
import { startTestPlatform, type TestPlatform } from '../../testing/harness.ts'
import { createTestDepositor, createTestPlayer, type TestPlayer } from '../../testing/testPlayers.ts'
import { postDeposit, readBalances } from '../../wallet.ts'
import { findGame } from '../catalogue/index.ts'
import { type Draw, seededDraw } from '../engines/seededDraw.ts'
import { createGamesModule } from '../module.ts'
import { drawRound } from './drawOutcome.ts'
import type { OpenFrameResponse, RoundResponse } from './frameApi.ts'
import { secureRandomness } from './gameRounds.ts'

/** Seeds that were drawn from, and the draws that the next rounds use instead of those of their seeds. */
const drawn: string[] = []
let nextDraws: (() => Draw)[] = []
const testRandomness = {
  newSeed: secureRandomness.newSeed,
  drawFrom: (seed: string): Draw => {
    drawn.push(seed)
    return nextDraws.shift()?.() ?? seededDraw(seed)
  },
}
const jackpotDraw = (): Draw => () => 0
const failingDraw = (): Draw => {
  throw new Error('the power failed')
}

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ modules: [createGamesModule(testRandomness)] })
})
beforeEach(() => {
  drawn.length = 0
  nextDraws = []
})
afterAll(() => platform.close())

const run: TestPlatform['platform']['transaction'] = (work) => platform.platform.transaction(work)
async function open(gameId: string, player?: TestPlayer): Promise<string> {
  const body = { gameId, mode: player ? 'money' : 'free', ...(player && { sessionId: player.sessionId }) }
  const { frameUrl } = (await platform.post('/api/games/launch', body)).data<{ frameUrl: string }>()
  const opened = await platform.post('/game/session', { token: new URL(frameUrl).hash.slice(1), gameId })
  return opened.data<OpenFrameResponse & Record<string, unknown>>().frame
}
const play = (frame: string, body: object) => platform.post('/game/spin', { frame, roundId: randomUUID(), stake: 20, ...body })
const round = async (frame: string, body: object) => (await play(frame, body)).data<RoundResponse & Record<string, unknown>>()
const waitForGap = () => platform.clock.advance(3_000)
const roundsOf = ({ id }: TestPlayer) => run(({ db }) => db.select().from(gameRounds).where(eq(gameRounds.playerId, id)))
const balanceOf = async ({ id }: TestPlayer) => (await run((context) => readBalances(context, id))).TotalBalance
const refusalsOf = async ({ id }: TestPlayer) => {
  const rows = await run(({ db }) => db.select().from(activityLog).where(eq(activityLog.kind, 'round_refused')))
  return rows.map(({ data }) => data).filter(({ playerId }) => playerId === id)
}

describe('the outcome of a round', () => {
  it('is not decided by the round id', async () => {
    const frame = await open('raevens-runer')
    const roundId = randomUUID()
    const { outcome } = await round(frame, { roundId })
    // More rounds than a frame keeps for retries, so that the id is new to it again.
    for (let i = 0; i < 21; i++) {
      waitForGap()
      await round(frame, {})
    }
    waitForGap()
    expect((await round(frame, { roundId })).outcome).not.toEqual(outcome)
  })

  it('is drawn from a new random seed that is stored with the stake, and can be recomputed', async () => {
    const player = await createTestDepositor(platform.platform)
    const bets = [
      ['raevens-runer', { stake: 1_000 }],
      ['ravklippen', { stake: 200 }],
      ['hoejeste-kort', { stake: 500 }],
      ['europaeisk-roulette', { stake: 600, bets: { red: 300, n7: 200, dozen1: 100 } }],
    ] as const
    const responses = new Map<string, RoundResponse>()
    for (const [gameId, bet] of [...bets, ...bets, ...bets]) {
      waitForGap()
      const response = await round(await open(gameId, player), bet)
      responses.set(response.roundId, response)
    }
    const booked = await roundsOf(player)
    expect(booked).toHaveLength(12)
    expect(new Set(booked.map(({ outcomeSeed }) => outcomeSeed)).size).toBe(12)
    for (const row of booked) {
      const game = findGame(row.gameId)
      if (!game || row.outcomeSeed === null) throw new Error('the round has no game or seed')
      expect(row.outcomeSeed).toMatch(/^[\w-]{43}$/)
      const { outcome, win } = drawRound(game, row, seededDraw(row.outcomeSeed))
      expect({ outcome, win }).toEqual({ outcome: responses.get(row.id)?.outcome, win: row.win })
    }
  })

  it('is the same for a repeated round id, even when the frame has forgotten its response', async () => {
    const player = await createTestDepositor(platform.platform)
    const frame = await open('europaeisk-roulette', player)
    const bet = { roundId: randomUUID(), stake: 600, bets: { n7: 200, red: 300, dozen1: 100 } }
    const { funds: _, ...first } = await round(frame, bet)
    for (let i = 0; i < 21; i++) {
      waitForGap()
      await round(frame, { stake: 100, bets: { black: 100 } })
    }
    waitForGap()
    const balance = await balanceOf(player)
    const reordered = { ...bet, bets: { dozen1: 100, red: 300, n7: 200 } }
    expect(await round(frame, reordered)).toMatchObject(first)
    expect(await balanceOf(player)).toBe(balance)
    waitForGap()
    expect((await play(frame, { ...bet, bets: { n8: 200, red: 300, dozen1: 100 } })).code).toBe('ERR_VALIDATION')
    expect(await roundsOf(player)).toHaveLength(22)
  })

  it('is drawn once for concurrent requests with one round id', async () => {
    const player = await createTestDepositor(platform.platform)
    const frames = [await open('raevens-runer', player), await open('raevens-runer', player)]
    const bet = { roundId: randomUUID(), stake: 1_000 }
    const responses = await Promise.all(Array.from({ length: 8 }, (_, i) => round(frames[i % 2] ?? '', bet)))
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    expect(drawn).toHaveLength(1)
    expect(await roundsOf(player)).toHaveLength(1)
    expect(await balanceOf(player)).toBe(125_000 - 1_000 + (responses[0]?.win ?? 0))
  })

  it('belongs to one bet: the id with another stake, other bets or in another game is refused', async () => {
    const player = await createTestDepositor(platform.platform)
    const [slot, otherSlot] = [await open('raevens-runer', player), await open('stjerneklart', player)]
    const roundId = randomUUID()
    await round(slot, { roundId })
    for (const [frame, bet] of [
      [slot, { roundId, stake: 40 }],
      [slot, { roundId, freeSpin: true }],
      [otherSlot, { roundId }],
    ] as const)
      expect((await play(frame, bet)).code).toBe('ERR_VALIDATION')
    const stranger = await createTestDepositor(platform.platform)
    expect((await play(await open('raevens-runer', stranger), { roundId })).code).toBe('ERR_FORBIDDEN')
  })
})

describe('a refused attempt', () => {
  type Change = (player: TestPlayer) => Promise<unknown>
  const update = (values: Partial<typeof players.$inferInsert>): Change => {
    return ({ id }) => run(({ db }) => db.update(players).set(values).where(eq(players.id, id)))
  }
  const grantBonus: Change = ({ id }) =>
    run(({ db, now }) =>
      db.insert(playerBonuses).values({
        id: randomUUID(),
        playerId: id,
        bonusId: 'velkomst',
        name: 'Velkomst',
        status: 'active',
        spins: 1,
        spinsLeft: 0,
        spinValue: 20,
        wageringMultiplier: 10,
        maxBet: 100,
        required: 100,
        wagered: 0,
        grantedAt: now,
        expiresAt: now + dayMs,
      }),
    )
  const unchanged: Change = async () => undefined
  const cases: [name: string, code: string, change: Change, bet: object][] = [
    ['with a stake that the game does not offer', 'ERR_VALIDATION', unchanged, { stake: 21 }],
    ['with bets in a game without them', 'ERR_VALIDATION', unchanged, { bets: { red: 20 } }],
    ['with a free spin that the player does not have', 'ERR_VALIDATION', unchanged, { freeSpin: true }],
    ['above the maximum bet of a bonus', 'ERR_MAX_BET', grantBonus, { stake: 200 }],
    ['during a pause', 'ERR_PAUSED', update({ pausedUntil: Number.MAX_SAFE_INTEGER / 2_000 }), {}],
    ['of a locked account', 'ERR_ACCOUNT_LOCKED', update({ status: 'locked' }), {}],
    [
      'without limits',
      'ERR_LIMITS_MISSING',
      ({ id }) => run(({ db }) => db.delete(depositLimits).where(eq(depositLimits.playerId, id))),
      {},
    ],
    ['after the session has ended', 'ERR_UNAUTHENTICATED', ({ sessionHash }) => run((context) => endSession(context, sessionHash)), {}],
  ]

  it.each(cases)('%s draws nothing, moves no money, starts the gap and is recorded', async (_, code, change, bet) => {
    const player = await createTestDepositor(platform.platform)
    const frame = await open('raevens-runer', player)
    await change(player)
    const roundId = randomUUID()
    const refused = await play(frame, { roundId, ...bet })
    expect(refused.json()).toMatchObject({ code, data: { waitMs: 3_000 } })
    expect((await play(frame, {})).json()).toMatchObject({ code: 'ERR_SPIN_TOO_SOON', data: { waitMs: 3_000 } })
    expect([drawn, await roundsOf(player), await balanceOf(player)]).toEqual([[], [], 125_000])
    expect(await refusalsOf(player)).toEqual([
      { code, gameId: 'raevens-runer', roundId, stake: 20, playerId: player.id, ...('stake' in bet && bet) },
    ])
  })

  it('without funds does not decide the outcome of a later attempt with its round id', async () => {
    const player = await createTestPlayer(platform.platform)
    const frame = await open('raevens-runer', player)
    const roundId = randomUUID()
    expect((await play(frame, { roundId })).code).toBe('ERR_INSUFFICIENT_FUNDS')
    expect(drawn).toEqual([])
    const deposit = { depositId: randomUUID(), amount: 10_000, bonusCode: '', method: 'card', methodName: 'VISA', message: '' }
    await run((context) => postDeposit(context, player.id, deposit))
    expect((await play(frame, { roundId })).code).toBe('ERR_SPIN_TOO_SOON')
    waitForGap()
    await round(frame, { roundId })
    expect((await roundsOf(player)).map(({ outcomeSeed }) => outcomeSeed)).toEqual(drawn)
  })

  it('in free play starts the gap and draws nothing', async () => {
    const frame = await open('raevens-runer')
    expect((await play(frame, { stake: 21 })).code).toBe('ERR_VALIDATION')
    expect((await play(frame, {})).code).toBe('ERR_SPIN_TOO_SOON')
    expect(drawn).toEqual([])
  })

  it('counts for the limit of 60 attempts a minute, across the frames of a player', async () => {
    const player = await createTestDepositor(platform.platform)
    const frames = [await open('raevens-runer', player), await open('stjerneklart', player)]
    const codes = await Promise.all(Array.from({ length: 62 }, async (_, i) => (await play(frames[i % 2] ?? '', { stake: 21 })).code))
    expect(codes.filter((code) => code === 'ERR_RATE_LIMITED')).toHaveLength(2)
    expect((await play(await open('raevens-runer'), {})).code).toBeNull()
  })
})

describe('a round that fails between stake and settlement', () => {
  it('is not booked, and may be repeated at once, but no other round may', async () => {
    const player = await createTestDepositor(platform.platform)
    const frame = await open('raevens-runer', player)
    const roundId = randomUUID()
    nextDraws = [failingDraw]
    expect((await play(frame, { roundId })).status).toBe(500)
    expect([await roundsOf(player), await balanceOf(player)]).toEqual([[], 125_000])
    expect((await play(frame, {})).code).toBe('ERR_SPIN_TOO_SOON')
    const { win } = await round(frame, { roundId })
    expect(await balanceOf(player)).toBe(125_000 - 20 + win)
    expect((await platform.ledger()).balanced).toBe(true)
  })
})

describe('the jackpot', () => {
  it('is paid in full to each of two concurrent winners, the second time as it was funded again', async () => {
    const game = findGame('kraemmerens-moenter')
    if (!game?.jackpot) throw new Error('the game has a jackpot')
    const winners = [await createTestDepositor(platform.platform), await createTestDepositor(platform.platform)]
    const frames = await Promise.all(winners.map((player) => open(game.id, player)))
    nextDraws = [jackpotDraw, jackpotDraw]
    const wins = await Promise.all(frames.map((frame) => round(frame, {})))
    expect(wins.map(({ jackpotWin }) => jackpotWin)).toEqual([game.jackpot.seed, game.jackpot.seed])
    for (const [i, player] of winners.entries()) expect(await balanceOf(player)).toBe(125_000 - 20 + (wins[i]?.win ?? 0))
    const { balanced, accounts } = await platform.ledger()
    expect(balanced).toBe(true)
    expect(accounts.find(({ id }) => id === `jackpots:${game.jackpot?.id}`)?.balance).toBe(game.jackpot.seed)
  })

  it('is paid once for a repeated round', async () => {
    const player = await createTestDepositor(platform.platform)
    nextDraws = [jackpotDraw, jackpotDraw]
    const bet = { roundId: randomUUID() }
    const first = await round(await open('syv-paa-stribe', player), bet)
    expect(first.jackpotWin).toBeGreaterThan(0)
    platform.clock.advance(29 * 60_000)
    expect(await round(await open('syv-paa-stribe', player), bet)).toMatchObject({ win: first.win, jackpotWin: first.jackpotWin })
    expect(await balanceOf(player)).toBe(125_000 - 20 + first.win)
  })

  it('is for stakes of money only', async () => {
    nextDraws = [jackpotDraw]
    expect((await round(await open('kraemmerens-moenter'), {})).jackpotWin).toBe(0)
  })
})
