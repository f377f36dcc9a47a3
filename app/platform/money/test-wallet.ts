import { afterAll, beforeAll } from 'vitest'
import { PlatformError } from '../errors.ts'
import { newId } from '../ids.ts'
import type { Context } from '../platform.ts'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import { newPlayer, type TestPlayer } from '../testing/players.ts'
import { deposit, playRound, readBalances } from '../wallet.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({}, [])
})
afterAll(() => platform.close())

/** Creates a player with limits and a session, and no money. */
export const newcomer = () => newPlayer(platform.platform)
/** Advances the platform's clock, in ms. */
export const wait = (ms: number) => platform.clock.advance(ms)
/** Runs work in a separate transaction. */
export const run = <T>(work: (context: Context) => Promise<T>) => platform.platform.transaction(work)
/** A deposit by card, in øre. */
export const pay = (player: TestPlayer, amount: number, bonusCode = '') =>
  run((context) => deposit(context, player.id, { depositId: newId(), amount, bonusCode, means: 'card', meansName: 'VISA', message: '' }))
export const game = { gameId: 'raevens-runer', gameName: 'Rævens Runer' }
/** A bet with immediate settlement, in øre. */
export const play = ({ id, session }: TestPlayer, stake: number, win: number, more: object = {}) =>
  run((context) => playRound(context, id, { session, roundId: newId(), ...game, stake, win, ...more }))
export const balances = ({ id }: TestPlayer) => run((context) => readBalances(context, id))
/** The error code of a rejected promise; null when it resolves. */
export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof PlatformError ? error.code : error),
  )
