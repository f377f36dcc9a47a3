import { finished } from 'node:stream/promises'
import { danishDate } from '@casino/features/format/date'
import { loginPath, paths } from '@casino/features/navigation/paths'
import { statementFormats, statementPath } from '@casino/features/transactions/statementUrl'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CallFailure } from '../calls/callFailure.ts'
import { clientOf, createClientTurns } from '../clientTurns.ts'
import { isTrustedNavigation } from '../security/csrf.ts'
import { rateLimitConfig } from '../security/rateLimits.ts'
import type { SiteServices } from '../siteServices.ts'
import { statementFiles } from './statementFiles.ts'

/** Statements of one player that are written at once. All together need no bound: what one takes is a page of it, and its calls take turns. */
const maxStatementsOfPlayer = 2

const instantParam = z.coerce.number().int().min(0).optional()
const querySchema = z.object({ format: z.enum(statementFormats), from: instantParam, to: instantParam })

/**
 * Registers the download of the player's statement. Only a link of this site starts it. Without a session it leads to the login; any other
 * failure before the first byte is a page with its message. One after that cuts the connection, so that no half file passes for a whole one.
 */
export function registerStatementRoute(app: FastifyInstance, site: SiteServices): void {
  const takeTurn = createClientTurns({
    running: Number.POSITIVE_INFINITY,
    runningOfClient: maxStatementsOfPlayer,
    waiting: 0,
    waitingOfClient: 0,
  })
  app.get(statementPath, { config: rateLimitConfig(site, 'statement', 'player') }, async (request, reply) => {
    if (!isTrustedNavigation(request.headers)) throw new CallFailure('ERR_FORBIDDEN', { reason: 'cross-site request' })
    const { data: query } = querySchema.safeParse(request.query)
    if (!query) throw new CallFailure('ERR_VALIDATION', { reason: 'no format or period of a statement' })
    const context = site.contextOf(request)
    return takeTurn(clientOf(context), async () => {
      reply.header('cache-control', 'no-store')
      const file = statementFiles[query.format]
      const statement = await file.open(site.execute, query, context).catch((error: unknown) => {
        if (error instanceof CallFailure && error.code === 'ERR_UNAUTHENTICATED') return null
        throw error
      })
      if (!statement) return reply.redirect(loginPath({ redirect: paths.transactions, reason: 'expired' }), 303)
      const { lookupText } = await site.loadTexts()
      const name = `kontoudtog_${danishDate(statement.from)}_${danishDate(statement.to)}.${query.format}`
      reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(statement.render(lookupText, (err) => request.log.error({ err }, 'a statement was cut off')))
      // the turn lasts until the player has the file, or has gone
      await finished(reply.raw).catch(() => undefined)
      return reply
    })
  })
}
