import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '../../clock.ts'
import { depositLimits, playerBonuses, players } from '../../db/schema.ts'
import { endSession } from '../../sessions/store.ts'
import { startTestPlatform, type TestPlatform } from '../../testing/harness.ts'
import { createTestDepositor, createTestPlayer, createTestSession, type TestPlayer } from '../../testing/testPlayers.ts'
import { gamesModule } from '../module.ts'
import type { FrameFunds, OpenFrameResponse, RoundResponse } from './frameApi.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ modules: [gamesModule] })
})
afterAll(() => platform.close())

const launch = (gameId: string, player?: TestPlayer) =>
  platform.post('/api/games/launch', { gameId, mode: player ? 'money' : 'free', ...(player && { sessionId: player.sessionId }) })

async function open(gameId: string, player?: TestPlayer): Promise<OpenFrameResponse> {
  const { frameUrl } = (await launch(gameId, player)).data<{ frameUrl: string }>()
  return (await platform.post('/game/session', { token: new URL(frameUrl).hash.slice(1), gameId })).data<
    OpenFrameResponse & Record<string, unknown>
  >()
}
const play = (frame: string, body: object) => platform.post('/game/spin', { frame, roundId: randomUUID(), stake: 20, ...body })
const round = async (frame: string, body: object) => (await play(frame, body)).data<RoundResponse & Record<string, unknown>>()

describe('launch', () => {
  it('requires a session for money play, and none for free play', async () => {
    expect((await platform.post('/api/games/launch', { gameId: 'ravklippen', mode: 'money' })).code).toBe('ERR_UNAUTHENTICATED')
    expect((await launch('ravklippen')).status).toBe(200)
    expect((await launch('no-such-game')).code).toBe('ERR_NOT_FOUND')
    expect((await launch('roulette-aarhus')).code).toBe('ERR_FORBIDDEN')
  })

  it('issues a single-use token for one game that expires after two minutes', async () => {
    const token = async () => new URL((await launch('ravklippen')).data<{ frameUrl: string }>().frameUrl).hash.slice(1)
    const use = async (value: string, gameId = 'ravklippen') => (await platform.post('/game/session', { token: value, gameId })).code
    const [first, second, third] = [await token(), await token(), await token()]
    expect([await use(first), await use(first)]).toEqual([null, 'ERR_UNAUTHENTICATED'])
    expect(await use(second, 'stjerneklart')).toBe('ERR_UNAUTHENTICATED')
    platform.clock.advance(121_000)
    expect(await use(third)).toBe('ERR_UNAUTHENTICATED')
  })

  it('rejects a player with a pause or without limits', async () => {
    const [paused, unlimited] = [await createTestDepositor(platform.platform), await createTestPlayer(platform.platform)]
    await platform.platform.transaction(async ({ db, now }) => {
      await db
        .update(players)
        .set({ pausedUntil: now + dayMs })
        .where(eq(players.id, paused.id))
      await db.delete(depositLimits).where(eq(depositLimits.playerId, unlimited.id))
    })
    expect((await launch('ravklippen', paused)).code).toBe('ERR_PAUSED')
    expect((await launch('ravklippen', unlimited)).code).toBe('ERR_LIMITS_MISSING')
  })

  it('rejects rounds of an open frame once a pause begins', async () => {
    const player = await createTestDepositor(platform.platform)
    const { frame } = await open('raevens-runer', player)
    await platform.platform.transaction(({ db, now }) =>
      db
        .update(players)
        .set({ pausedUntil: now + dayMs })
        .where(eq(players.id, player.id)),
    )
    expect((await play(frame, {})).code).toBe('ERR_PAUSED')
  })
})

describe('frame page', () => {
  it('may be embedded by the site only, and its CSP allows only its own script', async () => {
    const page = await platform.get('/game/ravklippen')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors http://127.0.0.1:4310')
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(page.text).toContain(`nonce="${nonce}" src="/game/assets/frame.js`)
    expect(page.text).not.toMatch(/ style="| on[a-z]+="/)
    expect(page.text).toContain('>Ravklippen</h1>')
  })

  it('states the configured gap between rounds in the rules', async () => {
    expect((await platform.get('/game/ravklippen')).text).toContain('mindst 3 sekunder')
    const slower = await startTestPlatform({ modules: [gamesModule], settings: { spinGapSeconds: 4.5 } })
    const page = await slower.get('/game/ravklippen')
    await slower.close()
    expect(page.text).toContain('mindst 4,5 sekunder')
  })

  it('loads less than 20 kB of script', async () => {
    const script = await platform.get('/game/assets/frame.js')
    expect(Buffer.byteLength(script.text)).toBeLessThan(20_000)
  })
})

