import { playerHeader } from '@casino/features/api/client'
import { contentCalls } from '@casino/features/content/calls'
import { allowHosts, defaultLinkHosts } from '@casino/features/navigation/addressPolicy'
import { sessionCalls } from '@casino/features/session/calls'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { createAccountTypeDetection } from './calls/accountTypeDetection.ts'
import { createBackendClient, maxResponseBytes, readTimeoutMs, type SendCall } from './calls/backendClient.ts'
import { type CallContext, createAnonymousContext, deviceOf } from './calls/callContext.ts'
import { createCallHooks } from './calls/callHooks.ts'
import { callRegistry } from './calls/callRegistry.ts'
import { createBonusGiving } from './calls/chosenBonus.ts'
import { createCircuitBreaker } from './calls/circuitBreaker.ts'
import { createClosingReceipts } from './calls/closingHooks.ts'
import { createContactDrafts } from './calls/contactHooks.ts'
import { createDepositSearch } from './calls/depositHooks.ts'
import { createCallExecutor, type ExecuteCall } from './calls/executeCall.ts'
import { createResponseParser } from './calls/parseResponse.ts'
import { createPartnerHandovers, type PartnerHandovers } from './calls/partnerHandover.ts'
import { createPaymentNotes } from './calls/paymentNotes.ts'
import { createPaymentPages } from './calls/paymentPages.ts'
import { createRegistrationDrafts } from './calls/registrationDraft.ts'
import { createResponseCache } from './calls/responseCache.ts'
import type { SiteServerConfig } from './config.ts'
import { cookieLifetimes, createCookieJar } from './cookies.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createCookieSigner } from './security/cookieSigner.ts'
import { createSealer } from './security/sealer.ts'
import { builtInTexts, createTextLoader, type ServerTexts } from './serverTexts.ts'
import { createSystemConfigReader, type SystemConfigReader } from './systemConfigReader.ts'
import { within } from './within.ts'

/** Services shared by the routes of the site server. Its only state is caches of public responses: any replica can handle any request. */
export interface SiteServices {
  config: SiteServerConfig
  registry: typeof callRegistry
  execute: ExecuteCall
  handovers: PartnerHandovers
  loadTexts: () => Promise<ServerTexts>
  systemConfig: SystemConfigReader
  /** The texts of an error response: the built-in ones when others cannot be loaded at once. */
  loadErrorTexts: () => Promise<ServerTexts>
  /** Requests the cheapest public read of the back end. Rejects when it does not answer. */
  probeBackend: () => Promise<void>
  log: FastifyBaseLogger
  metrics: Metrics
  contextOf: (request: FastifyRequest) => CallContext
}

interface Options {
  config: SiteServerConfig
  secret: string
  log: FastifyBaseLogger
  /** Transport to the back end; tests inject one in memory. */
  send?: SendCall
}

/** How long an error response waits for texts of the back end, in ms. */
const errorTextPatienceMs = 200

/** A header that is sent once at most. */
const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

const callNames = new Map([...callRegistry].map(([name, def]) => [def, name]))

