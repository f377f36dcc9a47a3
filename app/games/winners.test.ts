import { hourMs } from '@casino/features/format/duration'
import { kroner } from '@casino/features/format/money'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { gameRounds } from '../platform/db/schema.ts'
import { playRound } from '../platform/money/index.ts'
import { countReads } from '../platform/testing/countReads.ts'
import { setUpPlatform } from '../platform/testing/harness.ts'
import { createTestDepositor, type TestPlayer } from '../platform/testing/testPlayers.ts'
import { gameQueries } from './gameQueries.ts'

const platform = setUpPlatform()
let player: TestPlayer
beforeEach(async () => {
  await platform.reset()
  player = await createTestDepositor(platform.platform)
})

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
const listed = async () => (await platform.get('/api/games/winners')).data<{ winners: readonly Record<string, unknown>[] }>().winners
const lobbyWins = async () => {
  const home = (await platform.post('/api/main-content', { name: 'home' })).data<{
    blocks: readonly { type: string; winners?: readonly unknown[] }[]
  }>()
  return home.blocks.find(({ type }) => type === 'winners')?.winners
}
/** The smallest and oldest wins, and how many there must be, of the default configuration. */
const [smallest, oldestHours, fewest] = [kroner(500), 24, 5]

it('lists larger wins, latest first, without anything that leads to the player', async () => {
  for (let i = 1; i < fewest; i += 1) await play('ravklippen', smallest)
  await play('sagaens-bog', 2 * smallest)
  await play('ravklippen', smallest - 1)
  const winners = await listed()
  expect(winners).toHaveLength(fewest)
  expect(winners.slice(0, 2)).toMatchObject([
    { game: { id: 'sagaens-bog' }, win: 2 * smallest },
    { game: { id: 'ravklippen' }, win: smallest },
  ])
  for (const winner of winners) {
    expect(Object.keys(winner).sort()).toEqual(['game', 'win', 'wonAt'])
    expect(Number(winner.wonAt) % hourMs).toBe(0)
  }
  expect(await lobbyWins()).toHaveLength(4)
})

it('shows nothing when there are too few, or when they are too old', async () => {
  for (let i = 1; i < fewest; i += 1) await play('ravklippen', smallest)
  expect([await listed(), await lobbyWins()]).toEqual([[], []])
  await play('ravklippen', smallest)
  expect(await listed()).toHaveLength(fewest)
  platform.clock.advance(oldestHours * hourMs)
  expect([await listed(), await lobbyWins()]).toEqual([[], []])
})

it('reads the rounds with such a win, not all that were ever played', async () => {
  await platform.platform.transaction(async ({ db, now }) => {
    const round = {
      playerId: player.id,
      gameId: 'ravklippen',
      gameName: '',
      stake: 20,
      stakeCash: 20,
      stakeBonus: 0,
      freeSpin: false,
      win: 9_999,
    }
    await db
      .insert(gameRounds)
      .values(Array.from({ length: 500 }, (_, number) => ({ ...round, id: `small-${number}`, startedAt: now, settledAt: now })))
    await db.execute(sql`analyze rounds`)
  })
  const read = await platform.platform.transaction((context) => countReads(context, ['rounds'], () => gameQueries.listLatestWins(context)))
  expect(read).toBeLessThanOrEqual(20)
})
