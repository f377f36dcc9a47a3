import { AsyncLocalStorage } from 'node:async_hooks'
import Fastify, { type FastifyInstance } from 'fastify'
import { areas } from './areas.ts'
import { readBonuses } from './bonuses.ts'
import { MovableClock } from './clock.ts'
import type { PlatformConfig } from './config.ts'
import { type DatabaseTarget, openDatabase } from './db/open.ts'
import { mountDocs } from './http/docs.ts'
import { sendFailure, sendNotFound } from './http/failures.ts'
import { mountHealth } from './http/health.ts'
import { loggerOptions, logRequests, requestNaming } from './http/logging.ts'
import { mountCalls } from './http/mount.ts'
import { loadKeys } from './keys.ts'
import { openHouseAccounts } from './money/ledger.ts'
import type { Area, AreaFactory, Context, Platform } from './platform.ts'
import { readSettings, type Settings } from './settings.ts'
import { mountTestControls } from './test-controls/routes.ts'

/** Options of `createPlatform`; tests replace database, clock, settings and modules. */
export interface PlatformOptions {
  readonly config: PlatformConfig
  /** Default: `databaseUrl`, else the embedded database in `dataDir`. */
  readonly database?: DatabaseTarget
  readonly clock?: MovableClock
  readonly settings?: Partial<Settings>
  readonly areas?: readonly AreaFactory[]
}

/** A platform that is ready to listen. */
export interface RunningPlatform {
  readonly app: FastifyInstance
  readonly platform: Platform
  /** Waits for open requests, then closes the database and releases its lock. */
  close(): Promise<void>
}

/** Opens and seeds the database and builds the server; the caller listens. Throws on invalid data files or a locked data folder. */
export async function createPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { config } = options
  const settings = { ...readSettings(), ...options.settings }
  const bonuses = readBonuses()
  const clock = options.clock ?? new MovableClock()
  const app = Fastify({ logger: loggerOptions(config.logLevel), ...requestNaming, forceCloseConnections: 'idle', bodyLimit: 256 * 1024 })
  const target = options.database ?? (config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir })
  const database = await openDatabase(target, (err) => app.log.warn({ err }, 'database connection lost'))
  try {
    const keys = await database.transaction((db) => loadKeys({ db }))
    const inside = new AsyncLocalStorage<true>()
    const platform: Platform = {
      config,
      settings,
      clock,
      keys,
      log: app.log,
      transaction: (work) => {
        if (inside.getStore()) throw new Error('a transaction inside a transaction would deadlock')
        return inside.run(true, () => database.transaction((db) => work({ db, now: clock.now(), settings, bonuses })))
      },
    }
    const parts: Area[] = []
    for (const create of options.areas ?? areas) parts.push(await create(platform))
    const seed = (context: Context) => seedAll(context, platform, parts)
    await platform.transaction(seed)
    await build(app, platform, parts, { clock, seed })
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

async function seedAll(context: Context, platform: Platform, parts: readonly Area[]): Promise<void> {
  await openHouseAccounts(context)
  for (const area of parts) await area.seed?.(context, platform)
}

interface Controls {
  readonly clock: MovableClock
  readonly seed: (context: Context) => Promise<void>
}

async function build(app: FastifyInstance, platform: Platform, parts: readonly Area[], controls: Controls): Promise<void> {
  logRequests(app)
  app.setErrorHandler(sendFailure)
  app.setNotFoundHandler(sendNotFound)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) =>
    text === '' ? {} : parseJson(text),
  )
  const calls = parts.flatMap((area) => area.calls)
  // First: its hooks apply only to routes that are registered after them.
  if (platform.config.testControls) mountTestControls(app, platform, parts, controls)
  mountHealth(app, platform)
  mountDocs(app, platform, calls)
  mountCalls(app, platform, calls, { checkAnswers: platform.config.testControls })
  for (const area of parts) {
    const { routes } = area
    if (routes) await app.register(async (scope) => routes(scope, platform))
  }
  await app.ready()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw Object.assign(new Error('the body is not valid JSON'), { statusCode: 400 })
  }
}