describe('play money', () => {
  it('changes by stake and win, enforces the three-second gap, and can be refilled', async () => {
    const { frame, funds } = await open('ravklippen')
    expect(funds.balance).toBe(100_000)
    const first = await round(frame, { stake: 10_000 })
    expect(first.funds.balance).toBe(90_000 + first.win)
    expect((await play(frame, {})).code).toBe('ERR_SPIN_TOO_SOON')
    platform.clock.advance(3_000)
    expect((await play(frame, {})).code).toBeNull()
    const refilled = (await platform.post('/game/refill', { frame })).data<FrameFunds & Record<string, unknown>>()
    expect(refilled.balance).toBe(100_000)
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('returns the first response for a repeated round id', async () => {
    const { frame } = await open('ravklippen')
    const roundId = randomUUID()
    expect(await round(frame, { roundId })).toEqual(await round(frame, { roundId }))
  })

  it('rejects stakes that the game does not offer', async () => {
    const { frame } = await open('ravklippen')
    for (const stake of [21, 0, -20, 1_000_000]) {
      expect((await play(frame, { stake })).code).toBe('ERR_VALIDATION')
      platform.clock.advance(3_000)
    }
    expect((await play(frame, { freeSpin: true })).code).toBe('ERR_VALIDATION')
    expect((await play('x'.repeat(43), {})).code).toBe('ERR_UNAUTHENTICATED')
  })

  it('expires a frame after 30 minutes without use', async () => {
    const { frame } = await open('ravklippen')
    platform.clock.advance(31 * 60_000)
    const refusal = await play(frame, {})
    expect(refusal.json()).toMatchObject({ code: 'ERR_UNAUTHENTICATED', data: { frameClosed: true } })
  })
})

describe('money', () => {
  it('posts stake and win to the ledger', async () => {
    const player = await createTestDepositor(platform.platform)
    const { frame, funds, mode } = await open('raevens-runer', player)
    expect([mode, funds.balance]).toEqual(['money', 125_000])
    const { win, funds: after } = await round(frame, { stake: 1_000 })
    expect(after.balance).toBe(125_000 - 1_000 + win)
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('settles a round id once across repeated requests and frames', async () => {
    const player = await createTestDepositor(platform.platform)
    const [one, two] = [await open('raevens-runer', player), await open('raevens-runer', player)]
    const body = { roundId: randomUUID(), stake: 1_000 }
    const [first, again] = await Promise.all([round(one.frame, body), round(one.frame, body)])
    platform.clock.advance(3_000)
    const elsewhere = await round(two.frame, body)
    expect([again, elsewhere.outcome, elsewhere.funds]).toEqual([first, first.outcome, first.funds])
    platform.clock.advance(3_000)
    const three = await open('raevens-runer', player)
    expect((await play(three.frame, { ...body, stake: 200 })).code).toBe('ERR_VALIDATION')
  })

  it('lists the games played last, latest first, to their player only', async () => {
    const [player, other] = [await createTestDepositor(platform.platform), await createTestDepositor(platform.platform)]
    const recent = async ({ sessionId }: TestPlayer) =>
      (await platform.post('/api/games/recent', { sessionId })).data<{ games: readonly { id: string }[] }>().games.map(({ id }) => id)
    expect(await recent(player)).toEqual([])
    for (const gameId of ['raevens-runer', 'ravklippen', 'raevens-runer']) {
      await round((await open(gameId, player)).frame, {})
      platform.clock.advance(3_000)
    }
    expect(await recent(player)).toEqual(['raevens-runer', 'ravklippen'])
    expect(await recent(other)).toEqual([])
    expect((await platform.post('/api/games/recent', { sessionId: 'x'.repeat(43) })).code).toBe('ERR_UNAUTHENTICATED')
  })

  it('enforces the gap across all frames of a player', async () => {
    const player = await createTestDepositor(platform.platform)
    const [one, two] = [await open('raevens-runer', player), await open('stjerneklart', player)]
    await round(one.frame, {})
    expect((await play(two.frame, {})).code).toBe('ERR_SPIN_TOO_SOON')
  })

  it('rejects a round without funds', async () => {
    const player = await createTestPlayer(platform.platform)
    const { frame } = await open('raevens-runer', player)
    expect((await play(frame, {})).code).toBe('ERR_INSUFFICIENT_FUNDS')
    platform.clock.advance(3_000)
    expect((await play(frame, {})).code).toBe('ERR_INSUFFICIENT_FUNDS')
  })

  it('rejects rounds once the login session has ended', async () => {
    const player = await createTestDepositor(platform.platform)
    const { frame } = await open('raevens-runer', player)
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
    const { frame, funds } = await open('raevens-runer', player)
    expect([funds.freeSpins, funds.freeSpinValue]).toEqual([500, 20])
    const spun = await round(frame, { freeSpin: true })
    expect(spun.funds).toMatchObject({ freeSpins: 499, balance: 125_000 + spun.win, bonus: spun.win })
    const table = await open('europaeisk-roulette', player)
    expect(table.funds.freeSpins).toBe(0)
  })

  it('contributes one per cent of the stake to the jackpot', async () => {
    const player = await createTestDepositor(platform.platform)
    const pot = async () => (await platform.ledger()).accounts.find(({ id }) => id === 'jackpots:ravklippen')?.balance ?? 0
    const before = await pot()
    const { frame } = await open('ravklippen', player)
    await round(frame, { stake: 10_000 })
    expect((await pot()) - before).toBe(100)
  })
})

describe('table games', () => {
  it('roulette requires whole chips that add up to the stake', async () => {
    const { frame } = await open('europaeisk-roulette')
    for (const bad of [
      { stake: 200 },
      { stake: 200, bets: { red: 100 } },
      { stake: 150, bets: { red: 150 } },
      { stake: 100, bets: { n37: 100 } },
      { stake: 20_000, bets: { red: 20_000 } },
    ]) {
      expect((await play(frame, bad)).code).toBe('ERR_VALIDATION')
      platform.clock.advance(3_000)
    }
    const { outcome, win } = await round(frame, { stake: 300, bets: { red: 200, n7: 100 } })
    expect(outcome.type === 'roulette' && outcome.wins.reduce((sum, each) => sum + each.win, 0)).toBe(win)
  })

  it('high card pays by its result', async () => {
    const { frame } = await open('hoejeste-kort')
    const { outcome, win } = await round(frame, { stake: 100 })
    expect(outcome.type === 'high-card' && { won: 200, tied: 50, lost: 0 }[outcome.result]).toBe(win)
  })
})
