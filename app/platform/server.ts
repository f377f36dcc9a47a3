import { endAbandonedRequests } from '@casino/shared/abandonedRequests'
import { connectionLimits } from '@casino/shared/connectionLimits'
import { countedAddress } from '@casino/shared/countedAddress'
import { closeConnectionsWhenStopping, type Lifecycle } from '@casino/shared/lifecycle'
import { type OverloadLimits, overloadLimits, registerOverloadGuard } from '@casino/shared/overloadGuard'
import { PlatformError } from '@casino/shared/platformError'
import { httpOptions, ignoreExpectations, originForm, protocolErrorHandler } from '@casino/shared/protocolErrors'
import { trustProxyOption, warnAboutShortChains } from '@casino/shared/trustedProxies'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerLedgerReport } from './audit/ledgerReport.ts'
import { readBonusDefinitions } from './bonuses/definitions.ts'
import { type AdjustableClock, createAdjustableClock } from './core/clock.ts'
import type { PlatformConfig } from './core/config.ts'
import { readKeys } from './core/keyring.ts'
import { createOutbox } from './core/outbox.ts'
import type { Platform, TransactionContext } from './core/platform.ts'
import type { PlatformModule, PlatformModuleFactory } from './core/platformModule.ts'
import { runForClient } from './core/requestClient.ts'
import { type PlatformSettings, readPlatformSettings } from './core/settings.ts'
import { loadPlatformKeys } from './core/storedKeys.ts'
import { createTransactions } from './core/transactions.ts'
import { type DatabaseTarget, openDatabase } from './db/openDatabase.ts'
import { type StorageState, withStorageFailures } from './db/storageFailures.ts'
import { limitAddresses } from './http/addressLimit.ts'
import { registerJsonParser } from './http/bodyText.ts'
import { registerDocs } from './http/docs.ts'
import { failureBody, requireOneHost, sendFailure, sendNotFound } from './http/failures.ts'
import { registerHealth } from './http/health.ts'
import { loggerOptions, logRequests, requestIdOptions } from './http/logging.ts'
import { platformHeaders } from './http/platformHeaders.ts'
import { refuseMalformedText } from './http/refuseMalformedText.ts'
import { registerCalls } from './http/registerCalls.ts'
import { openHouseAccounts } from './ledger/ledger.ts'
import { platformModules } from './modules.ts'
import { registerTestControls, type TestControlOptions } from './test-controls/routes.ts'

/** Options of `createPlatform`; tests replace database, clock, settings and modules. */
export interface PlatformOptions {
  config: PlatformConfig
  /** Default: `databaseUrl`, else the embedded database in `dataDir`. */
  database?: DatabaseTarget
  clock?: AdjustableClock
  settings?: Partial<PlatformSettings>
  modules?: readonly PlatformModuleFactory[]
  lifecycle?: Lifecycle
  /** Default: those of the process. */
  overload?: OverloadLimits
}

/** A platform that is ready to listen. */
export interface RunningPlatform {
  app: FastifyInstance
  platform: Platform
  /** Waits for open requests, then closes the database and releases its lock. */
  close(): Promise<void>
}

/** Opens and seeds the database and builds the server; the caller listens. Throws on invalid data files or a locked data folder. */
export async function createPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { config } = options
  const settings = { ...readPlatformSettings(), ...options.settings }
  const bonuses = readBonusDefinitions()
  const clock = options.clock ?? createAdjustableClock()
  const lifecycle = options.lifecycle ?? { stopping: false }
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    ...requestIdOptions,
    trustProxy: trustProxyOption(config.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    bodyLimit: 256 * 1024,
    ...connectionLimits,
    http: httpOptions,
    rewriteUrl: originForm,
    // errors before routing: a path that cannot be decoded, and bytes that are no HTTP
    frameworkErrors: sendFailure,
    clientErrorHandler: protocolErrorHandler(({ code }) => {
      app.log.info({ code }, 'not an HTTP request')
      return { headers: platformHeaders, body: failureBody(new PlatformError('ERR_VALIDATION', { message: 'not an HTTP request' })) }
    }),
  })
  const target =
    options.database ??
    (config.databaseUrl ? { url: config.databaseUrl, migrationUrl: config.databaseMigrationUrl } : { dataDir: config.dataDir })
  const opened = await openDatabase(target, {
    timeouts: config.databaseTimeouts,
    onConnectionLost: (err) => app.log.warn({ err }, 'database connection lost'),
  })
  const storage: StorageState = { failing: false }
  const database = withStorageFailures(opened, storage)
  try {
    const keySource = readKeys(config)
    const keys = await database.startTransaction((db) => loadPlatformKeys({ db, log: app.log }, keySource))
    const outbox = createOutbox(clock)
    const transactions = createTransactions(database, { clock, settings, bonuses, outbox, log: app.log })
    const platform: Platform = {
      config,
      settings,
      clock,
      keys,
      outbox,
      log: app.log,
      transaction: transactions.run,
    }
    const modules: PlatformModule[] = []
    for (const create of options.modules ?? platformModules) modules.push(await create(platform))
    const seed = (context: TransactionContext) => seedModules(context, platform, modules)
    await transactions.runStart(seed)
    const overload = options.overload ?? overloadLimits(0) // the embedded database has hundreds of megabytes of its own
    await buildServer(app, platform, modules, { clock, seed }, { lifecycle, storage, overload })
    return {
      app,
      platform,
      close: async () => {
        await app.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function seedModules(context: TransactionContext, platform: Platform, modules: readonly PlatformModule[]): Promise<void> {
  await openHouseAccounts(context)
  for (const module of modules) await module.seed?.(context, platform)
}

async function buildServer(
  app: FastifyInstance,
  platform: Platform,
  modules: readonly PlatformModule[],
  controls: TestControlOptions,
  { lifecycle, storage, overload }: { lifecycle: Lifecycle; storage: StorageState; overload: OverloadLimits },
): Promise<void> {
  ignoreExpectations(app.server)
  closeConnectionsWhenStopping(app, lifecycle)
  endAbandonedRequests(app)
  warnAboutShortChains(app, platform.config.trustProxy)
  logRequests(app)
  app.addHook('onRequest', async (_request, reply) => void reply.headers(platformHeaders))
  app.setErrorHandler(sendFailure)
  app.setNotFoundHandler(sendNotFound)
  registerJsonParser(app)
  app.addHook('onRequest', requireOneHost)
  await registerOverloadGuard(app, overload)
  await app.register(rateLimit, { global: false })
  limitAddresses(app, platform.config)
  app.addHook('preValidation', refuseMalformedText)
  // after the body, whose events belong to no request
  app.addHook('preHandler', ({ ip }, _reply, done) => runForClient(`address:${countedAddress(ip)}`, done))
  const calls = modules.flatMap((module) => module.calls)
  // First: its hooks apply only to routes that are registered after them.
  if (platform.config.testControls) registerTestControls(app, platform, modules, controls)
  registerHealth(app, platform, lifecycle, storage)
  registerLedgerReport(app, platform)
  registerDocs(app, platform, calls)
  registerCalls(app, platform, calls, { validateResponses: platform.config.testControls })
  for (const module of modules) {
    const { routes } = module
    if (routes) await app.register(async (scope) => routes(scope, platform))
  }
  await app.ready()
}
