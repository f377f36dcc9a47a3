import { secondMs } from '@casino/features/format/duration'
import type { Platform } from '@casino/platform/gamesPort'
import { hashToken } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { repeatJob } from '@casino/shared/repeatJob'
import type { FastifyInstance } from 'fastify'
import { frameClosedError } from '../frame/frameClosedError.ts'
import { frameLimit, parseBody } from '../frame/frameRequests.ts'
import type { FrameSession, FrameSessions } from '../frame/frameSessions.ts'
import type { FramePlayer } from '../frame/playerFrames.ts'
import type { RoundRandomness } from '../frame/roundRandomness.ts'
import { recordRoundRefusal } from '../frame/roundRefusals.ts'
import { createEventStream } from './eventStream.ts'
import { type LiveState, liveBetRequestSchema, liveStepRequestSchema, watchRequestSchema } from './liveApi.ts'
import { createLiveBets } from './liveBets.ts'
import { type LiveTable, liveTableOf } from './liveTable.ts'
import { createLiveTables } from './liveTables.ts'

const tickMs = secondMs / 2
const sweepMs = 5 * secondMs
/** Less than the idle time-outs of common proxies. */
const beatMs = 15 * secondMs

/** Tables that a player watches at once, in tabs and on devices. */
const maxStreamsOfPlayer = 6

interface Seat {
  session: FrameSession
  player: FramePlayer
  table: LiveTable
}

/** Routes of the live tables: the stream of a table's states as server-sent events, bets and decisions. */
export function registerLiveRoutes(app: FastifyInstance, platform: Platform, sessions: FrameSessions, randomness: RoundRandomness): void {
  const bets = createLiveBets(platform, randomness)
  const tables = createLiveTables(platform, randomness, bets)
  /** One for each frame, and so many for a player: a new one ends an old one, because each costs the database a read at every change. */
  const streams = new Map<string, { player: string; end: () => void }>()

  repeatJob(app, platform, { everyMs: tickMs, what: 'live tables were not told', run: () => tables.tell() })
  repeatJob(app, platform, {
    everyMs: sweepMs,
    what: 'live bets were not settled',
    run: () => bets.settleDue(),
  })
  app.addHook('preClose', async () => {
    for (const { end } of [...streams.values()]) end()
  })

  /** Throws ERR_UNAUTHENTICATED with `frameClosed` for an unknown or expired frame, ERR_VALIDATION for one of another game. */
  async function seatOf(frame: string): Promise<Seat> {
    const session = await sessions.find(frame)
    const table = session && liveTableOf(session.game)
    if (!session) throw frameClosedError()
    if (!table || !session.player) throw new PlatformError('ERR_VALIDATION', { message: 'the game has no shared rounds' })
    return { session, player: session.player, table }
  }

  /** Answers a bet or a decision with the table as it is then. Keeps refusals. */
  async function act(
    { session, player, table }: Seat,
    attempt: { roundId: string; stake: number },
    run: () => Promise<void>,
  ): Promise<LiveState> {
    try {
      await run()
    } catch (error) {
      if (error instanceof PlatformError) await recordRoundRefusal(platform, session, attempt, error)
      throw error
    }
    void tables.tell(table.game.id)
    return tables.read(table, player)
  }

  const config = { rateLimit: frameLimit(sessions) }
  app.post('/game/live/bet', { config }, async (request) => {
    const { frame, ...bet } = parseBody(liveBetRequestSchema, request.body)
    const seat = await seatOf(frame)
    return { result: 1, data: await act(seat, bet, () => bets.place(seat.player, seat.table, bet)) }
  })

  app.post('/game/live/step', { config }, async (request) => {
    const { frame, ...step } = parseBody(liveStepRequestSchema, request.body)
    const seat = await seatOf(frame)
    return { result: 1, data: await act(seat, { roundId: step.roundId, stake: 0 }, () => bets.step(seat.player, seat.table, step)) }
  })

  app.post('/game/live', { config }, async (request, reply) => {
    const { frame } = parseBody(watchRequestSchema, request.body)
    const { player, table } = await seatOf(frame)
    const first = await tables.read(table, player)
    const { stream, send, beat, end } = createEventStream()
    const leave = () => {
      send('left', null)
      end()
    }
    const key = hashToken(frame)
    streams.get(key)?.end()
    const [oldest, ...others] = [...streams.values()].filter((open) => open.player === player.id)
    if (others.length + 1 >= maxStreamsOfPlayer) oldest?.end()
    streams.set(key, { player: player.id, end })
    const unwatch = tables.watch(table, { player, show: (state) => send('state', state), leave })
    const timer = setInterval(() => {
      sessions.find(frame).then(
        (open) => (open ? beat() : leave()),
        (err: unknown) => platform.log.error({ err }, 'live frame not read'),
      )
    }, beatMs)
    stream.on('close', () => {
      clearInterval(timer)
      unwatch()
      if (streams.get(key)?.end === end) streams.delete(key)
    })
    send('state', first)
    return reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8').send(stream)
  })
}
