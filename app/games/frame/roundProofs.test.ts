import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { gameRounds } from '../../platform/db/schema.ts'
import { createTestDepositor } from '../../platform/testing/testPlayers.ts'
import { findGame } from '../catalogue/index.ts'
import { seededDraw } from '../engines/seededDraw.ts'
import { drawRound } from './drawOutcome.ts'
import { commitmentOf } from './roundSeeds.ts'
import { setUpRounds } from './roundsTestKit.ts'

const { decide, openFrame, play, platform, round, roundsOf, run, waitForGap } = setUpRounds()
const table = 'blackjack-stroeget'

describe('the commitment of a round', () => {
  it.each(['money', 'free'] as const)('is shown before the bet, kept by it and revealed after it (%s)', async (mode) => {
    const player = mode === 'money' ? await createTestDepositor(platform.platform) : undefined
    const { frame, nextCommitment } = await openFrame('raevens-runer', player)
    const clientSeed = 'min-egen-tekst'
    const first = await round(frame, { commitment: nextCommitment, clientSeed })
    const { seed } = first.proof ?? {}
    expect(first.proof).toEqual({ commitment: nextCommitment, clientSeed, seed: expect.any(String) })
    expect(commitmentOf(seed ?? '')).toBe(nextCommitment)
    const game = findGame('raevens-runer')
    if (!game) throw new Error('the game exists')
    const drawn = drawRound({ ...game, jackpot: null }, { stake: 20, bets: null, freeSpin: false }, seededDraw(seed ?? '', clientSeed))
    expect(drawn).toMatchObject({ outcome: first.outcome, win: first.win })
    waitForGap()
    const second = await round(frame, { commitment: first.nextCommitment })
    expect(second.proof?.commitment).toBe(first.nextCommitment)
  })

  it('must be named by the bet: another one is refused, and the answer has the current one', async () => {
    const player = await createTestDepositor(platform.platform)
    const { frame, nextCommitment } = await openFrame('raevens-runer', player)
    const refused = await play(frame, { commitment: commitmentOf('other') })
    expect(refused.json()).toMatchObject({ code: 'ERR_VALIDATION', data: { nextCommitment } })
    expect(await roundsOf(player)).toEqual([])
    waitForGap()
    expect((await round(frame, { commitment: nextCommitment })).proof?.commitment).toBe(nextCommitment)
  })

  it('stays for the next bet after a refused one', async () => {
    const { frame, nextCommitment } = await openFrame('raevens-runer', await createTestDepositor(platform.platform))
    expect((await play(frame, { stake: 7 })).code).toBe('ERR_VALIDATION')
    waitForGap()
    expect((await round(frame, { commitment: nextCommitment })).proof?.commitment).toBe(nextCommitment)
  })

  it('is booked with the stake, and serves one round', async () => {
    const player = await createTestDepositor(platform.platform)
    const { frame, nextCommitment } = await openFrame('raevens-runer', player)
    const { roundId } = await round(frame, { clientSeed: 'abc' })
    const [booked] = await roundsOf(player)
    expect(booked).toMatchObject({ id: roundId, commitment: nextCommitment, clientSeed: 'abc' })
    if (!booked) throw new Error('the round is booked')
    const again = run(({ db }) => db.insert(gameRounds).values({ ...booked, id: randomUUID() }))
    await expect(again).rejects.toThrow()
    expect(await run(({ db }) => db.select().from(gameRounds).where(eq(gameRounds.commitment, nextCommitment)))).toHaveLength(1)
  })

  it.each(['money', 'free'] as const)('is not revealed while decisions are open (%s)', async (mode) => {
    const player = mode === 'money' ? await createTestDepositor(platform.platform) : undefined
    const { frame, nextCommitment } = await openFrame(table, player)
    let current = await round(frame, { stake: 1_000, clientSeed: 'abc' })
    for (let i = 0; !current.open; i++) {
      if (i > 20) throw new Error('no round was left open')
      waitForGap()
      current = await round(frame, { stake: 1_000, clientSeed: 'abc' })
    }
    expect(current.proof).toEqual({ commitment: expect.any(String), clientSeed: 'abc', seed: null })
    if (mode === 'money' && player) {
      const resumed = await openFrame(table, player)
      expect(resumed.round?.proof).toEqual(current.proof)
      expect(resumed.nextCommitment).not.toBe(current.proof?.commitment)
    }
    const { commitment } = current.proof ?? {}
    const settled = await decide(frame, current.roundId, { action: 'stand', position: current.open.position })
    expect(settled.proof?.commitment).toBe(commitment)
    expect(commitmentOf(settled.proof?.seed ?? '')).toBe(commitment)
    expect(nextCommitment).toMatch(/^[0-9a-f]{64}$/)
  })

  it('takes no client seed that is too long or has other characters', async () => {
    const { frame } = await openFrame('raevens-runer')
    for (const clientSeed of ['x'.repeat(65), 'a:b', 'æ']) expect((await play(frame, { clientSeed })).code).toBe('ERR_VALIDATION')
  })
})
