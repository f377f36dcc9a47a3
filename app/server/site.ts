import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type AnswerCache, createAnswerCache } from './calls/answer-cache.ts'
import { createBackend, type Send } from './calls/backend.ts'
import { type CallContext, deviceOf } from './calls/context.ts'
import { createDrafts } from './calls/draft.ts'
import { createEffects } from './calls/effects.ts'
import { createExecute, type Execute } from './calls/execute.ts'
import { registry } from './calls/registry.ts'
import type { SiteConfig } from './config.ts'
import { createJar } from './cookies.ts'
import { createSealer } from './security/seal.ts'
import { createTextSource, type Texts } from './texts.ts'

/** Services shared by the routes of the site server. Its only state is caches of public responses: any replica can handle any request. */
export interface Site {
  readonly config: SiteConfig
  readonly registry: typeof registry
  readonly execute: Execute
  readonly answers: AnswerCache
  readonly texts: () => Promise<Texts>
  readonly log: FastifyBaseLogger
  readonly contextOf: (request: FastifyRequest) => CallContext
}

interface Options {
  readonly config: SiteConfig
  readonly secret: string
  readonly log: FastifyBaseLogger
  /** Transport to the back end; tests inject one in memory. */
  readonly send?: Send
}

/** Creates the services of the site server; opens no socket. */
export function createSite({ config, secret, log, send = createBackend(config.backendBaseUrl) }: Options): Site {
  const answers = createAnswerCache({ onStale: (key, err) => log.warn({ key: key.split(' ', 1).join(), err }, 'serving a stale response') })
  const effects = createEffects(createDrafts(createSealer(secret, 'registration')))
  const execute = createExecute({ registry, effects, send, answers })
  const nobody: CallContext = {
    jar: createJar(undefined, false),
    clientIP: '',
    userDevice: 'Desktop',
    requestId: 'texts',
    origin: config.publicUrl,
  }
  const publicOrigin = new URL(config.publicUrl).origin
  const contexts = new WeakMap<FastifyRequest, CallContext>()
  return {
    config,
    registry,
    execute,
    answers,
    log,
    texts: createTextSource(async () => {
      const { data } = await execute('config.translations', {}, nobody)
      return data as Record<string, Record<string, string>> // parsed by the call's schema
    }),
    contextOf(request) {
      const known = contexts.get(request)
      if (known) return known
      const { headers } = request
      const context: CallContext = {
        jar: createJar(headers.cookie, config.cookieSecure),
        clientIP: request.ip,
        userDevice: deviceOf(headers),
        requestId: request.id,
        idempotencyKey: typeof headers['idempotency-key'] === 'string' ? headers['idempotency-key'] : undefined,
        origin: config.publicUrlGiven ? publicOrigin : `${request.protocol}://${request.host}`,
      }
      contexts.set(request, context)
      return context
    },
  }
}
