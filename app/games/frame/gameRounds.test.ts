import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestDepositor } from '../../platform/testing/testPlayers.ts'
import { findGame } from '../catalogue/index.ts'
import { type Draw, seededDraw } from '../engines/seededDraw.ts'
import { drawRound } from './drawOutcome.ts'
import type { RoundResponse } from './frameApi.ts'
import { setUpRounds } from './roundsTestKit.ts'

const { balanceOf, drawNext, drawnSeeds, open, platform, play, round, roundsOf, waitForGap } = setUpRounds()
const jackpotDraw = (): Draw => () => 0
const failingDraw = (): Draw => {
  throw new Error('the power failed')
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
      ['hoejeste-kort', { stake: 600, bets: { player: 300, suit: 200, tie: 100 } }],
      ['europaeisk-roulette', { stake: 600, bets: { red: 300, n7: 200, dozen1: 100 } }],
      ['baccarat-marselis', { stake: 700, bets: { player: 300, banker: 300, tie: 100 } }],
    ] as const
    const responses = new Map<string, RoundResponse>()
    for (const [gameId, bet] of [...bets, ...bets, ...bets]) {
      waitForGap()
      const response = await round(await open(gameId, player), bet)
      responses.set(response.roundId, response)
    }
    const booked = await roundsOf(player)
    expect(booked).toHaveLength(18)
    expect(new Set(booked.map(({ outcomeSeed }) => outcomeSeed)).size).toBe(18)
    for (const row of booked) {
      const game = findGame(row.gameId)
      if (!game || row.outcomeSeed === null) throw new Error('the round has no game or seed')
      expect(row.outcomeSeed).toMatch(/^[\w-]{43}$/)
      const { outcome, win } = drawRound(game, row, seededDraw(row.outcomeSeed, row.clientSeed))
      expect({ outcome, win }).toEqual({ outcome: responses.get(row.id)?.outcome, win: row.win })
    }
  })

  it('is the same for a repeated round id, even when the frame has forgotten its response', async () => {
    const player = await createTestDepositor(platform.platform)
    const frame = await open('europaeisk-roulette', player)
    const bet = { roundId: randomUUID(), stake: 600, bets: { n7: 200, red: 300, dozen1: 100 } }
    const { funds: _, nextCommitment: __, ...first } = await round(frame, bet)
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
    expect(new Set(responses.map((response) => JSON.stringify({ ...response, nextCommitment: '' }))).size).toBe(1)
    expect(drawnSeeds()).toHaveLength(1)
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

describe('a round that fails between stake and settlement', () => {
  it('is not booked, and may be repeated at once, but no other round may', async () => {
    const player = await createTestDepositor(platform.platform)
    const frame = await open('raevens-runer', player)
    const roundId = randomUUID()
    drawNext(failingDraw)
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
    drawNext(jackpotDraw, jackpotDraw)
    const wins = await Promise.all(frames.map((frame) => round(frame, {})))
    expect(wins.map(({ jackpotWin }) => jackpotWin)).toEqual([game.jackpot.seed, game.jackpot.seed])
    for (const [i, player] of winners.entries()) expect(await balanceOf(player)).toBe(125_000 - 20 + (wins[i]?.win ?? 0))
    const { balanced, accounts } = await platform.ledger()
    expect(balanced).toBe(true)
    expect(accounts.find(({ id }) => id === `jackpots:${game.jackpot?.id}`)?.balance).toBe(game.jackpot.seed)
  })

  it('is paid once for a repeated round', async () => {
    const player = await createTestDepositor(platform.platform)
    drawNext(jackpotDraw, jackpotDraw)
    const bet = { roundId: randomUUID() }
    const first = await round(await open('syv-paa-stribe', player), bet)
    expect(first.jackpotWin).toBeGreaterThan(0)
    platform.clock.advance(29 * 60_000)
    expect(await round(await open('syv-paa-stribe', player), bet)).toMatchObject({ win: first.win, jackpotWin: first.jackpotWin })
    expect(await balanceOf(player)).toBe(125_000 - 20 + first.win)
  })

  it('is for stakes of money only', async () => {
    drawNext(jackpotDraw)
    expect((await round(await open('kraemmerens-moenter'), {})).jackpotWin).toBe(0)
  })
})
