import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import type { TransactionContext } from '../platform.ts'
import { startTestPlatform, type TestPlatform, testStart } from '../testing/harness.ts'
import { createTestPlayer } from '../testing/testPlayers.ts'
import { playRound, postDeposit } from '../wallet.ts'
import { sumRounds } from './summary.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ modules: [] })
})
afterAll(() => platform.close())

const run = <T>(work: (context: TransactionContext) => Promise<T>) => platform.platform.transaction(work)

describe('session totals', () => {
  it('sum stakes and wins since login, exact to the øre', async () => {
    const player = await createTestPlayer(platform.platform)
    expect(await run((context) => sumRounds(context, player.id, testStart))).toEqual({
      since: testStart,
      rounds: 0,
      staked: 0,
      won: 0,
    })

    await run((context) =>
      postDeposit(context, player.id, {
        depositId: newId(),
        amount: 20_000,
        bonusCode: '',
        method: 'card',
        methodName: 'VISA',
        message: '',
      }),
    )
    const play = (stake: number, win: number) =>
      run((context) =>
        playRound(context, player.id, { sessionHash: player.sessionHash, roundId: newId(), gameId: 'x', gameName: 'X', stake, win }),
      )
    await play(1_050, 333)
    platform.clock.advance(5_000)
    const later = platform.clock.now()
    await play(200, 0)
    expect(await run((context) => sumRounds(context, player.id, testStart))).toMatchObject({ rounds: 2, staked: 1_250, won: 333 })
    expect(await run((context) => sumRounds(context, player.id, later))).toMatchObject({ rounds: 1, staked: 200, won: 0 })
  })
})
