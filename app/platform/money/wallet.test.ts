import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '../clock.ts'
import { persons, playerBonuses, players } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import { hashToken, newId } from '../ids.ts'
import type { Context } from '../platform.ts'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import { newPlayer, newSession, type TestPlayer } from '../testing/players.ts'
import { bet, deposit, fundJackpot, playRound, readBalances, readJackpots, settle } from '../wallet.ts'
import { book, cashAccount, houseAccounts, inspectLedger } from './ledger.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({}, [])
})
afterAll(() => platform.close())

const run = <T>(work: (context: Context) => Promise<T>) => platform.platform.transaction(work)
const pay = (player: TestPlayer, amount: number, bonusCode = '') =>
  run((context) => deposit(context, player.id, { depositId: newId(), amount, bonusCode, means: 'card', meansName: 'VISA', message: '' }))
const game = { gameId: 'raevens-runer', gameName: 'Rævens Runer' }
const play = ({ id, session }: TestPlayer, stake: number, win: number, more: object = {}) =>
  run((context) => playRound(context, id, { session, roundId: newId(), ...game, stake, win, ...more }))
const balances = ({ id }: TestPlayer) => run((context) => readBalances(context, id))
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof PlatformError ? error.code : error),
  )

describe('rounds', () => {
  it('takes the stake and pays the win to the øre', async () => {
    const player = await newPlayer(platform.platform)
    await pay(player, 20_000)
    const result = await play(player, 1_050, 333)
    expect(result).toMatchObject({ stake: 1_050, win: 333, balances: { Balance: 19_283 } })
  })

  it('plays a round id once, and keeps it from other players', async () => {
    const [player, other] = [await newPlayer(platform.platform), await newPlayer(platform.platform)]
    await pay(player, 20_000)
    const roundId = newId()
    const first = await play(player, 1_000, 500, { roundId })
    expect(await play(player, 1_000, 90_000, { roundId })).toEqual(first)
    expect(await codeOf(play(other, 1_000, 0, { roundId }))).toBe('ERR_FORBIDDEN')
  })

  it('never overdraws under parallel bets', async () => {
    const player = await newPlayer(platform.platform)
    await pay(player, 20_000)
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(play(player, 3_000, 0))))
    expect(codes.filter((code) => code === null)).toHaveLength(6)
    expect(codes.filter((code) => code === 'ERR_INSUFFICIENT_FUNDS')).toHaveLength(6)
    expect(await balances(player)).toMatchObject({ Balance: 2_000 })
  })

  it('settles an open round although a pause began, and settles once', async () => {
    const player = await newPlayer(platform.platform)
    await pay(player, 20_000)
    const roundId = newId()
    const { id, session } = player
    expect(await run((context) => bet(context, id, { session, roundId, ...game, stake: 5_000 }))).toMatchObject({ win: null })
    await run(({ db, now }) =>
      db
        .update(players)
        .set({ pausedUntil: now + dayMs })
        .where(eq(players.id, id)),
    )
    await run((context) => settle(context, id, roundId, { win: 7_000 }))
    await run((context) => settle(context, id, roundId, { win: 9_000 }))
    expect(await balances(player)).toMatchObject({ Balance: 22_000 })
    expect(await codeOf(play(player, 100, 0))).toBe('ERR_PAUSED')
  })

  it('moves jackpots: a part of the stake goes in, a win comes out', async () => {
    const player = await newPlayer(platform.platform)
    await pay(player, 20_000)
    const id = newId()
    await run((context) => fundJackpot(context, id, 1_000_000, 'seed'))
    await run((context) => fundJackpot(context, id, 1_000_000, 'seed'))
    const potOf = async () => (await run(readJackpots)).find((jackpot) => jackpot.id === id)?.amount
    await play(player, 1_000, 0, { jackpot: { id, contribution: 15 } })
    expect(await potOf()).toBe(1_000_015)
    await play(player, 1_000, 200, { jackpotWin: { id, amount: 1_000_015 } })
    expect(await potOf()).toBe(0)
    expect(await balances(player)).toMatchObject({ Balance: 20_000 - 2_000 + 200 + 1_000_015 })
  })

  it('is closed without a session, limits or an open account, and to a person in ROFUS', async () => {
    const player = await newPlayer(platform.platform)
    const other = await newPlayer(platform.platform)
    await pay(player, 20_000)
    expect(await codeOf(play({ ...player, session: other.session }, 100, 0))).toBe('ERR_UNAUTHENTICATED')
    const change = (values: Partial<typeof players.$inferInsert>) =>
      run(({ db }) => db.update(players).set(values).where(eq(players.id, player.id)))
    await change({ status: 'locked' })
    expect(await codeOf(play(player, 100, 0))).toBe('ERR_ACCOUNT_LOCKED')
    await change({ status: 'closed' })
    expect(await codeOf(play(player, 100, 0))).toBe('ERR_PAUSED')
    await change({ status: 'active' })
    const person = { pid: player.id, cprHash: player.id, firstName: 'Test', dateOfBirth: '1990-01-01', cprMatches: true, excluded: true }
    await run(({ db }) => db.insert(persons).values(person))
    expect(await codeOf(play(player, 100, 0))).toBe('ERR_EXCLUDED')
    expect(await codeOf(pay(player, 20_000))).toBe('ERR_EXCLUDED')
  })

  it('keeps a session of constant play alive past the idle time, but not past the absolute one', async () => {
    const player = await newPlayer(platform.platform)
    await pay(player, 100_000)
    for (let hours = 0; hours < 23.5; hours += 0.4) {
      platform.clock.advance(0.4 * hourMs)
      expect(await codeOf(play(player, 100, 0))).toBeNull()
    }
    platform.clock.advance(0.4 * hourMs)
    expect(await codeOf(play(player, 100, 0))).toBe('ERR_UNAUTHENTICATED')
  })
})

