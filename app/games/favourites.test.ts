import { dayMs } from '@casino/features/format/duration'
import { beforeEach, expect, it } from 'vitest'
import { setUpPlatform } from '../platform/testing/harness.ts'
import { createTestDepositor, type TestPlayer } from '../platform/testing/testPlayers.ts'

const platform = setUpPlatform()
let player: TestPlayer
beforeEach(async () => {
  player = await createTestDepositor(platform.platform)
})

interface Listed {
  games: readonly { id: string }[]
}
const idsOf = async (sessionId: string) =>
  (await platform.post('/api/games/favourites', { sessionId })).data<Listed>().games.map(({ id }) => id)
const set = (gameId: string, favourite: boolean, sessionId = player.sessionId) =>
  platform.post('/api/games/favourite', { sessionId, gameId, favourite })

it('keeps the favourites of each player, latest first; the same change again changes nothing', async () => {
  const other = await createTestDepositor(platform.platform)
  for (const id of ['ravklippen', 'sagaens-bog', 'ravklippen']) {
    expect((await set(id, true)).status).toBe(200)
    platform.clock.advance(1000)
  }
  expect(await idsOf(player.sessionId)).toEqual(['sagaens-bog', 'ravklippen'])
  expect(await idsOf(other.sessionId)).toEqual([])
  for (const _ of [1, 2]) expect((await set('sagaens-bog', false)).status).toBe(200)
  expect(await idsOf(player.sessionId)).toEqual(['ravklippen'])
})

it('refuses an unknown game and a caller without a session', async () => {
  expect((await set('findes-ikke', true)).status).toBe(404)
  expect((await set('ravklippen', true, 'unknown')).status).toBe(401)
})

it('lists the games that were chosen most often from a search of the last 7 days', async () => {
  const mostSearched = async () => (await platform.get('/api/games/search-index')).data<{ mostSearched: readonly string[] }>().mostSearched
  const choose = async (gameId: string, times: number) => {
    for (let time = 0; time < times; time += 1) expect((await platform.post('/api/games/searched', { gameId })).status).toBe(200)
  }
  await choose('sagaens-bog', 1)
  await choose('ravklippen', 3)
  platform.clock.advance(dayMs)
  await choose('sagaens-bog', 1)
  expect(await mostSearched()).toEqual(['ravklippen', 'sagaens-bog'])
  platform.clock.advance(6 * dayMs)
  expect(await mostSearched()).toEqual(['sagaens-bog'])
  expect((await platform.post('/api/games/searched', { gameId: 'findes-ikke' })).status).toBe(404)
})
