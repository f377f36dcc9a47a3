import { expect, it } from 'vitest'
import { createTestDepositor } from '../platform/testing/testPlayers.ts'
import { roundRecordSchema } from './frame/roundRecord.ts'
import { commitmentOf } from './frame/roundSeeds.ts'
import { setUpRounds } from './frame/roundsTestKit.ts'

const { openFrame, platform, round } = setUpRounds()

interface RoundResponse {
  round: { game: string; stake: number; gain: number; status: string; checkable: boolean }
  checkUrl: string | null
}
const ask = (sessionId: string, roundId: string) => platform.post('/api/transactions/round', { sessionId, roundId })
const recordIn = (url: string | null) => roundRecordSchema.parse(JSON.parse(decodeURIComponent(new URL(url ?? '').hash.slice(1))))

it('shows a settled round with the page that checks it, and its numbers behind the hash', async () => {
  const player = await createTestDepositor(platform.platform)
  const { frame, nextCommitment } = await openFrame('raevens-runer', player)
  const { roundId, win } = await round(frame, { clientSeed: 'abc' })
  const { round: shown, checkUrl } = (await ask(player.sessionId, roundId)).data<RoundResponse>()
  expect(shown).toMatchObject({ gain: win, status: 'implemented', checkable: true })
  expect(new URL(checkUrl ?? '').pathname).toBe('/game/check/raevens-runer')
  const record = recordIn(checkUrl)
  expect(record).toMatchObject({ commitment: nextCommitment, clientSeed: 'abc', win, stake: shown.stake, decisions: [] })
  expect(commitmentOf(record.seed)).toBe(nextCommitment)
})

it('shows no number of a round that waits for a decision', async () => {
  const player = await createTestDepositor(platform.platform)
  const { frame } = await openFrame('knaegt-eller-bedre', player)
  const { roundId } = await round(frame, { stake: 100 })
  const answer = (await ask(player.sessionId, roundId)).data<RoundResponse>()
  expect(answer).toMatchObject({ round: { status: 'initiated', checkable: false }, checkUrl: null })
})

it('finds no round of another player, and none that was not played', async () => {
  const [player, other] = [await createTestDepositor(platform.platform), await createTestDepositor(platform.platform)]
  const { roundId } = await round((await openFrame('raevens-runer', player)).frame, {})
  expect((await ask(other.sessionId, roundId)).code).toBe('ERR_NOT_FOUND')
  expect((await ask(other.sessionId, 'none')).code).toBe('ERR_NOT_FOUND')
})
