import { paths } from '@casino/features/navigation/paths'
import type { FastifyInstance } from 'fastify'
import { rateLimitConfig } from '../security/rateLimits.ts'
import type { SiteServices } from '../siteServices.ts'
import { partnerHandoverSchema } from './partnerHandover.ts'

/** Where a partner's page sends its form. The one request from another site that changes something (`requestSecurity.ts`). */
export const handoverPath = '/api/handover'

const switchOf = { token: 'tokenLogin', external: 'externalLogin' } as const

/**
 * Registers `POST /api/handover`: a form of a partner's page with `token`, or with `pid` and `bearer`. They travel in the body, so that no
 * address, history entry, referrer or log contains them. The form does not log in: the player confirms on the next page, whose address is
 * the same for every form.
 */
export async function registerHandoverRoute(app: FastifyInstance, site: SiteServices): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
    )
    scope.post(handoverPath, { config: rateLimitConfig(site, 'login') }, async (request, reply) => {
      const context = site.contextOf(request)
      const { data: handover } = partnerHandoverSchema.safeParse(request.body)
      const isOn = handover !== undefined && (await site.systemConfig.read(switchOf[handover.type], context))
      const entry = { partner: request.headers.origin, type: handover?.type ?? 'invalid' }
      if (handover && isOn) {
        const canRegister = handover.type === 'external' && (await site.systemConfig.read('bypassRegistration', context))
        site.handovers.keep(context, { ...handover, canRegister })
        request.log.info(entry, 'a partner has handed a player over')
      } else {
        context.jar.clear('handover')
        request.log.warn({ ...entry, reason: handover ? 'switched off' : 'neither a token nor an id with its bearer' }, 'hand-over refused')
      }
      return reply
        .header('set-cookie', context.jar.setCookieHeaders())
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(paths.partnerLogin, 303)
    })
  })
}
