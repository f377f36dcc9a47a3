import type { PlayLimitRefusal } from '@casino/features/api/entities/playLimits'
import { PlatformError } from '@casino/shared/platformError'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs, secondMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { gameRounds, playLimits } from '../db/schema.ts'
import { countReads } from '../testing/countReads.ts'
import { setUpPlatform, testStart } from '../testing/harness.ts'
import { createTestPlayer } from '../testing/testPlayers.ts'
import { assertWithinPlayLimits } from './playLimitCheck.ts'

const platform = setUpPlatform({ modules: [] })

interface Played {
  /** Time since the round began, ms. */
  age: number
  /** Øre. */
  stake: number
  win: number
}

/** A player with a limit per week and rounds. */
async function createPlayed(kind: 'stake' | 'loss', limit: number, rounds: readonly Played[]): Promise<string> {
  const { id: playerId } = await createTestPlayer(platform.platform)
  const round = { playerId, gameId: 'x', gameName: 'X', stakeBonus: 0, freeSpin: false, settledAt: testStart }
  await platform.platform.transaction(async ({ db }) => {
    await db.insert(playLimits).values({ playerId, kind, period: 'week', current: limit })
    await db.insert(gameRounds).values(
      rounds.map(({ age, stake, win }, index) => {
        return { ...round, id: `${playerId}.${index}`, startedAt: testStart - age, stake, stakeCash: stake, win }
      }),
    )
  })
  return playerId
}

/** The refusal of a stake; null where it is within the limit. */
const refusalOf = async (context: TransactionContext, playerId: string, stake: number): Promise<PlayLimitRefusal | null> => {
  const error = await assertWithinPlayLimits(context, playerId, stake).catch((thrown: unknown) => thrown)
  if (error === undefined) return null
  if (!(error instanceof PlatformError)) throw error
  return error.details.data?.playLimit as PlayLimitRefusal // of ERR_PLAY_LIMIT
}

it('finds the moment from which a stake has room again as reading every round does', async () => {
  const ages = fc.oneof(
    fc.integer({ min: 0, max: 5 * hourMs }),
    fc.integer({ min: 0, max: 40 }).map((quarters) => quarters * 15 * minuteMs),
    fc.integer({ min: 7 * dayMs - 2 * hourMs, max: 7 * dayMs + hourMs }),
  )
  const rounds = fc.array(fc.record({ age: ages, stake: fc.integer({ min: 1, max: 90 }), win: fc.integer({ min: 0, max: 120 }) }), {
    minLength: 1,
    maxLength: 30,
  })
  await fc.assert(
    fc.asyncProperty(rounds, fc.constantFrom('stake', 'loss'), fc.nat(500), fc.nat(200), async (played, kind, limit, stake) => {
      const counted = played.filter(({ age }) => age < 7 * dayMs)
      const usedAfter = (age: number) =>
        counted.filter((round) => round.age < age).reduce((sum, round) => sum + round.stake - (kind === 'loss' ? round.win : 0), 0)
      const used = Math.max(0, usedAfter(Number.POSITIVE_INFINITY))
      const oldest = Math.max(...counted.map(({ age }) => age).filter((age) => usedAfter(age) <= limit - stake))
      const refused = stake > Math.max(0, limit - used)
      const availableAt = stake > limit || oldest === Number.NEGATIVE_INFINITY ? null : testStart - oldest + 7 * dayMs
      const playerId = await createPlayed(kind, limit, played)
      const refusal = await platform.platform.transaction((context) => refusalOf(context, playerId, stake))
      expect(refusal?.availableAt).toBe(refused ? availableAt : undefined)
    }),
    { numRuns: 40 },
  )
})

it.each(['stake', 'loss'] as const)('reads the rounds of few hours for it: %s', async (kind) => {
  const rounds = Array.from({ length: 4000 }, (_, index) => ({ age: index * 18 * secondMs, stake: 100, win: index % 2 === 0 ? 130 : 0 }))
  const used = rounds.reduce((sum, { stake, win }) => sum + stake - (kind === 'loss' ? win : 0), 0)
  const playerId = await createPlayed(kind, used, rounds)
  await platform.platform.transaction(async (context) => {
    await context.db.execute(sql`analyze rounds`)
    await context.db.execute(sql`analyze round_hours`)
    const read = await countReads(context, ['rounds', 'round_hours'], async () =>
      expect(await refusalOf(context, playerId, 100)).toMatchObject({ left: 0, availableAt: expect.any(Number) }),
    )
    // of the hours at both ends, and the hours
    expect(read).toBeLessThanOrEqual(2 * 200 + 3 * 21)
  })
})
