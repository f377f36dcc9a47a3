import { endAbandonedRequests } from '@casino/shared/abandonedRequests'
import { connectionLimits } from '@casino/shared/connectionLimits'
import { closeConnectionsWhenStopping, type Lifecycle } from '@casino/shared/lifecycle'
import { type OverloadLimits, overloadLimits, registerOverloadGuard } from '@casino/shared/overloadGuard'
import { httpOptions, ignoreExpectations, originForm } from '@casino/shared/protocolErrors'
import { trustProxyOption, warnAboutShortChains } from '@casino/shared/trustedProxies'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { registerCallRoutes } from './calls/callRoutes.ts'
import { registerHandoverRoute } from './calls/handoverRoute.ts'
import { createErrorResponders, createRequestId, notFound } from './errorHandlers.ts'
import { registerHealthRoutes } from './health.ts'
import { registerImageRoutes } from './images/imageRoutes.ts'
import { registerEarlyScript } from './pages/earlyScript.ts'
import { createRateLimitStore } from './security/rateLimitStore.ts'
import { connectRedisCounter } from './security/redisCounter.ts'
import { registerRequestSecurity } from './security/requestSecurity.ts'
import type { SiteServices } from './siteServices.ts'
import { registerStatementRoute } from './statement/statementRoute.ts'
import { registerUploadRoutes } from './uploads/uploadRoutes.ts'

/** Bytes of the process, with the images that are being rendered. */
const maxResidentBytes = 1_500_000_000

/** Creates the site server without pages and static files, which differ between production and development. */
export async function createApp(
  site: SiteServices,
  lifecycle: Lifecycle,
  limits: OverloadLimits = overloadLimits(maxResidentBytes),
): Promise<FastifyInstance> {
  const { config, log } = site
  const { sendError, sendProtocolError } = createErrorResponders(site)
  const app = Fastify({
    loggerInstance: log,
    // the onResponse hook below logs one line a request, without headers, query or IP address
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(config.trustProxy),
    genReqId: createRequestId,
    bodyLimit: 32_768,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // requests of connections that are still open are served, too
    ...connectionLimits,
    http: httpOptions, // requestSecurity.ts
    rewriteUrl: originForm,
    routerOptions: { maxParamLength: 200 },
    // errors before routing: a path that cannot be decoded, and bytes that are no HTTP
    frameworkErrors: sendError,
    clientErrorHandler: sendProtocolError,
  })
  app.removeContentTypeParser('text/plain')
  ignoreExpectations(app.server)
  closeConnectionsWhenStopping(app, lifecycle)
  endAbandonedRequests(app)
  warnAboutShortChains(app, config.trustProxy)
  registerRequestSecurity(app, site)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(notFound)
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request.raw, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request completed')
  })
  await registerOverloadGuard(app, limits)
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 })
  const redis = config.redisUrl ? await connectRedisCounter(config.redisUrl) : undefined
  if (redis) app.addHook('onClose', async () => redis.close())
  const store = createRateLimitStore({
    countShared: redis?.count,
    onLost: (err) => log.error({ err }, 'Redis does not answer: each replica applies the rate limits on its own'),
    onFound: () => log.warn('Redis answers again: the replicas share their rate limits'),
  })
  await app.register(rateLimit, { global: false, store })
  registerCallRoutes(app, site)
  await registerHandoverRoute(app, site)
  registerUploadRoutes(app, site)
  registerEarlyScript(app)
  registerStatementRoute(app, site)
  registerImageRoutes(app, site)
  registerHealthRoutes(app, site, lifecycle)
  return app
}
