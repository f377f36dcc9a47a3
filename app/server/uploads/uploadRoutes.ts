import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallName } from '../../callTables.ts'
import { CallFailure } from '../calls/callFailure.ts'
import { respondToCall } from '../calls/callRoutes.ts'
import { createConcurrencyLimit } from '../concurrencyLimit.ts'
import { rateLimitConfig } from '../security/rateLimits.ts'
import type { SiteServices } from '../siteServices.ts'
import { reencodePicture } from './reencodePicture.ts'

/** Bodies that are held in memory at once; more than one address can send within the time limit of a request under its rate limit. */
const maxOpenUploads = 16
/** Pictures that are decoded at once, each of up to 150 MB. */
const maxDecoding = 2

/** Registers the calls that send a file: raw bytes instead of JSON, with limits of their own. */
export function registerUploadRoutes(app: FastifyInstance, site: SiteServices): void {
  const decode = createConcurrencyLimit(maxDecoding, maxOpenUploads)
  const admit = createAdmission(site)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.setErrorHandler(renameError)
    for (const [name, def] of site.registry) {
      const { upload } = def
      if (!upload) continue
      scope.route({
        method: def.method,
        url: def.path,
        bodyLimit: upload.maxBytes,
        config: rateLimitConfig(def.rateLimit ?? 'default', site.config.rateLimits),
        preParsing: admit,
        handler: async (request, reply) => {
          const picture = await decode(() => reencodePicture(toBytes(request.body)))
          const body = { ...(request.query as object), [upload.field]: picture.toString('base64') } // parsed by fastify, and by the call's schema
          return respondToCall(site, { name: name as CallName, input: { body } }, request, reply) // keys of the registry
        },
      })
    }
  })
}

/** Refuses a file before it is read: without a session, and above the number of open uploads. */
function createAdmission(site: SiteServices) {
  let open = 0
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (site.contextOf(request).jar.get('session') === undefined) throw new CallFailure('ERR_UNAUTHENTICATED', { reason: 'no session' })
    if (open >= maxOpenUploads) throw new CallFailure('ERR_BUSY', { reason: 'too many open uploads' })
    open += 1
    reply.raw.once('close', () => {
      open -= 1
    })
  }
}

/** A request without a body has not been parsed. */
const toBytes = (body: unknown): Uint8Array => (body instanceof Uint8Array ? body : new Uint8Array())

/** The body's limit is counted while it is read. Every other error is handled as in all calls. */
function renameError(error: Error & { code?: string }): never {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') throw new CallFailure('ERR_DOCUMENT_SIZE')
  throw error
}
