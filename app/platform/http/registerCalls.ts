import type { BackendRequest, CallDefinition, ServerValue } from '@casino/features/api/contract'
import { isSignedBody, isSignedCall, refusedSignature } from '@casino/shared/callSignature'
import { hashToken } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BoundCall, CallHandlerRequest, SessionPlayer } from '../core/handlers.ts'
import type { Platform, TransactionContext } from '../core/platform.ts'
import { runForClient } from '../core/requestClient.ts'
import { findSessionPlayer, touchSession } from '../players/sessionStore.ts'
import { bodyTextOf } from './bodyText.ts'
import { failureBody } from './failures.ts'
import { readIdempotencyKey, requestFingerprint, runOncePerKey, type StoredResponse } from './idempotency.ts'
import { type ParsedRequest, parseRequest } from './parseRequest.ts'
import { playerInScope } from './withdrawalScope.ts'

/** Calls that do not extend the session: a question about its expiry, and the signs of an open game page. */
const idleCalls = new Set(['session.validate', 'games.playTime'])

interface RegisterCallsOptions {
  /** Validates every response against the call table, so that an invalid one fails here instead of at the caller. */
  validateResponses: boolean
}

/** Registers a route per call. Throws when two modules use the same path. */
export function registerCalls(app: FastifyInstance, platform: Platform, calls: readonly BoundCall[], options: RegisterCallsOptions): void {
  for (const bound of calls) {
    const { method, path: url } = bound.call
    // base64 in JSON is a third longer than the file
    const bodyLimit = bound.call.upload && { bodyLimit: 2 * bound.call.upload.maxBytes }
    app.route({
      method,
      url,
      ...bodyLimit,
      // before the body is read
      onRequest: async (request, reply) => refuseUnsigned(platform.config.siteKey, request, reply),
      preValidation: async (request, reply) => refuseOtherBody(platform.config.siteKey, request, reply),
      handler: (request, reply) => {
        const parts = parseRequest(bound.call, request)
        const sessionId = injectedValue(bound.call, parts, 'sessionId')
        // a guest's address is unknown here: the site limits what an address has under way
        const client = sessionId ? `session:${hashToken(sessionId)}` : `guest:${request.id}`
        return runForClient(client, () => handleCall({ ...bound, ...options, platform, parsed: parts }, request, reply))
      },
    })
  }
}

interface RegisteredCall extends BoundCall, RegisterCallsOptions {
  platform: Platform
  parsed: ParsedRequest
}

async function handleCall(
  { platform, call, name, handler, beforeTransaction, storage, validateResponses, parsed }: RegisteredCall,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const parts = platform.config.siteKey ? parsed : withSenderAddress(call, parsed, request.ip)
  const idempotencyKey = call.idempotent ? readIdempotencyKey(request.headers['idempotency-key']) : ''
  await beforeTransaction?.(parts as BackendRequest<CallDefinition>) // parsed with this call's schemas
  const response = await platform.transaction(async (context) => {
    const player = await authenticatePlayer(context, call, parts, name)
    const work = async (): Promise<StoredResponse> => {
      // Safe: `parts` were parsed with this call's schemas, and `authenticatePlayer` throws where a player is required.
      const input = {
        ...parts,
        ...context,
        player,
        idempotencyKey,
        bearer: readBearer(request),
        log: request.log,
      } as CallHandlerRequest<CallDefinition>
      try {
        const data = (await handler(input)) ?? {}
        if (validateResponses) call.response.parse(data)
        return { status: 200, body: { result: 1, data } }
      } catch (error) {
        if (error instanceof PlatformError && error.details.commit) return { status: error.status, body: failureBody(error) }
        throw error
      }
    }
    const once = { scope: `${name}:${player?.id ?? ''}`, key: idempotencyKey, fingerprint: requestFingerprint(parts) }
    const result = await (call.idempotent ? runOncePerKey(context, once, work, storage) : work())
    if (player && !idleCalls.has(name)) await touchSession(context, player)
    return result
  })
  return reply.code(response.status).send(response.body)
}

const readBearer = ({ headers }: FastifyRequest): string => /^Bearer ([\w.~+/=-]+)$/.exec(headers.authorization ?? '')?.[1] ?? ''

/**
 * Refuses a call that the site server did not send: it limits the rate of calls, and tells whom they come from. By the real clock, because tests
 * move the platform's.
 */
function refuseUnsigned(siteKey: string | undefined, { method, url, headers }: FastifyRequest, reply: FastifyReply) {
  if (!siteKey || isSignedCall(siteKey, { method, path: url }, headers, Date.now())) return undefined
  return reply.code(refusedSignature.status).send(refusedSignature.body)
}

/** Refuses a signed call with another body than the site sent. */
function refuseOtherBody(siteKey: string | undefined, request: FastifyRequest, reply: FastifyReply) {
  if (!siteKey || isSignedBody(request.headers, bodyTextOf(request))) return undefined
  return reply.code(refusedSignature.status).send(refusedSignature.body)
}

/**
 * Replaces the player's address in an unsigned call by the caller's: the caller may have invented it, and failed identity checks lock an
 * address.
 */
function withSenderAddress(call: CallDefinition, parts: ParsedRequest, address: string): ParsedRequest {
  const target = injectedField(call, 'clientIP')
  if (!target) return parts
  const [part, field] = target
  return { ...parts, [part]: { ...(parts[part] as object), [field]: address } } // every parsed part is an object
}

/**
 * The player of the call's session, whose id is in the field that the site server injects. Throws ERR_UNAUTHENTICATED for a `player`
 * call without an active session, or with another user id than the session's, and ERR_EXCLUDED beyond the scope of the session.
 */
async function authenticatePlayer(
  context: TransactionContext,
  call: CallDefinition,
  parts: ParsedRequest,
  name: string,
): Promise<SessionPlayer | null> {
  const sessionId = injectedValue(call, parts, 'sessionId')
  const player = sessionId ? await findSessionPlayer(context, sessionId) : null
  if (call.access === 'public') return playerInScope(player, { name, call })
  const userId = injectedValue(call, parts, 'userId')
  if (!player || (userId !== null && userId !== player.id)) throw new PlatformError('ERR_UNAUTHENTICATED')
  return playerInScope(player, { name, call })
}

function injectedValue(call: CallDefinition, parts: ParsedRequest, serverValue: 'sessionId' | 'userId'): string | null {
  const target = injectedField(call, serverValue)
  if (!target) return null
  const [part, field] = target
  const value = (parts[part] as Record<string, unknown> | undefined)?.[field] // every parsed part is an object
  return typeof value === 'string' && value !== '' ? value : null
}

/** Where the site server injects a value into the call; null where it does not. */
function injectedField(call: CallDefinition, serverValue: ServerValue): [part: keyof ParsedRequest, field: string] | null {
  const fieldPath = Object.entries(call.injected ?? {}).find(([, value]) => value === serverValue)?.[0]
  return fieldPath ? (fieldPath.split('.') as [keyof ParsedRequest, string]) : null // guaranteed by the type of the call table
}
