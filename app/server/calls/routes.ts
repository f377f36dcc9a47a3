import type { CallDef } from '@casino/features/session/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rateLimited } from '../security/rate-limits.ts'
import type { Site } from '../site.ts'
import { Failure } from './failure.ts'
import type { RawInput } from './fill.ts'
import type { CallName } from './registry.ts'

const record = z.record(z.string(), z.unknown()).default({})
const passed = z.object({ params: record, query: record, body: record })
/** Maximum body size in bytes; the largest body is the registration form. */
const bodyLimit = 32_768

/** Registers `POST /backend/{feature}.{call}` for back-end calls, and the paths of the site server's own calls. */
export function registerCalls(app: FastifyInstance, site: Site): void {
  for (const [name, def] of site.registry) {
    const route = def.base === 'own' ? { method: def.method, url: def.path } : { method: 'POST' as const, url: `/backend/${name}` }
    app.route({
      ...route,
      bodyLimit,
      config: rateLimited(def.rate ?? 'default', site.config.rateLimits),
      handler: async (request, reply) => {
        const context = site.contextOf(request)
        try {
          const { data } = await site.execute(name as CallName, inputOf(def, request), context) // keys of the registry
          return await answer(reply, context.jar.changes()).send({ result: 1, data })
        } catch (error) {
          answer(reply, context.jar.changes())
          throw error
        }
      },
    })
  }
}

const answer = (reply: FastifyReply, cookies: string[]) => {
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return reply.header('cache-control', 'no-store')
}

function inputOf(def: CallDef, { query, body }: FastifyRequest): RawInput {
  const wrapped = def.base === 'own' ? { query: query ?? {}, body: body ?? {} } : (body ?? {})
  const input = passed.safeParse(wrapped)
  if (!input.success) throw new Failure('ERR_VALIDATION', { reason: 'not an object of params, query and body' })
  return input.data
}
