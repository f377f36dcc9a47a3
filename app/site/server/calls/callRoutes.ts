import type { CallDefinition } from '@casino/features/api/contract'
import type { CallName } from '@casino/features/callTables'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { clientOf, createClientTurns } from '../clientTurns.ts'
import { rateLimitConfig } from '../security/rateLimits.ts'
import type { SiteServices } from '../siteServices.ts'
import { CallFailure } from './callFailure.ts'
import type { RawCallInput } from './injectServerValues.ts'

const partSchema = z.record(z.string(), z.unknown()).default({})
const inputSchema = z.object({ params: partSchema, query: partSchema, body: partSchema })
/** Maximum body size in bytes; the largest body is the registration form. */
const bodyLimit = 32_768

/** Calls under way at the back end: a page sends some ten at once. A client with more waits for its own. */
const callTurns = { running: 300, runningOfClient: 8, waiting: 2000, waitingOfClient: 60 }

/** Registers `POST /backend/{feature}.{call}` for back-end calls, and the paths of the site server's own calls but uploads. */
export function registerCallRoutes(app: FastifyInstance, site: SiteServices): void {
  const takeTurn = createClientTurns(callTurns)
  for (const [name, def] of site.registry) {
    if (def.siteServerOnly || def.upload) continue
    const route = def.base === 'site' ? { method: def.method, url: def.path } : { method: 'POST' as const, url: `/backend/${name}` }
    app.route({
      ...route,
      bodyLimit,
      config: rateLimitConfig(site, def.rateLimit ?? 'default', def.access),
      handler: (request, reply) => {
        const call = { name: name as CallName, input: inputOf(def, request) } // keys of the registry
        return takeTurn(clientOf(site.contextOf(request)), () => respondToCall(site, call, request, reply))
      },
    })
  }
}

/** Executes a call and sends its data and cookies. Throws `CallFailure`. */
export async function respondToCall(
  site: SiteServices,
  { name, input }: { name: CallName; input: RawCallInput },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = site.contextOf(request)
  try {
    const { data } = await site.execute(name, input, context)
    return await setReplyHeaders(reply, context.jar.setCookieHeaders()).send({ result: 1, data })
  } catch (error) {
    setReplyHeaders(reply, context.jar.setCookieHeaders())
    throw error
  }
}

const setReplyHeaders = (reply: FastifyReply, cookies: readonly string[]) => {
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return reply.header('cache-control', 'no-store')
}

function inputOf(def: CallDefinition, { query, body }: FastifyRequest): RawCallInput {
  const wrapped = def.base === 'site' ? { query: query ?? {}, body: body ?? {} } : (body ?? {})
  const input = inputSchema.safeParse(wrapped)
  if (!input.success) throw new CallFailure('ERR_VALIDATION', { reason: 'not an object of params, query and body' })
  return input.data
}
