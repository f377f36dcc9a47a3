import { dayMs } from '@casino/features/format/duration'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { players } from '../../platform/db/schema.ts'
import { createTestDepositor, type TestPlayer } from '../../platform/testing/testPlayers.ts'
import { requireGame } from '../catalogue/index.ts'
import { setUpRounds } from './roundsTestKit.ts'

const { openFrame, platform, round } = setUpRounds()
const playedId = 'raevens-runer'
let player: TestPlayer
beforeEach(async () => {
  player = await createTestDepositor(platform.platform)
})

interface Suggestions {
  games: readonly { id: string; category: string }[]
  shown: boolean
}
const suggestions = async () => (await platform.post('/api/games/suggestions', { sessionId: player.sessionId })).data<Suggestions>()
const setShown = (shown: boolean) => platform.post('/api/games/set-suggestions', { sessionId: player.sessionId, shown })
const changePlayer = (change: Partial<typeof players.$inferInsert>) =>
  platform.platform.transaction(({ db }) => db.update(players).set(change).where(eq(players.id, player.id)))
const playOnce = async () => round((await openFrame(playedId, player)).frame, {})

it('suggests games of the category that was played, never the game itself, and none before the first round', async () => {
  expect(await suggestions()).toEqual({ games: [], shown: true })
  await playOnce()
  const { games } = await suggestions()
  expect(games.length).toBeGreaterThan(3)
  expect(new Set(games.map(({ category }) => category))).toEqual(new Set([requireGame(playedId).category]))
  expect(games.map(({ id }) => id)).not.toContain(playedId)
})

it('suggests nothing once the player has switched it off, until it is on again', async () => {
  await playOnce()
  expect((await setShown(false)).status).toBe(200)
  expect(await suggestions()).toEqual({ games: [], shown: false })
  await setShown(true)
  expect((await suggestions()).games).not.toEqual([])
})

it.each(['locked', 'paused'] as const)('suggests nothing to a player who is %s', async (state) => {
  await playOnce()
  await changePlayer(state === 'locked' ? { status: 'locked' } : { pausedUntil: platform.clock.now() + dayMs })
  expect((await suggestions()).games).toEqual([])
})
