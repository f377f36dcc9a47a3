import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { createBackendClient, type SendCall } from './calls/backendClient.ts'
import { type CallContext, deviceOf } from './calls/callContext.ts'
import { createCallHooks } from './calls/callHooks.ts'
import { callRegistry } from './calls/callRegistry.ts'
import { createCallExecutor, type ExecuteCall } from './calls/executeCall.ts'
import { createRegistrationDrafts } from './calls/registrationDraft.ts'
import { createResponseCache } from './calls/responseCache.ts'
import type { SiteServerConfig } from './config.ts'
import { createCookieJar } from './cookies.ts'
import { createCookieSigner } from './security/cookieSigner.ts'
import { createSealer } from './security/sealer.ts'
import { createTextLoader, type ServerTexts } from './serverTexts.ts'

/** Services shared by the routes of the site server. Its only state is caches of public responses: any replica can handle any request. */
export interface SiteServices {
  config: SiteServerConfig
  registry: typeof callRegistry
  execute: ExecuteCall
  loadTexts: () => Promise<ServerTexts>
  log: FastifyBaseLogger
  contextOf: (request: FastifyRequest) => CallContext
}

interface Options {
  config: SiteServerConfig
  secret: string
  log: FastifyBaseLogger
  /** Transport to the back end; tests inject one in memory. */
  send?: SendCall
}

/** Creates the services of the site server; opens no socket. */
export function createSiteServices({ config, secret, log, send = createBackendClient(config.backendBaseUrl) }: Options): SiteServices {
  const responseCache = createResponseCache({
    alwaysRefresh: config.dev,
    onStale: (key, err) => log.warn({ key, err }, 'serving a stale response'),
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
  const signer = createCookieSigner(secret)
  const publicOrigin = new URL(config.publicUrl).origin
  const contexts = new WeakMap<FastifyRequest, CallContext>()
  return {
    config,
    registry: callRegistry,
    execute,
    log,
    loadTexts: createTextLoader(async () => {
      const { data } = await execute('content.translations', {}, anonymousContext)
      return data as Record<string, Record<string, string>> // parsed by the call's schema
    }),
    contextOf(request) {
      const cached = contexts.get(request)
      if (cached) return cached
      const { headers } = request
      const context: CallContext = {
        jar: createCookieJar(headers.cookie, config.cookieSecure, signer),
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
