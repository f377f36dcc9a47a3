import { expect, it } from 'vitest'
import { findGame } from '../catalogue/index.ts'
import { checkRound } from '../frame/client/checkRound.ts'
import { roundRecordSchema } from '../frame/roundRecord.ts'
import type { LiveState } from './liveApi.ts'
import { setUpLive } from './liveTestKit.ts'

const { platform, advanceTo, sitDown, bets } = setUpLive()

it.each([
  ['roulette-koebenhavn', { stake: 300, bets: { n7: 100, red: 200 } }],
  ['baccarat-esbjerg', { stake: 300, bets: { banker: 200, tie: 100 } }],
  ['blackjack-svendborg', { stake: 100 }],
])('a bet at %s can be checked by its player with the numbers of the shared round', async (gameId, request) => {
  const { player, bet, read } = await sitDown(gameId)
  advanceTo(gameId, 'betting')
  const { own, commitment } = (await bet(request)).data<LiveState & Record<string, unknown>>()
  const ask = () => platform.post('/api/transactions/round', { sessionId: player.sessionId, roundId: own?.roundId })
  expect((await ask()).data()).toMatchObject({ round: { status: 'initiated', checkable: false }, checkUrl: null })
  advanceTo(gameId, 'result')
  await bets().settleDue()
  const { round, checkUrl } = (await ask()).data<{ round: { gain: number }; checkUrl: string }>()
  const record = roundRecordSchema.parse(JSON.parse(decodeURIComponent(new URL(checkUrl).hash.slice(1))))
  expect(record).toMatchObject({ commitment, clientSeed: gameId === 'blackjack-svendborg' ? own?.roundId : null, win: round.gain })
  const game = findGame(gameId)
  if (!game) throw new Error('the game exists')
  const verdict = await checkRound(game, record)
  expect(verdict).toMatchObject({ commitmentHolds: true, winHolds: true })
  expect(verdict.outcome).toEqual((await read()).own?.outcome)
})
