import { hashToken, newId } from '@casino/shared/ids'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { hourMs } from '../core/clock.ts'
import { gameRounds } from '../db/schema.ts'
import { playRound } from '../money/index.ts'
import { countReads } from '../testing/countReads.ts'
import { setUpPlatform, testStart } from '../testing/harness.ts'
import { createTestDepositor, createTestSession } from '../testing/testPlayers.ts'
import { sumDays } from './results.ts'

const platform = setUpPlatform()
// the clock changes on 25 October 2026, from 03:00 to 02:00
const [evening, november] = [Date.parse('2026-10-24T21:30:00Z'), Date.parse('2026-11-03T10:00:00Z')]
beforeAll(() => platform.clock.advance(evening - testStart))

it('sums stakes and wins by the day in Denmark, on both sides of midnight and of a change of the clock', async () => {
  const player = await createTestDepositor(platform.platform)
  const play = (stake: number, win: number) =>
    platform.platform.transaction(async (context) =>
      // a session of its own: one does not last until the next day
      playRound(context, player.id, {
        sessionHash: hashToken(await createTestSession(context, player.id)),
        roundId: newId(),
        gameId: 'x',
        gameName: 'X',
        stake,
        win,
      }),
    )
  await play(1000, 300) // 24 October, 23:30 in summer time
  platform.clock.advance(60 * 60_000)
  await play(2000, 5000) // 25 October, 00:30 in summer time
  platform.clock.advance(24 * 60 * 60_000)
  await play(4000, 0) // 25 October, 23:30 in winter time
  platform.clock.advance(november - platform.clock.now())
  const sums = async (days: 7 | 30) => platform.platform.transaction((context) => sumDays(context, player.id, days))
  const month = await sums(30)
  expect(month).toHaveLength(30)
  expect(month.at(-1)?.date).toBe('2026-11-03')
  expect(new Set(month.map(({ date }) => date)).size).toBe(30)
  expect(month.filter(({ staked, won }) => staked > 0 || won > 0)).toEqual([
    { date: '2026-10-24', staked: 1000, won: 300 },
    { date: '2026-10-25', staked: 6000, won: 5000 },
  ])
  expect((await sums(7)).map(({ staked }) => staked)).toEqual(Array(7).fill(0))
})

it('reads the sums of hours, not the rounds', async () => {
  const player = await createTestDepositor(platform.platform)
  const times = Array.from({ length: 1000 }, (_, number) => november - number * 36_000)
  const round = { playerId: player.id, gameId: 'x', gameName: 'X', stake: 100, stakeCash: 60, stakeBonus: 40, freeSpin: false, win: 30 }
  await platform.platform.transaction(async (context) => {
    await context.db
      .insert(gameRounds)
      .values(times.map((startedAt, number) => ({ ...round, id: `${player.id}.${number}`, startedAt, settledAt: startedAt })))
    await context.db.execute(sql`analyze rounds`)
    let days: Awaited<ReturnType<typeof sumDays>> = []
    const read = await countReads(context, ['rounds', 'round_hours'], async () => {
      days = await sumDays(context, player.id, 7)
    })
    const midnight = Date.parse('2026-11-02T23:00:00Z')
    const today = times.filter((time) => time >= midnight).length
    expect(days.slice(-2)).toEqual([
      { date: '2026-11-02', staked: (1000 - today) * 100, won: (1000 - today) * 30 },
      { date: '2026-11-03', staked: today * 100, won: today * 30 },
    ])
    expect(read).toBeLessThanOrEqual((1000 * 36_000) / hourMs + 2)
  })
})
