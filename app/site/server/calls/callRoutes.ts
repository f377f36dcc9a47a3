import type { CallDefinition } from '@casino/features/api/contract'
import type { CallName } from '@casino/features/callTables'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rateLimitConfig } from '../security/rateLimits.ts'
import type { SiteServices } from '../siteServices.ts'
import { CallFailure } from './callFailure.ts'
import type { RawCallInput } from './injectServerValues.ts'

const partSchema = z.record(z.string(), z.unknown()).default({})
const inputSchema = z.object({ params: partSchema, query: partSchema, body: partSchema })
/** Maximum body size in bytes; the largest body is the registration form. */
const bodyLimit = 32_768

/** Registers `POST /backend/{feature}.{call}` for back-end calls, and the paths of the site server's own calls but uploads. */
export function registerCallRoutes(app: FastifyInstance, site: SiteServices): void {
  for (const [name, def] of site.registry) {
    if (def.siteServerOnly || def.upload) continue
    const route = def.base === 'site' ? { method: def.method, url: def.path } : { method: 'POST' as const, url: `/backend/${name}` }
    app.route({
      ...route,
      bodyLimit,
      config: rateLimitConfig(def.rateLimit ?? 'default', site.config.rateLimits),
      handler: (request, reply) => respondToCall(site, { name: name as CallName, input: inputOf(def, request) }, request, reply), // keys of the registry
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