describe('welcome bonus', () => {
  const withBonus = async (amount = 10_000) => {
    const player = await newPlayer(platform.platform)
    await pay(player, amount, 'velkomst')
    return player
  }
  const spin = (player: TestPlayer, win: number) => play(player, 20, win, { freeSpin: true })
  /** All but the last spin are taken away; the last one wins. */
  const spinAll = async (player: TestPlayer, win: number) => {
    await run(({ db }) => db.update(playerBonuses).set({ spinsLeft: 1 }).where(eq(playerBonuses.playerId, player.id)))
    await spin(player, win)
  }

  it('gives 500 spins that cost the player nothing, on a first deposit alone', async () => {
    const player = await withBonus()
    expect(await balances(player)).toMatchObject({
      Balance: 10_000,
      BonusBalance: 0,
      FreeSpinsLeft: 500,
      TotalActiveWageringRequirement: 0,
    })
    expect((await spin(player, 250)).balances).toMatchObject({
      Balance: 10_000,
      BonusBalance: 250,
      WithdrawableBalance: 10_000,
      FreeSpinsLeft: 499,
      TotalActiveWageringRequirement: 2_500,
    })
    expect(await codeOf(pay(player, 10_000, 'VELKOMST'))).toBe('ERR_BONUS_CODE')
    expect(await codeOf(play(player, 40, 0, { freeSpin: true }))).toBe('ERR_VALIDATION')
  })

  it('counts stakes from the first win on, and turns what is left into cash when wagered ten times', async () => {
    const player = await withBonus()
    await play(player, 5_000, 5_000)
    await spinAll(player, 400)
    expect(await balances(player)).toMatchObject({
      TotalActiveWageringRequirement: 4_000,
      TotalActiveBonusWageredFraction: 0,
      FreeSpinsLeft: 0,
    })
    await play(player, 1_000, 1_000)
    expect(await balances(player)).toMatchObject({ TotalActiveBonusWageredFraction: 0.25, BonusBalance: 400 })
    await play(player, 3_000, 2_000)
    expect(await balances(player)).toMatchObject({
      Balance: 9_400,
      BonusBalance: 0,
      WithdrawableBalance: 9_400,
      TotalActiveWageringRequirement: 0,
      TotalActiveBonusWageredFraction: 0,
    })
  })

  it('plays own money first and pays wins back in the proportion of the stake', async () => {
    const player = await withBonus()
    await spinAll(player, 3_000)
    await play(player, 9_000, 0)
    expect((await play(player, 3_000, 1_000)).balances).toMatchObject({ Balance: 333, BonusBalance: 1_667 })
  })

  it('caps a stake at 100 kr while it runs, and no longer once its money is lost', async () => {
    const player = await withBonus(50_000)
    expect(await codeOf(play(player, 10_001, 0))).toBe('ERR_MAX_BET')
    await spinAll(player, 0)
    expect(await codeOf(play(player, 10_001, 0))).toBeNull()
  })

  it('is cancelled with a posting after 60 days, the player’s own money untouched', async () => {
    const player = await withBonus()
    await spin(player, 500)
    platform.clock.advance(60 * dayMs - 1)
    expect(await balances(player)).toMatchObject({ Balance: 10_000, BonusBalance: 500 })
    platform.clock.advance(1)
    expect(await balances(player)).toMatchObject({ Balance: 10_000, BonusBalance: 0, FreeSpinsLeft: 0, TotalActiveWageringRequirement: 0 })
  })

  it('keeps the bonus part of a late win from an expired bonus, and pays the cash part', async () => {
    const player = await withBonus()
    await spinAll(player, 3_000)
    await play(player, 9_000, 0)
    const roundId = newId()
    const session = player.session
    await run((context) => bet(context, player.id, { session, roundId, ...game, stake: 3_000 }))
    platform.clock.advance(60 * dayMs)
    await run((context) => settle(context, player.id, roundId, { win: 1_000 }))
    expect(await balances(player)).toMatchObject({ Balance: 333, BonusBalance: 0 })
    expect((await run(inspectLedger)).balanced).toBe(true)
  })
})

