import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { gameRounds } from '../platform/db/schema.ts'
import { playRound } from '../platform/money/index.ts'
import { countReads } from '../platform/testing/countReads.ts'
import { setUpPlatform } from '../platform/testing/harness.ts'
import { createTestDepositor } from '../platform/testing/testPlayers.ts'
import { listLatestWins } from './gameQueries.ts'

const platform = setUpPlatform()

it('lists larger wins, latest first, without anything that leads to the player', async () => {
  const player = await createTestDepositor(platform.platform)
  const play = (gameId: string, win: number) => {
    platform.clock.advance(60 * 1000)
    return platform.platform.transaction((context) =>
      playRound(context, player.id, {
        sessionHash: player.sessionHash,
        roundId: crypto.randomUUID(),
        gameId,
        gameName: gameId,
        stake: 20,
        win,
      }),
    )
  }
  await play('ravklippen', 10_000)
  await play('sagaens-bog', 50_000)
  await play('ravklippen', 9_999)
  const { winners } = (await platform.get('/api/games/winners')).data<{ winners: readonly Record<string, unknown>[] }>()
  expect(winners.slice(0, 2)).toMatchObject([
    { game: { id: 'sagaens-bog' }, win: 50_000 },
    { game: { id: 'ravklippen' }, win: 10_000 },
  ])
  for (const winner of winners) {
    expect(Object.keys(winner).sort()).toEqual(['game', 'win', 'wonAt'])
    expect(Number(winner.wonAt) % 3_600_000).toBe(0)
    expect(Number(winner.win)).toBeGreaterThanOrEqual(10_000)
  }
})

it('reads the rounds with such a win, not all that were ever played', async () => {
  const { id: playerId } = await createTestDepositor(platform.platform)
  await platform.platform.transaction(async ({ db, now }) => {
    const round = { playerId, gameId: 'ravklippen', gameName: '', stake: 20, stakeCash: 20, stakeBonus: 0, freeSpin: false, win: 9_999 }
    await db
      .insert(gameRounds)
      .values(Array.from({ length: 500 }, (_, number) => ({ ...round, id: `small-${number}`, startedAt: now, settledAt: now })))
    await db.execute(sql`analyze rounds`)
  })
  const read = await platform.platform.transaction((context) => countReads(context, ['rounds'], () => listLatestWins(context)))
  expect(read).toBeLessThanOrEqual(20)
})
