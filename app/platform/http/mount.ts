import type { CallDef } from '@casino/features/session/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PlatformError } from '../errors.ts'
import type { HandlerRequest, MountedCall, SessionPlayer } from '../handlers.ts'
import type { Context, Platform } from '../platform.ts'
import { findSession } from '../sessions/store.ts'
import { failureBody } from './failures.ts'
import { answerOnce, fingerprintOf, readKey, type StoredAnswer } from './idempotency.ts'
import { type ParsedParts, parseParts } from './parse.ts'

interface MountOptions {
  /** Parses every answer by the table as well: a wrong one is an error here instead of at the caller. */
  readonly checkAnswers: boolean
}

/** Serves the calls at their paths. Throws when two areas claim one path. */
export function mountCalls(app: FastifyInstance, platform: Platform, calls: readonly MountedCall[], options: MountOptions): void {
  for (const mounted of calls) {
    const { method, path: url } = mounted.call
    app.route({ method, url, handler: (request, reply) => answerCall(platform, mounted, options, request, reply) })
  }
}

async function answerCall(platform: Platform, mounted: MountedCall, options: MountOptions, request: FastifyRequest, reply: FastifyReply) {
  const { call, name, run } = mounted
  const parts = parseParts(call, request)
  const idempotencyKey = call.idempotent ? readKey(request.headers['idempotency-key']) : ''
  const answer = await platform.transaction(async (context) => {
    const player = await playerOf(context, call, parts, name)
    const work = async (): Promise<StoredAnswer> => {
      // The shapes follow from the table: `parts` were parsed by this call's schemas, and `playerOf` throws where a player is needed.
      const input = { ...parts, ...context, player, idempotencyKey, log: request.log } as HandlerRequest<CallDef>
      try {
        const data = (await run(input)) ?? {}
        if (options.checkAnswers) call.answer.parse(data)
        return { status: 200, body: { result: 1, data } }
      } catch (error) {
        if (error instanceof PlatformError && error.details.commit) return { status: error.status, body: failureBody(error) }
        throw error
      }
    }
    if (!call.idempotent) return work()
    return answerOnce(context, { scope: `${name}:${player?.id ?? ''}`, key: idempotencyKey, fingerprint: fingerprintOf(parts) }, work)
  })
  return reply.code(answer.status).send(answer.body)
}

/**
 * The player of the call's session, which stands where the table says that the own server fills it in. A `player` call without a living
 * session, or for another user than the session's, throws ERR_UNAUTHENTICATED.
 */
async function playerOf(context: Context, call: CallDef, parts: ParsedParts, name: string): Promise<SessionPlayer | null> {
  const sessionId = filledValue(call, parts, 'sessionId')
  // Asking how long the session lasts must not make it last.
  const player = sessionId ? await findSession(context, sessionId, name !== 'session.validate') : null
  if (call.access === 'public') return player
  const userId = filledValue(call, parts, 'userId')
  if (!player || (userId !== null && userId !== player.id)) throw new PlatformError('ERR_UNAUTHENTICATED')
  return player
}

function filledValue(call: CallDef, parts: ParsedParts, wanted: 'sessionId' | 'userId'): string | null {
  const place = Object.entries(call.filled ?? {}).find(([, value]) => value === wanted)?.[0]
  if (!place) return null
  const [part, field] = place.split('.') as [keyof ParsedParts, string] // the table's type allows nothing else
  const value = (parts[part] as Record<string, unknown> | undefined)?.[field] // every part is a parsed object
  return typeof value === 'string' && value !== '' ? value : null
}
