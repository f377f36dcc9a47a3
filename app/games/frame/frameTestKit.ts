import { randomUUID } from 'node:crypto'
import { startTestPlatform, type TestPlatform } from '../../platform/testing/harness.ts'
import type { TestPlayer } from '../../platform/testing/testPlayers.ts'
import { gamesModule } from '../module.ts'
import type { OpenFrameResponse, RoundResponse } from './frameApi.ts'

/** A platform with games, and the calls of a game's frame. */
export async function startFramePlatform() {
  const platform: TestPlatform = await startTestPlatform({ modules: [gamesModule] })
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
  return { platform, launch, open, play, round }
}
