import { loginPath, paths } from '@casino/features/content/paths'
import { danishDate } from '@casino/features/format/date'
import { statementFormats, statementPath } from '@casino/features/transactions/statementUrl'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CallFailure } from '../calls/callFailure.ts'
import { isTrustedNavigation } from '../security/csrf.ts'
import { rateLimitConfig } from '../security/rateLimits.ts'
import type { SiteServices } from '../siteServices.ts'
import { renderCsvStatement } from './csvStatement.ts'
import { renderPdfStatement } from './pdfStatement.ts'
import { readStatement } from './readStatement.ts'
import { readStatementParties } from './statementParties.ts'

const instantParam = z.coerce.number().int().min(0).optional()
const querySchema = z.object({ format: z.enum(statementFormats), from: instantParam, to: instantParam })

const renderers = {
  csv: { render: renderCsvStatement, contentType: 'text/csv; charset=utf-8' },
  pdf: { render: renderPdfStatement, contentType: 'application/pdf' },
} as const

/**
 * Registers the download of the player's statement. Only a link of this site starts it. Without a session it leads to the login; any other
 * failure before the first byte is a page with its message. One after that cuts the connection, so that no half file passes for a whole one.
 */
export function registerStatementRoute(app: FastifyInstance, site: SiteServices): void {
  app.get(statementPath, { config: rateLimitConfig('statement', site.config.rateLimits) }, async (request, reply) => {
    if (!isTrustedNavigation(request.headers)) throw new CallFailure('ERR_FORBIDDEN', { reason: 'cross-site request' })
    const { data: query } = querySchema.safeParse(request.query)
    if (!query) throw new CallFailure('ERR_VALIDATION', { reason: 'no format or period of a statement' })
    const context = site.contextOf(request)
    reply.header('cache-control', 'no-store')
    const reads = [readStatement(site.execute, query, context), readStatementParties(site.execute, context)] as const
    const parts = await Promise.all(reads).catch((error: unknown) => {
      if (error instanceof CallFailure && error.code === 'ERR_UNAUTHENTICATED') return null
      throw error
    })
    if (!parts) return reply.redirect(loginPath({ redirect: paths.transactions, reason: 'expired' }), 303)
    const [statement, parties] = parts
    const { lookupText } = await site.loadTexts()
    const { render, contentType } = renderers[query.format]
    const name = `kontoudtog_${danishDate(statement.from)}_${danishDate(statement.to)}.${query.format}`
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(render({ ...statement, ...parties }, lookupText, (err) => request.log.error({ err }, 'a statement was cut off')))
  })
}
