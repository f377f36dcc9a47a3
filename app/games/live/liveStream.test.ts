import type { Readable } from 'node:stream'
import { minuteMs } from '@casino/features/format/duration'
import { describe, expect, it } from 'vitest'
import { endSession } from '../../platform/players/sessionStore.ts'
import type { LiveState } from './liveApi.ts'
import { setUpLive } from './liveTestKit.ts'

const { platform, advanceTo, sitDown, newTables, tableOf } = setUpLive()
const roulette = 'roulette-aarhus'

/** The events of a table's stream as they come. */
async function watch(frame: string) {
  const response = await platform.inject({ method: 'POST', url: '/game/live', payload: { frame }, payloadAsStream: true })
  const chunks: AsyncIterator<string> = (response.stream() as Readable).setEncoding('utf8')[Symbol.asyncIterator]()
  let text = ''
  const next = async (): Promise<{ event: string; data: LiveState | null }> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const [name = '', data = ''] = text.slice(0, end).split('\n')
        text = text.slice(end + 2)
        if (name.startsWith('event: ')) return { event: name.slice(7), data: JSON.parse(data.slice(6)) }
        continue
      }
      const { value, done } = await chunks.next()
      if (done) return { event: 'end', data: null }
      text += value
    }
  }
  /** The first state that satisfies the condition. */
  const until = async (condition: (state: LiveState) => boolean): Promise<LiveState> => {
    for (;;) {
      const { event, data } = await next()
      if (!data) throw new Error(`the stream ended with ${event}`)
      if (condition(data)) return data
    }
  }
  return { headers: response.headers, next, until }
}

describe('the stream of a live table', () => {
  it('shows the table at once, and every bet to everybody, without a name', async () => {
    const [one, two] = [await sitDown(roulette), await sitDown(roulette)]
    advanceTo(roulette, 'betting')
    const stream = await watch(one.frame)
    expect(stream.headers).toMatchObject({ 'content-type': expect.stringContaining('text/event-stream'), 'cache-control': 'no-store' })
    const first = await stream.until(() => true)
    expect(first).toMatchObject({ phase: 'betting', own: null, others: { bets: {}, stakes: [] }, seed: null, funds: { balance: 125_000 } })
    await two.bet({ stake: 1000, bets: { red: 500, n7: 500 } })
    const second = await stream.until(({ others }) => others.stakes.length > 0)
    expect(second.others).toEqual({ bets: { red: 500, n7: 500 }, stakes: [1000] })
    expect(JSON.stringify(second)).not.toContain(two.player.id)
    await one.bet({ stake: 500, bets: { black: 500 } })
    const third = await stream.until(({ own }) => own !== null)
    expect(third).toMatchObject({ own: { stake: 500, bets: { black: 500 } }, others: { stakes: [1000] } })
  })

  it('ends the oldest of more than six streams of a player, and none of another', async () => {
    const [one, other] = [await sitDown(roulette), await sitDown(roulette)]
    advanceTo(roulette, 'betting')
    const first = await watch(one.frame)
    const others = await watch(other.frame)
    for (let n = 0; n < 6; n += 1) await watch((await sitDown(roulette, one.player)).frame)
    await expect(first.until(() => false)).rejects.toThrow('the stream ended')
    await other.bet({ stake: 500, bets: { red: 500 } })
    expect(await others.until(({ own }) => own !== null)).toMatchObject({ own: { stake: 500 } })
  })

  it('shows the outcome of one round to all, with the seed of its commitment, and keeps it among the results', async () => {
    const [one, two] = [await sitDown(roulette), await sitDown(roulette)]
    advanceTo(roulette, 'betting')
    const streams = [await watch(one.frame), await watch(two.frame)]
    await one.bet({ stake: 1000, bets: { red: 500, black: 500 } })
    const [before] = await Promise.all(streams.map(({ until }) => until(() => true)))
    advanceTo(roulette, 'drawing')
    const [first, second] = await Promise.all(streams.map(({ until }) => until(({ phase }) => phase === 'drawing')))
    expect(first?.outcome).toMatchObject({ type: 'roulette' })
    expect(second).toMatchObject({ outcome: first?.outcome, seed: first?.seed, own: null })
    expect(first?.commitment).toBe(before?.commitment)
    expect(first?.own?.win).not.toBeNull()
    expect(first?.results[0]).toEqual({ number: first?.number, outcome: first?.outcome })
    advanceTo(roulette, 'betting')
    const next = await streams[0]?.until(({ phase }) => phase === 'betting')
    expect(next).toMatchObject({ own: null, outcome: null, seed: null })
    expect(next?.commitment).not.toBe(first?.commitment)
    expect(next?.results[0]?.number).toBe(first?.number)
  })

  it('finds the bet of a lost connection again', async () => {
    const { frame, bet } = await sitDown(roulette)
    advanceTo(roulette, 'betting')
    const lost = await watch(frame)
    await bet({ stake: 500, bets: { odd: 500 } })
    const again = await watch(frame)
    expect((await again.until(() => true)).own).toMatchObject({ stake: 500, bets: { odd: 500 } })
    await expect(lost.until(() => false)).rejects.toThrow('ended with end') // a frame has one stream
  })

  it('is of one outcome on several servers, whichever draws first', async () => {
    const { frame, read } = await sitDown(roulette)
    advanceTo(roulette, 'betting')
    const stream = await watch(frame)
    const elsewhere = newTables()
    const seen: LiveState[] = []
    const { player } = await sitDown(roulette)
    elsewhere.watch(tableOf(roulette), {
      player,
      show: (state) => seen.push(state),
      leave: () => undefined,
    })
    advanceTo(roulette, 'drawing')
    const [here] = await Promise.all([stream.until(({ phase }) => phase === 'drawing'), elsewhere.tell()])
    expect(seen.at(-1)).toMatchObject({ number: here.number, outcome: here.outcome, seed: here.seed })
    expect((await read()).outcome).toEqual(here.outcome)
  })

  it('ends when the player has logged out', async () => {
    const { frame, player } = await sitDown(roulette)
    advanceTo(roulette, 'betting')
    const { next, until } = await watch(frame)
    await until(() => true)
    await platform.platform.transaction((context) => endSession(context, player.sessionHash))
    advanceTo(roulette, 'drawing')
    expect(await next()).toEqual({ event: 'left', data: null })
    expect((await next()).event).toBe('end')
  })

  it('is no activity of the session: watching alone does not keep it open', async () => {
    const { read, bet } = await sitDown(roulette)
    advanceTo(roulette, 'betting')
    await bet({ stake: 500, bets: { odd: 500 } })
    platform.clock.advance(29 * minuteMs)
    await read()
    platform.clock.advance(minuteMs)
    await expect(read()).rejects.toMatchObject({ code: 'ERR_UNAUTHENTICATED' })
  })

  it('is refused for an unknown frame and for a game of one player', async () => {
    const unknown = await platform.post('/game/live', { frame: 'x'.repeat(30) })
    expect(unknown.json()).toMatchObject({ code: 'ERR_UNAUTHENTICATED', data: { frameClosed: true } })
    const { frameUrl } = (await platform.post('/api/games/launch', { gameId: 'raevens-runer', mode: 'free' })).data<{
      frameUrl: string
    }>()
    const opened = await platform.post('/game/session', { token: new URL(frameUrl).hash.slice(1), gameId: 'raevens-runer' })
    expect((await platform.post('/game/live', { frame: opened.data<{ frame: string }>().frame })).code).toBe('ERR_VALIDATION')
  })
})