describe('any sequence of money', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('deposit' as const), amount: fc.integer({ min: 10_000, max: 60_000 }), bonus: fc.boolean() }),
    fc.record({
      kind: fc.constant('round' as const),
      stake: fc.integer({ min: 1, max: 12_000 }),
      win: fc.integer({ min: 0, max: 30_000 }),
    }),
    fc.record({ kind: fc.constant('spin' as const), win: fc.integer({ min: 0, max: 1_000 }) }),
    fc.record({ kind: fc.constant('withdraw' as const), amount: fc.integer({ min: 1, max: 40_000 }) }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
  )
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

  const take = (player: TestPlayer, done: Step): Promise<unknown> => {
    if (done.kind === 'deposit') return pay(player, done.amount, done.bonus ? 'VELKOMST' : '')
    if (done.kind === 'round') return play(player, done.stake, done.win)
    if (done.kind === 'spin') return play(player, 20, done.win, { freeSpin: true })
    const amount = done.kind === 'withdraw' ? done.amount : 0
    const entries = [
      { account: cashAccount(player.id), amount: -amount },
      { account: houseAccounts.withdrawals, amount },
    ]
    return run((context) => book(context, { type: 'withdrawal', playerId: player.id, reference: newId(), entries }))
  }

  it('keeps the ledger balanced and every balance explained', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        let player = await newPlayer(platform.platform)
        for (const done of steps) {
          if (done.kind === 'wait') {
            platform.clock.advance(done.days * dayMs)
            player = { ...player, session: hashToken(await run((context) => newSession(context, player.id))) }
            continue
          }
          const before = await balances(player)
          const refused = await take(player, done).then(
            () => false,
            () => true,
          )
          const after = await balances(player)
          if (refused) expect(after).toEqual(before)
          else expect(after.TotalBalance - before.TotalBalance).toBe(changeBy(done))
          expect(Math.min(after.Balance, after.BonusBalance)).toBeGreaterThanOrEqual(0)
          expect(after.TotalBalance).toBe(after.Balance + after.BonusBalance)
          expect(after.TotalActiveBonusWageredFraction).toBeLessThanOrEqual(1)
        }
        expect((await run(inspectLedger)).balanced).toBe(true)
      }),
      { numRuns: 15 },
    )
  })

  const changeBy = (done: Step): number => {
    if (done.kind === 'deposit') return done.amount
    if (done.kind === 'round') return done.win - done.stake
    if (done.kind === 'spin') return done.win
    return done.kind === 'withdraw' ? -done.amount : 0
  }
})
