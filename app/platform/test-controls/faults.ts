import { httpStatusByErrorCode, isErrorCode } from '@casino/features/api/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** An injected fault: the next `times` calls with a matching path fail this way. */
export const faultSchema = z.object({
  /** Path pattern; `*` matches any characters: `/Deposit/*`. */
  path: z.string().startsWith('/').max(200),
  kind: z.enum(['status', 'code', 'delay', 'drop', 'malformed']),
  /** The refusal of the kind `code`. */
  code: z.string().refine(isErrorCode).default('ERR_INTERNAL'),
  status: z.number().int().min(400).max(599).default(500),
  delayMs: z.number().int().min(0).max(60_000).default(0),
  times: z.number().int().min(1).max(10_000).default(1),
  /** `request`: fails before the handler runs. `answer`: the handler runs, and only its response is affected. */
  stage: z.enum(['request', 'answer']).default('request'),
})
type Fault = z.output<typeof faultSchema>

/** Injects faults into calls, so that error paths can be tested end to end. */
interface FaultInjector {
  add(fault: Fault): void
  clear(): void
}

/** Adds the hooks. Call before the routes are registered: hooks apply only to later routes. */
export function createFaultInjector(app: FastifyInstance): FaultInjector {
  let waiting: { fault: Fault; left: number; pattern: RegExp }[] = []

  const take = (request: FastifyRequest, stage: Fault['stage']): Fault | null => {
    const path = request.url.split('?')[0] ?? ''
    if (path.startsWith('/_test/')) return null
    const hit = waiting.find(({ fault, pattern }) => fault.stage === stage && pattern.test(path))
    if (!hit) return null
    hit.left -= 1
    if (hit.left === 0) waiting = waiting.filter((entry) => entry !== hit)
    return hit.fault
  }

  app.addHook('onRequest', async (request, reply) => {
    const fault = take(request, 'request')
    if (fault) await failRequest(fault, request, reply)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = take(request, 'answer')
    if (!fault) return payload
    if (fault.delayMs > 0) await delay(fault.delayMs)
    if (fault.kind === 'drop') request.raw.socket.destroy()
    if (fault.kind === 'status') reply.code(fault.status)
    return fault.kind === 'malformed' ? '{"result":1,"data":' : payload
  })

  return {
    add(fault) {
      const pattern = new RegExp(`^${fault.path.split('*').map(escapeRegExp).join('.*')}$`)
      waiting.push({ fault, left: fault.times, pattern })
    },
    clear() {
      waiting = []
    },
  }
}

async function failRequest(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (fault.delayMs > 0) await delay(fault.delayMs)
  if (fault.kind === 'drop') {
    reply.hijack()
    request.raw.socket.destroy()
  }
  if (fault.kind === 'malformed') await reply.type('application/json').send('{"result":1,"data":')
  if (fault.kind === 'code')
    await reply.code(httpStatusByErrorCode[fault.code]).send({ result: 0, code: fault.code, message: 'injected refusal' })
  if (fault.kind === 'status') await reply.code(fault.status).send({ result: 0, code: 'ERR_INTERNAL', message: 'injected fault' })
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
