import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { createResponseCache, type ResponseCache } from './calls/answer-cache.ts'
import { createBackendClient, type SendCall } from './calls/backend.ts'
import { type CallContext, deviceOf } from './calls/context.ts'
import { createRegistrationDrafts } from './calls/draft.ts'
import { createCallHooks } from './calls/effects.ts'
import { createCallExecutor, type ExecuteCall } from './calls/execute.ts'
import { callRegistry } from './calls/registry.ts'
import type { SiteServerConfig } from './config.ts'
import { createCookieJar } from './cookies.ts'
import { createSealer } from './security/seal.ts'
import { createTextLoader, type ServerTexts } from './texts.ts'

/** Services shared by the routes of the site server. Its only state is caches of public responses: any replica can handle any request. */
export interface SiteServices {
  readonly config: SiteServerConfig
  readonly registry: typeof callRegistry
  readonly execute: ExecuteCall
  readonly responseCache: ResponseCache
  readonly loadTexts: () => Promise<ServerTexts>
  readonly log: FastifyBaseLogger
  readonly contextOf: (request: FastifyRequest) => CallContext
}

interface Options {
  readonly config: SiteServerConfig
  readonly secret: string
  readonly log: FastifyBaseLogger
  /** Transport to the back end; tests inject one in memory. */
  readonly send?: SendCall
}

/** Creates the services of the site server; opens no socket. */
export function createSiteServices({ config, secret, log, send = createBackendClient(config.backendBaseUrl) }: Options): SiteServices {
  const responseCache = createResponseCache({
    onStale: (key, err) => log.warn({ key: key.split(' ', 1).join(), err }, 'serving a stale response'),
  })
  const callHooks = createCallHooks(createRegistrationDrafts(createSealer(secret, 'registration')))
  const execute = createCallExecutor({ registry: callRegistry, callHooks, send, responseCache })
  const anonymousContext: CallContext = {
    jar: createCookieJar(undefined, false),
    clientIP: '',
    userDevice: 'Desktop',
    requestId: 'texts',
    origin: config.publicUrl,
  }
  const publicOrigin = new URL(config.publicUrl).origin
  const contexts = new WeakMap<FastifyRequest, CallContext>()
  return {
    config,
    registry: callRegistry,
    execute,
    responseCache,
    log,
    loadTexts: createTextLoader(async () => {
      const { data } = await execute('config.translations', {}, anonymousContext)
      return data as Record<string, Record<string, string>> // parsed by the call's schema
    }),
    contextOf(request) {
      const cached = contexts.get(request)
      if (cached) return cached
      const { headers } = request
      const context: CallContext = {
        jar: createCookieJar(headers.cookie, config.cookieSecure),
        clientIP: request.ip,
        userDevice: deviceOf(headers),
        requestId: request.id,
        idempotencyKey: typeof headers['idempotency-key'] === 'string' ? headers['idempotency-key'] : undefined,
        origin: config.publicUrlConfigured ? publicOrigin : `${request.protocol}://${request.host}`,
      }
      contexts.set(request, context)
      return context
    },
  }
}