/** Creates the services of the site server; opens no socket. */
export function createSiteServices({
  config,
  secret,
  log,
  send: sendUnguarded = createBackendClient(config.backendBaseUrl, fetch, {
    siteKey: config.siteKey,
    amounts: config.backendAmounts,
    onOversized: (def, reqId) =>
      log.error(
        { call: callNames.get(def), reqId, maxBytes: maxResponseBytes },
        'a response of the back end is too large: counted as an outage',
      ),
  }),
}: Options): SiteServices {
  const send = createCircuitBreaker(sendUnguarded, {
    probe: () => sendUnguarded(contentCalls.siteInfo, {}, { requestId: 'probe' }),
    onOpen: (err) => log.error({ err }, 'the back end does not answer: calls fail at once, and guests are served from the cache'),
    onClose: () => log.warn('the back end answers again'),
  })
  const responseCache = createResponseCache({
    alwaysRefresh: !config.contentCache,
    onStale: (key, err) => log.warn({ key, err }, 'serving a stale response'),
  })
  const addresses = {
    isAllowedHost: allowHosts([...defaultLinkHosts, ...config.linkHosts]),
    imageBases: config.imageBaseUrls.map((base) => `${base}/art/`),
  }
  const parseResponse = createResponseParser({
    ...addresses,
    amounts: config.backendAmounts,
    onInvalid: (call, reasons, page) =>
      log.warn({ call, page, reasons: reasons.slice(0, 20), count: reasons.length }, 'left out of a response'),
  })
  const metrics = createMetrics({ withProcess: config.metricsPort !== undefined })
  const endSession = (sessionId: string) =>
    send(sessionCalls.logout, { body: { sessionId } }, { requestId: 'login' }).catch((err: unknown) =>
      log.warn({ err }, 'the session before this login was not ended at the back end'),
    )
  const drafts = createRegistrationDrafts(createSealer(secret, 'registration'), (context) =>
    systemConfig.read('registrationCookieSeconds', context),
  )
  const handovers = createPartnerHandovers(createSealer(secret, 'handover'), cookieLifetimes.handover)
  // hooks send calls of their own, through what is created from the executor below: hence the functions that look it up when called
  const callHooks = createCallHooks({
    drafts,
    handovers,
    contactDrafts: createContactDrafts(createSealer(secret, 'contact')),
    closingReceipts: createClosingReceipts(createSealer(secret, 'closing')),
    loadTexts: () => loadErrorTexts(),
    endSession,
    detectAccountType: (known, context) => detectAccountType(known, context),
    readUserId: async (context) => (await execute('session.profile', {}, context)).data.userId,
    addChosenBonus: (bonusCode, context) => addChosenBonus(bonusCode, context),
    paymentNotes: {
      note: (payment, context) => paymentNotes.note(payment, context),
      end: (context) => paymentNotes.end(context),
    },
    cardPublicKey: config.cardPublicKey,
    findDeposit: (depositLogId, context) => findDeposit(depositLogId, context),
    readLimits: async (context) => (await execute('limits.get', {}, context)).data,
    paymentPages: createPaymentPages({ origins: config.paymentOrigins, log }),
    observeVital: metrics.observeVital,
  })
  const missingCalls = new Set<string>()
  const execute = createCallExecutor({
    registry: callRegistry,
    callHooks,
    send,
    responseCache,
    parseResponse,
    onMissing: (call) => {
      if (!missingCalls.has(call)) log.warn({ call }, 'the back end does not have this call: the site does without')
      missingCalls.add(call)
    },
  })
  const findDeposit = createDepositSearch({ execute })
  const paymentNotes = createPaymentNotes({ execute, log })
  const addChosenBonus = createBonusGiving({ execute, log })
  const detectAccountType = createAccountTypeDetection({ execute, log })
  const systemConfig = createSystemConfigReader({ execute, log, ...addresses, rememberMissing: config.contentCache })
  const anonymousContext = createAnonymousContext(config.publicUrl, 'texts')
  const signer = createCookieSigner(secret)
  const loadTexts = createTextLoader(async () => {
    const { data } = await execute('content.translations', {}, anonymousContext)
    return data
  })
  const loadErrorTexts = () => within(errorTextPatienceMs, loadTexts(), builtInTexts)
  const publicOrigin = new URL(config.publicUrl).origin
  const contexts = new WeakMap<FastifyRequest, CallContext>()
  return {
    config,
    registry: callRegistry,
    execute,
    handovers,
    log,
    metrics,
    loadTexts,
    systemConfig,
    loadErrorTexts,
    probeBackend: async () => void (await send(contentCalls.siteInfo, {}, { requestId: 'probe' })),
    contextOf(request) {
      const cached = contexts.get(request)
      if (cached) return cached
      const { headers } = request
      const context: CallContext = {
        jar: createCookieJar(headers.cookie, config.cookieSecure, signer),
        clientIP: request.ip,
        userDevice: deviceOf(headers),
        userAgent: (headers['user-agent'] ?? '').slice(0, 256),
        requestId: request.id,
        timeoutMs: request.method === 'GET' ? readTimeoutMs : undefined, // a GET is a page or a read
        idempotencyKey: headerOf(request, 'idempotency-key'),
        pagePlayer: headerOf(request, playerHeader),
        origin: config.publicUrlConfigured ? publicOrigin : `${request.protocol}://${request.host}`,
      }
      contexts.set(request, context)
      return context
    },
  }
}
