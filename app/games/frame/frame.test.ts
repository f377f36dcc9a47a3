import { createHash, randomUUID } from 'node:crypto'
import { dayMs } from '@casino/features/format/duration'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { depositLimits, players } from '../../platform/db/schema.ts'
import { startTestPlatform } from '../../platform/testing/harness.ts'
import { createTestDepositor, createTestPlayer, type TestPlayer } from '../../platform/testing/testPlayers.ts'
import { gamesModule } from '../module.ts'
import type { FrameFunds } from './frameApi.ts'
import { setUpRounds } from './roundsTestKit.ts'

const { launch, openFrame, platform, play, round } = setUpRounds()

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
    const launchFree = ({ sessionId }: TestPlayer) => platform.post('/api/games/launch', { gameId: 'ravklippen', mode: 'free', sessionId })
    expect((await launchFree(paused)).code).toBe('ERR_PAUSED')
    expect((await launchFree(unlimited)).status).toBe(200)
  })

  it('rejects rounds of an open frame once a pause begins', async () => {
    const player = await createTestDepositor(platform.platform)
    const { frame } = await openFrame('raevens-runer', player)
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
    expect(policy).toContain("script-src 'self';")
    const style = /<style>(.*?)<\/style>/s.exec(page.text)?.[1] ?? ''
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}';`)
    expect(page.text.match(/<script[^>]*>/g)).toEqual([
      expect.stringContaining('src="/game/assets/frame.js'),
      '<script type="application/json" id="game">',
    ])
    expect(page.text).not.toMatch(/ style="| on[a-z]+="/)
    expect(page.text).toContain('>Ravklippen</h1>')
  })

  it.each(['/game/ravklippen', '/game/check/ravklippen', '/art/games/ravklippen.svg'])(
    '%s is the same for everybody, and sent once',
    async (path) => {
      const [first, second] = [await platform.get(path), await platform.get(path)]
      expect([second.text, second.headers['content-security-policy']]).toEqual([first.text, first.headers['content-security-policy']])
      const again = await platform.inject({ url: path, headers: { 'if-none-match': String(first.headers.etag) } })
      expect([again.statusCode, again.payload]).toEqual([304, ''])
    },
  )

  it('states the configured gap between rounds in the rules', async () => {
    expect((await platform.get('/game/ravklippen')).text).toContain('mindst 3 sekunder')
    const slower = await startTestPlatform({ modules: [gamesModule], settings: { spinGapSeconds: 4.5 } })
    const page = await slower.get('/game/ravklippen')
    await slower.close()
    expect(page.text).toContain('mindst 4,5 sekunder')
  })

  it('sends a slot in at most 48 kB, compressed, and no font: those of the site may be used', async () => {
    const page = await platform.get('/game/ravklippen')
    const files = [...page.text.matchAll(/(?:src|href)="(\/game\/[^"]+)"/g)].map(([, url]) => url ?? '')
    expect(files).toHaveLength(2)
    const sizes = await Promise.all(
      ['/game/ravklippen', ...files].map(async (url) => {
        const { headers, rawPayload } = await platform.inject({ url, headers: { 'accept-encoding': 'br' } })
        expect([url, headers['content-encoding']]).toEqual([url, 'br'])
        return rawPayload.length
      }),
    )
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(48_000)
    expect(page.headers['content-security-policy']).toContain('font-src http://127.0.0.1:4310')
  })
})

describe('play money', () => {
  it('changes by stake and win, enforces the three-second gap, and can be refilled', async () => {
    const { frame, funds } = await openFrame('ravklippen')
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
    const { frame } = await openFrame('ravklippen')
    const roundId = randomUUID()
    expect(await round(frame, { roundId })).toEqual(await round(frame, { roundId }))
  })

  it('rejects stakes that the game does not offer', async () => {
    const { frame } = await openFrame('ravklippen')
    for (const stake of [21, 0, -20, 1_000_000]) {
      expect((await play(frame, { stake })).code).toBe('ERR_VALIDATION')
      platform.clock.advance(3_000)
    }
    expect((await play(frame, { freeSpin: true })).code).toBe('ERR_VALIDATION')
    expect((await play('x'.repeat(43), {})).code).toBe('ERR_UNAUTHENTICATED')
  })

  it('expires a frame after 30 minutes without use', async () => {
    const { frame } = await openFrame('ravklippen')
    platform.clock.advance(31 * 60_000)
    const refusal = await play(frame, {})
    expect(refusal.json()).toMatchObject({ code: 'ERR_UNAUTHENTICATED', data: { frameClosed: true } })
  })
})

describe('table games', () => {
  it('roulette requires whole chips that add up to the stake', async () => {
    const { frame } = await openFrame('europaeisk-roulette')
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

  it('baccarat takes chips on its three fields, and pays what the outcome lists', async () => {
    const { frame } = await openFrame('baccarat-marselis')
    for (const bad of [
      { stake: 100 },
      { stake: 100, bets: { red: 100 } },
      { stake: 150, bets: { tie: 150 } },
      { stake: 20_000, bets: { banker: 20_000 } },
    ]) {
      expect((await play(frame, bad)).code).toBe('ERR_VALIDATION')
      platform.clock.advance(3_000)
    }
    const { outcome, win, funds } = await round(frame, { stake: 300, bets: { banker: 200, tie: 100 } })
    expect(outcome.type === 'baccarat' && outcome.wins.reduce((sum, each) => sum + each.win, 0)).toBe(win)
    expect(funds.balance).toBe(100_000 - 300 + win)
  })

  it('baccarat states the return to player of each of its bets', async () => {
    const { text } = await platform.get('/game/baccarat-marselis')
    expect(text).toContain('98,94 % på Bank, 98,76 % på Spiller og 85,64 % på Uafgjort')
  })

  it('high card pays by its result', async () => {
    const { frame } = await openFrame('hoejeste-kort')
    const { outcome, win } = await round(frame, { stake: 100 })
    expect(outcome.type === 'high-card' && { won: 200, tied: 50, lost: 0 }[outcome.result]).toBe(win)
  })

  it('high card takes chips on four bets, and refuses another', async () => {
    const { frame } = await openFrame('hoejeste-kort')
    const bets = { player: 100, tie: 100, suit: 100, house: 100 }
    const { outcome, win } = await round(frame, { stake: 400, bets })
    expect(outcome.type === 'high-card' && outcome.wins.reduce((sum, each) => sum + each.win, 0)).toBe(win)
    const other = await openFrame('hoejeste-kort')
    expect((await play(other.frame, { stake: 100, bets: { banker: 100 } })).code).toBe('ERR_VALIDATION')
  })

  it('high card states the return to player of each of its bets', async () => {
    const { text } = await platform.get('/game/hoejeste-kort')
    expect(text).toContain('97,06 % på Dit kort, 97,06 % på Husets kort, 94,12 % på Ens kort og 94,12 % på Samme kulør')
  })
})
