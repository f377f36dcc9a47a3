import type { CallName } from '@casino/features/callTables'
import { type Brand, footerOf, siteInfoOf } from '@casino/features/content/siteSettings'
import { brands, type ContrastMode } from '@casino/tokens/brands'
import type { FastifyReply } from 'fastify'
import { createAnonymousContext } from '../calls/callContext.ts'
import type { CallFailure } from '../calls/callFailure.ts'
import { errorPagePolicy } from '../security/securityHeaders.ts'
import { builtInTexts, type ServerTexts } from '../serverTexts.ts'
import type { SiteServices } from '../siteServices.ts'
import { within } from '../within.ts'
import { type ErrorDocument, type ErrorPageContent, emptyErrorContent, errorDocument } from './errorDocument.ts'
import { type ErrorPageKind, errorPageTexts, errorReference } from './errorPageTexts.ts'
import { chosenBrand, contrastOf } from './guestVariant.ts'

type Failure = Pick<CallFailure, 'code' | 'status'>

const htmlContentType = 'text/html; charset=utf-8'

const kinds: Partial<Record<CallFailure['code'], ErrorPageKind>> = {
  ERR_BUSY: 'busy',
  ERR_RATE_LIMITED: 'tooMany',
  ERR_FORBIDDEN: 'forbidden',
  ERR_NOT_FOUND: 'notFound',
}

/** A rendered error page. */
interface ErrorPage {
  html: string
  securityPolicy: string
}
/** Who sees an error page: the brand and contrast of the visitor's cookies, where they are known. */
interface ErrorVisitor {
  brand: Brand | undefined
  contrast: ContrastMode
  /** Names the log line of the failure. */
  reference: string
}

/** Seconds after which a visitor refused by a full queue, or by an outage of the back end, may come again. */
export const retryAfterSeconds = 2
const outageRetrySeconds = 10
/** How long a page waits for the configuration, in ms; later it has what was loaded last. */
const contentPatienceMs = 200
/** The configuration is not asked for more often, so that a flood of refusals costs no calls. */
const refreshMs = 5000

/**
 * Creates the error pages: rendered once for each brand, contrast and kind, and again when the configuration changes, so that a refused
 * request costs a copy of bytes. Without a back end they have the last configuration, or none.
 */
function createErrorPages(site: SiteServices) {
  const context = createAnonymousContext(site.config.publicUrl, 'error-page')
  let loaded: { texts: ServerTexts; contentOf: (brand: Brand) => ErrorPageContent; defaultBrand: Brand } | null = null
  let refreshed: { at: number; done: Promise<void> } | null = null
  const rendered = new Map<string, ErrorDocument>()

  async function refresh(): Promise<void> {
    const load = async <N extends CallName>(name: N) => (await site.execute(name, {}, context)).data
    try {
      const [texts, settings, footer, images] = await Promise.all([
        site.loadTexts(),
        load('content.siteInfo'),
        load('content.footer'),
        load('content.images'),
      ])
      loaded = {
        texts,
        defaultBrand: settings.brand,
        contentOf: (brand) => {
          const info = siteInfoOf(settings, brand)
          const logo = Object.values(info.logo)[0]
          return { name: info.name, logo, banner: images[`error-${brand}`]?.src, footer: footerOf(footer, info) }
        },
      }
      rendered.clear()
    } catch (err) {
      site.log.info({ err }, 'the error page keeps the configuration that was loaded last')
    }
  }

  function documentOf(kind: ErrorPageKind, lookupText: ServerTexts['lookupText'], brand: Brand, contrast: ContrastMode): ErrorDocument {
    const key = `${kind} ${brand} ${contrast} ${loaded !== null}`
    const known = rendered.get(key)
    if (known) return known
    const document = errorDocument(errorPageTexts(kind, lookupText), loaded?.contentOf(brand) ?? emptyErrorContent, brand, contrast)
    rendered.set(key, document)
    return document
  }

  return async (kind: ErrorPageKind, visitor: ErrorVisitor): Promise<ErrorPage> => {
    if (!refreshed || performance.now() - refreshed.at >= refreshMs) refreshed = { at: performance.now(), done: refresh() }
    const fallbackTexts = loaded
      ? null
      : (await Promise.all([site.loadErrorTexts(), within(contentPatienceMs, refreshed.done, undefined)]))[0]
    const { lookupText } = loaded?.texts ?? fallbackTexts ?? builtInTexts
    const brand = visitor.brand ?? loaded?.defaultBrand ?? brands[0]
    const { head, tail, css } = documentOf(kind, lookupText, brand, visitor.contrast)
    return { html: head + errorReference(visitor.reference, lookupText) + tail, securityPolicy: errorPagePolicy(css) }
  }
}

const errorPages = new WeakMap<SiteServices, ReturnType<typeof createErrorPages>>()

/** The error page of a kind: the failure in the player's words, a reference that finds the log line, a retry and a way out. Never a stack trace. */
export function renderErrorPage(site: SiteServices, kind: ErrorPageKind, visitor: ErrorVisitor): Promise<ErrorPage> {
  const render = errorPages.get(site) ?? createErrorPages(site)
  errorPages.set(site, render)
  return render(kind, visitor)
}

/** Sends the error page of a failed document request. */
export async function sendErrorPage(site: SiteServices, reply: FastifyReply, { code, status }: Failure): Promise<FastifyReply> {
  const { request } = reply
  const { jar } = site.contextOf(request)
  const visitor = { brand: chosenBrand(jar), contrast: contrastOf(jar), reference: request.id }
  const { html, securityPolicy } = await renderErrorPage(site, kinds[code] ?? 'failed', visitor)
  if (code === 'ERR_BUSY') reply.header('retry-after', retryAfterSeconds)
  else if (status >= 500) reply.header('retry-after', outageRetrySeconds)
  return reply
    .status(status)
    .type(htmlContentType)
    .header('cache-control', 'no-store')
    .header('content-security-policy', securityPolicy)
    .send(html)
}
