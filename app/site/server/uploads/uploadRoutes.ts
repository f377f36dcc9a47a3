import type { CallName } from '@casino/features/callTables'
import type { FastifyInstance } from 'fastify'
import { CallFailure } from '../calls/callFailure.ts'
import { respondToCall } from '../calls/callRoutes.ts'
import { clientOf, createClientTurns } from '../clientTurns.ts'
import { rateLimitConfig } from '../security/rateLimits.ts'
import type { SiteServices } from '../siteServices.ts'
import { reencodePicture } from './reencodePicture.ts'
import { createAdmission, maxOpenUploads, maxPerPlayer } from './uploadAdmission.ts'
import { type Pace, requirePace } from './uploadProgress.ts'

/** Pictures that are decoded at once, each of up to 150 MB. */
const maxDecoding = 2

/**
 * A slower connection could send less than 100 kB, which is no photograph, within the time limit of a request. A phone that changes its
 * network is silent for a few seconds.
 */
const pace: Pace = { minBytes: 16_000, everyMs: 10_000 }

/** Registers the calls that send a file: raw bytes instead of JSON, with limits of their own. */
export function registerUploadRoutes(app: FastifyInstance, site: SiteServices): void {
  const decode = createClientTurns({ running: maxDecoding, waiting: maxOpenUploads, waitingOfClient: maxPerPlayer })
  const admit = createAdmission(site)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.setErrorHandler(renameError)
    // of the scope, so that it runs before a body is decompressed: what has arrived is counted
    scope.addHook('preParsing', async (request, reply, payload) => {
      await admit(request, reply)
      const body = requirePace(payload, pace)
      body.once('error', () => reply.header('connection', 'close')) // the rest of it will not come
      reply.raw.once('close', () => body.destroy())
      return body
    })
    for (const [name, def] of site.registry) {
      const { upload } = def
      if (!upload) continue
      scope.route({
        method: def.method,
        url: def.path,
        bodyLimit: upload.maxBytes,
        config: rateLimitConfig(site, def.rateLimit ?? 'default', def.access),
        handler: async (request, reply) => {
          const picture = await decode(clientOf(site.contextOf(request)), () => reencodePicture(toBytes(request.body)))
          const body = { ...(request.query as object), [upload.field]: picture.toString('base64') } // parsed by fastify, and by the call's schema
          return respondToCall(site, { name: name as CallName, input: { body } }, request, reply) // keys of the registry
        },
      })
    }
  })
}

/** A request without a body has not been parsed. */
const toBytes = (body: unknown): Uint8Array => (body instanceof Uint8Array ? body : new Uint8Array())

/** The body's limit is counted while it is read. Every other error is handled as in all calls. */
function renameError(error: Error & { code?: string }): never {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') throw new CallFailure('ERR_DOCUMENT_SIZE')
  throw error
}
