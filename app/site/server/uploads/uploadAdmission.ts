import type { FastifyReply, FastifyRequest } from 'fastify'
import { CallFailure } from '../calls/callFailure.ts'
import { clientOf } from '../clientTurns.ts'
import type { SiteServices } from '../siteServices.ts'

/** Bodies that are held in memory at once; more than one address can send within the time limit of a request under its rate limit. */
export const maxOpenUploads = 16
/** Of one player: the site sends its files one after the other; the second is a retry whose first request has not ended yet. */
export const maxPerPlayer = 2
/** Of one client address, on which a household or an office may have several players. */
const maxPerAddress = 4

interface OpenUpload {
  player: string
  address: string
}

/**
 * Refuses a file before reading it: without a session, with an ended session, and above the numbers of open uploads of a player, an
 * address and in total. An upload is open until its response is sent or its connection is lost.
 */
export function createAdmission(site: SiteServices) {
  const open = new Set<OpenUpload>()
  const openOf = (key: keyof OpenUpload, value: string) => [...open].filter((upload) => upload[key] === value).length
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const context = site.contextOf(request)
    const session = context.jar.get('session')
    if (session === undefined) throw new CallFailure('ERR_UNAUTHENTICATED', { reason: 'no session' })
    await site.execute('session.validate', {}, context)
    if (reply.raw.closed) throw new CallFailure('ERR_VALIDATION', { reason: 'the client has gone' }) // no `close` would follow
    const upload: OpenUpload = { player: clientOf(context), address: request.ip }
    if (open.size >= maxOpenUploads) throw new CallFailure('ERR_BUSY', { reason: 'too many open uploads' })
    if (openOf('player', upload.player) >= maxPerPlayer)
      throw new CallFailure('ERR_BUSY', { reason: 'too many open uploads of the player' })
    if (openOf('address', request.ip) >= maxPerAddress)
      throw new CallFailure('ERR_BUSY', { reason: 'too many open uploads of the address' })
    open.add(upload)
    reply.raw.once('close', () => open.delete(upload))
  }
}
