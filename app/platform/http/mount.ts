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
  /** Validates every response against the call table, so that an invalid one fails here instead of at the caller. */
  readonly checkAnswers: boolean
}

/** Registers a route per call. Throws when two modules use the same path. */
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
      // Safe: `parts` were parsed with this call's schemas, and `authenticatePlayer` throws where a player is required.
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
 * The player of the call's session, whose id is in the field that the site server injects. Throws ERR_UNAUTHENTICATED for a `player`
 * call without an active session, or with another user id than the session's.
 */
async function playerOf(context: Context, call: CallDef, parts: ParsedParts, name: string): Promise<SessionPlayer | null> {
  const sessionId = filledValue(call, parts, 'sessionId')
  // Querying the expiry must not extend the session.
  const player = sessionId ? await findSession(context, sessionId, name !== 'session.validate') : null
  if (call.access === 'public') return player
  const userId = filledValue(call, parts, 'userId')
  if (!player || (userId !== null && userId !== player.id)) throw new PlatformError('ERR_UNAUTHENTICATED')
  return player
}

function filledValue(call: CallDef, parts: ParsedParts, wanted: 'sessionId' | 'userId'): string | null {
  const place = Object.entries(call.filled ?? {}).find(([, value]) => value === wanted)?.[0]
  if (!place) return null
  const [part, field] = place.split('.') as [keyof ParsedParts, string] // guaranteed by the type of the call table
  const value = (parts[part] as Record<string, unknown> | undefined)?.[field] // every parsed part is an object
  return typeof value === 'string' && value !== '' ? value : null
}
