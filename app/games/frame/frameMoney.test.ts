import { randomUUID } from 'node:crypto'
import { dayMs } from '@casino/features/format/duration'
import { describe, expect, it } from 'vitest'
import { playerBonuses } from '../../platform/db/schema.ts'
import { postDeposit } from '../../platform/money/index.ts'
import { endSession } from '../../platform/players/sessionStore.ts'
import { createTestDepositor, createTestPlayer, createTestSession, type TestPlayer } from '../../platform/testing/testPlayers.ts'
import { setUpRounds } from './roundsTestKit.ts'

const { openFrame, platform, play, round } = setUpRounds()

describe('money', () => {
  it('posts stake and win to the ledger', async () => {
    const player = await createTestDepositor(platform.platform)
    const { frame, funds, mode } = await openFrame('raevens-runer', player)
    expect([mode, funds.balance]).toEqual(['money', 125_000])
    const { win, funds: after } = await round(frame, { stake: 1_000 })
    expect(after.balance).toBe(125_000 - 1_000 + win)
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('tells an open frame the funds after a deposit in another tab, but not once the login session has ended', async () => {
    const player = await createTestDepositor(platform.platform)
    const { frame } = await openFrame('raevens-runer', player)
    const means = { method: 'card', methodName: 'VISA', message: '', bonusCode: '' }
    await platform.platform.transaction((context) =>
      postDeposit(context, player.id, { depositLogId: randomUUID(), amount: 20_000, ...means }),
    )
    const funds = () => platform.post('/game/funds', { frame })
    expect((await funds()).data<{ balance: number }>().balance).toBe(145_000)
    await platform.platform.transaction((context) => endSession(context, player.sessionHash))
    expect((await funds()).code).toBe('ERR_UNAUTHENTICATED')
  })

  it('settles a round id once across repeated requests and frames', async () => {
    const player = await createTestDepositor(platform.platform)
    const [one, two] = [await openFrame('raevens-runer', player), await openFrame('raevens-runer', player)]
    const body = { roundId: randomUUID(), stake: 1_000 }
    const [first, again] = await Promise.all([round(one.frame, body), round(one.frame, body)])
    platform.clock.advance(3_000)
    const elsewhere = await round(two.frame, body)
    expect([again, elsewhere.outcome, elsewhere.funds]).toEqual([first, first.outcome, first.funds])
    platform.clock.advance(3_000)
    const three = await openFrame('raevens-runer', player)
    expect((await play(three.frame, { ...body, stake: 200 })).code).toBe('ERR_VALIDATION')
  })

  it('lists the games played last, latest first, to their player only', async () => {
    const [player, other] = [await createTestDepositor(platform.platform), await createTestDepositor(platform.platform)]
    const recent = async ({ sessionId }: TestPlayer) =>
      (await platform.post('/api/games/recent', { sessionId })).data<{ games: readonly { id: string }[] }>().games.map(({ id }) => id)
    expect(await recent(player)).toEqual([])
    for (const gameId of ['raevens-runer', 'ravklippen', 'raevens-runer']) {
      await round((await openFrame(gameId, player)).frame, {})
      platform.clock.advance(3_000)
    }
    expect(await recent(player)).toEqual(['raevens-runer', 'ravklippen'])
    expect(await recent(other)).toEqual([])
    expect((await platform.post('/api/games/recent', { sessionId: 'x'.repeat(43) })).code).toBe('ERR_UNAUTHENTICATED')
  })

  it('enforces the gap across all frames of a player', async () => {
    const player = await createTestDepositor(platform.platform)
    const [one, two] = [await openFrame('raevens-runer', player), await openFrame('stjerneklart', player)]
    await round(one.frame, {})
    expect((await play(two.frame, {})).code).toBe('ERR_SPIN_TOO_SOON')
  })

  it('rejects a round without funds', async () => {
    const player = await createTestPlayer(platform.platform)
    const { frame } = await openFrame('raevens-runer', player)
    expect((await play(frame, {})).code).toBe('ERR_INSUFFICIENT_FUNDS')
    platform.clock.advance(3_000)
    expect((await play(frame, {})).code).toBe('ERR_INSUFFICIENT_FUNDS')
  })

  it('rejects rounds once the login session has ended', async () => {
    const player = await createTestDepositor(platform.platform)
    const { frame } = await openFrame('raevens-runer', player)
    await platform.platform.transaction((context) => endSession(context, player.sessionHash))
    const refusal = await play(frame, {})
    expect(refusal.code).toBe('ERR_UNAUTHENTICATED')
    expect(refusal.text).not.toContain('frameClosed')
    platform.clock.advance(3_000)
    await platform.platform.transaction((context) => createTestSession(context, player.id))
    expect((await play(frame, {})).code).toBe('ERR_UNAUTHENTICATED')
  })

  it('uses the free spins of a bonus at their value, in slots only', async () => {
    const player = await createTestDepositor(platform.platform)
    await platform.platform.transaction(async (context) => {
      const spins = { spins: 500, spinsLeft: 500, spinValue: 20, wageringMultiplier: 10, maxBet: 10_000, required: 0, wagered: 0 }
      await context.db.insert(playerBonuses).values({
        id: randomUUID(),
        playerId: player.id,
        bonusId: 'velkomst',
        name: 'Velkomst',
        status: 'active',
        ...spins,
        grantedAt: context.now,
        expiresAt: context.now + 60 * dayMs,
        endedAt: null,
      })
    })
    const { frame, funds } = await openFrame('raevens-runer', player)
    expect([funds.freeSpins, funds.freeSpinValue]).toEqual([500, 20])
    const spun = await round(frame, { freeSpin: true })
    expect(spun.funds).toMatchObject({ freeSpins: 499, balance: 125_000 + spun.win, bonus: spun.win })
    const table = await openFrame('europaeisk-roulette', player)
    expect(table.funds.freeSpins).toBe(0)
  })

  it('contributes one per cent of the stake to the jackpot', async () => {
    const player = await createTestDepositor(platform.platform)
    const pot = async () => (await platform.ledger()).accounts.find(({ id }) => id === 'jackpots:ravklippen')?.balance ?? 0
    const before = await pot()
    const { frame } = await openFrame('ravklippen', player)
    await round(frame, { stake: 10_000 })
    expect((await pot()) - before).toBe(100)
  })
})
