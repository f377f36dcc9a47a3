import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import type { Context } from '../platform.ts'
import { startTestPlatform, type TestPlatform, testStart } from '../testing/harness.ts'
import { newPlayer } from '../testing/players.ts'
import { deposit, playRound } from '../wallet.ts'
import { sumRounds } from './summary.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({}, [])
})
afterAll(() => platform.close())

const run = <T>(work: (context: Context) => Promise<T>) => platform.platform.transaction(work)

describe('session totals', () => {
  it('sum stakes and wins since login, exact to the øre', async () => {
    const player = await newPlayer(platform.platform)
    expect(await run((context) => sumRounds(context, player.id, testStart))).toEqual({ since: testStart, rounds: 0, staked: 0, won: 0 })

    await run((context) =>
      deposit(context, player.id, { depositId: newId(), amount: 20_000, bonusCode: '', means: 'card', meansName: 'VISA', message: '' }),
    )
    const play = (stake: number, win: number) =>
      run((context) => playRound(context, player.id, { session: player.session, roundId: newId(), gameId: 'x', gameName: 'X', stake, win }))
    await play(1_050, 333)
    platform.clock.advance(5_000)
    const later = platform.clock.now()
    await play(200, 0)
    expect(await run((context) => sumRounds(context, player.id, testStart))).toMatchObject({ rounds: 2, staked: 1_250, won: 333 })
    expect(await run((context) => sumRounds(context, player.id, later))).toMatchObject({ rounds: 1, staked: 200, won: 0 })
  })
})
