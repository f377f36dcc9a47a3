import { randomUUID } from 'node:crypto'
import { dayMs } from '@casino/features/format/duration'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { depositLimits, playerBonuses, players } from '../../platform/db/schema.ts'
import { postDeposit } from '../../platform/money/index.ts'
import { endSession } from '../../platform/players/sessionStore.ts'
import { createTestDepositor, createTestPlayer, type TestPlayer } from '../../platform/testing/testPlayers.ts'
import { setUpRounds } from './roundsTestKit.ts'

const { balanceOf, drawnSeeds, open, platform, play, refusalsOf, round, roundsOf, run, waitForGap } = setUpRounds()

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
    expect([drawnSeeds(), await roundsOf(player), await balanceOf(player)]).toEqual([[], [], 125_000])
    expect(await refusalsOf(player)).toEqual([
      { code, gameId: 'raevens-runer', roundId, stake: 20, playerId: player.id, ...('stake' in bet && bet) },
    ])
  })

  it('without funds does not decide the outcome of a later attempt with its round id', async () => {
    const player = await createTestPlayer(platform.platform)
    const frame = await open('raevens-runer', player)
    const roundId = randomUUID()
    expect((await play(frame, { roundId })).code).toBe('ERR_INSUFFICIENT_FUNDS')
    expect(drawnSeeds()).toEqual([])
    const deposit = { depositLogId: randomUUID(), amount: 10_000, bonusCode: '', method: 'card', methodName: 'VISA', message: '' }
    await run((context) => postDeposit(context, player.id, deposit))
    expect((await play(frame, { roundId })).code).toBe('ERR_SPIN_TOO_SOON')
    waitForGap()
    await round(frame, { roundId })
    expect((await roundsOf(player)).map(({ outcomeSeed }) => outcomeSeed)).toEqual(drawnSeeds())
  })

  it('in free play starts the gap and draws nothing', async () => {
    const frame = await open('raevens-runer')
    expect((await play(frame, { stake: 21 })).code).toBe('ERR_VALIDATION')
    expect((await play(frame, {})).code).toBe('ERR_SPIN_TOO_SOON')
    expect(drawnSeeds()).toEqual([])
  })

  it('counts for the limit of 60 attempts a minute, across the frames of a player', async () => {
    const player = await createTestDepositor(platform.platform)
    const frames = [await open('raevens-runer', player), await open('stjerneklart', player)]
    const codes = await Promise.all(Array.from({ length: 62 }, async (_, i) => (await play(frames[i % 2] ?? '', { stake: 21 })).code))
    expect(codes.filter((code) => code === 'ERR_RATE_LIMITED')).toHaveLength(2)
    expect((await play(await open('raevens-runer'), {})).code).toBeNull()
  })
})
