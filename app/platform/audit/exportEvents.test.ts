import { beforeEach, expect, it } from 'vitest'
import { minuteMs } from '../core/clock.ts'
import { playerEvents } from '../db/schema.ts'
import { recordPlayerEvent } from '../players/playerEvents.ts'
import { setUpPlatform, testStart } from '../testing/harness.ts'
import { createTestPlayer, type TestPlayer } from '../testing/testPlayers.ts'

const token = 'o'.repeat(40)
const platform = setUpPlatform({ env: { OPERATOR_TOKEN: token } })
let player: TestPlayer
beforeEach(async () => {
  await platform.reset()
  player = await createTestPlayer(platform.platform)
})

const read = async (query: string, authorization = `Bearer ${token}`) => {
  const answer = await platform.inject({ url: `/events/export${query}`, headers: { host: '127.0.0.1', authorization } })
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.payload }
}
const linesOf = (text: string): Record<string, unknown>[] =>
  text.split('\n').flatMap((line): Record<string, unknown>[] => (line === '' ? [] : [JSON.parse(line)]))
const record = (...subjects: readonly string[]) =>
  platform.platform.transaction(async (context) => {
    const device = { type: 'Mobile', browser: 'Safari', address: '203.0.113.x', addressHash: 'hash' } as const
    for (const subject of subjects) await recordPlayerEvent(context, player, { kind: 'step_up', subject, device })
  })
const lastId = async () =>
  (await platform.platform.transaction(({ db }) => db.select().from(playerEvents))).reduce((last, { id }) => Math.max(last, id), 0)

it('is a line for each event, with who, what, when and from where', async () => {
  const after = await lastId()
  await record('card')
  platform.clock.advance(minuteMs)
  const { status, type, text } = await read(`?after=${after}`)
  expect([status, type]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
  expect(linesOf(text)).toEqual([
    {
      id: after + 1,
      playerId: player.id,
      kind: 'step_up',
      subject: 'card',
      before: null,
      after: null,
      actor: 'player',
      session: player.sessionHash,
      device: { type: 'Mobile', browser: 'Safari', address: '203.0.113.x' },
      at: new Date(testStart).toISOString(),
    },
  ])
})

it('has pages of at most a thousand, each after the last event of the one before', async () => {
  const first = await lastId()
  await record('a', 'b', 'c')
  platform.clock.advance(minuteMs)
  const subjects: unknown[] = []
  for (let after = first; ; ) {
    const page = linesOf((await read(`?after=${after}&limit=2`)).text)
    expect(page.length).toBeLessThanOrEqual(2)
    if (page.length === 0) break
    subjects.push(...page.map(({ subject }) => subject))
    after = Number(page.at(-1)?.id)
  }
  expect(subjects).toEqual(['a', 'b', 'c'])
  for (const query of ['?limit=1001', '?limit=0', '?limit=x', '?after=-1', '?after=1e3']) expect((await read(query)).status).toBe(422)
})

it('waits a minute for events whose transaction may not have ended', async () => {
  const after = await lastId()
  await record('card')
  platform.clock.advance(minuteMs - 1)
  expect((await read(`?after=${after}`)).text).toBe('')
  platform.clock.advance(1)
  expect(linesOf((await read(`?after=${after}`)).text)).toHaveLength(1)
})

it('is there for nobody without the token of the operator', async () => {
  for (const authorization of ['', 'Bearer wrong']) expect((await read('', authorization)).status).toBe(404)
})
