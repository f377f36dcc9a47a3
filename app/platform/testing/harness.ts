import { signatureHeaders } from '@casino/shared/callSignature'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, vi } from 'vitest'
import { type AdjustableClock, createAdjustableClock } from '../core/clock.ts'
import { readPlatformConfig } from '../core/config.ts'
import type { Platform } from '../core/platform.ts'
import type { DatabaseTarget } from '../db/openDatabase.ts'
import { createPlatform, type PlatformOptions } from '../server.ts'
import { createTestClient, type PlatformClient, toTestResponse } from './platformClient.ts'
import { createSeededDatabase, type SeedContent } from './seededDatabase.ts'
import { type TestDatabase, testKeys } from './testDatabase.ts'

// Cold start of the embedded database on a busy machine exceeds the default timeout.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** A Monday at noon in Copenhagen: fixed, so that no test depends on the current date. */
export const testStart = Date.parse('2026-06-15T10:00:00Z')
export const siteUrl = 'http://127.0.0.1:4310'
/** Environment of a platform that answers calls of the site only; its test client signs as the site does, `inject` does not. */
export const siteKeyEnv = { SITE_KEY: 'k'.repeat(40) } as const

/** A platform in the test process with an adjustable clock. */
export interface TestPlatform extends PlatformClient {
  platform: Platform
  /** Sends a request as another machine or program would. */
  inject: FastifyInstance['inject']
  clock: AdjustableClock
  close(): Promise<void>
}

interface TestPlatformOptions extends Pick<PlatformOptions, 'modules' | 'settings' | 'overload'> {
  /** Environment variables in addition to those of every test. */
  env?: Readonly<Record<string, string>>
  /** Default: a new one. `close` removes it. */
  database?: TestDatabase
}

/** Starts the platform in this process on a new database: embedded, or on the server of TEST_DATABASE_URL. */
export async function startTestPlatform({ env, database, ...replaced }: TestPlatformOptions = {}): Promise<TestPlatform> {
  // other modules or settings may seed other rows, on top of what every platform has
  const content = Object.keys(replaced).length === 0 ? 'all' : 'bare'
  const { target, drop } = database ?? (await createSeededDatabase(content, (...seeded) => seedTestDatabase(content, ...seeded)))
  const clock = createAdjustableClock(() => testStart)
  const config = testConfig(env)
  const running = await createPlatform({ config, database: target, clock, overload: noLimits, ...replaced })
  const calls = createTestClient(async ({ method, path, headers: sent, payload }) => {
    const call = { method, path, body: payload }
    const operator = path.startsWith('/_test/') && config.operatorToken !== undefined
    const headers = {
      ...sent,
      ...(operator && { authorization: `Bearer ${config.operatorToken}` }),
      ...(config.siteKey && signatureHeaders(config.siteKey, call, Date.now())),
    }
    const response = await running.app.inject({ method, url: path, headers, ...(payload !== undefined && { payload }) })
    return toTestResponse(response.statusCode, response.headers, response.payload)
  })
  const close = async () => {
    await running.close()
    await drop()
  }
  return { ...calls, platform: running.platform, inject: running.app.inject.bind(running.app), clock, close }
}

/** A platform for the tests of the calling file, from before the first one until after the last. Call it once, outside the tests. */
export function setUpPlatform(options?: TestPlatformOptions): TestPlatform {
  const platform = {} as TestPlatform // no test runs before it is filled
  beforeAll(async () => {
    Object.assign(platform, await startTestPlatform(options))
  })
  afterAll(() => platform.close())
  return platform
}

/** Other test files keep the event loop of the process busy. */
const noLimits = { eventLoopDelayMs: 0, heapBytes: 0, residentBytes: 0 }

const testConfig = (env: Readonly<Record<string, string>> = {}) =>
  readPlatformConfig({ PORT: '4310', PLATFORM_TEST_CONTROLS: '1', LOG_LEVEL: 'silent', PLATFORM_KEYS: testKeys, ...env })

async function seedTestDatabase(content: SeedContent, database: DatabaseTarget, whenSeeded: () => Promise<void>): Promise<void> {
  const modules = content === 'bare' && { modules: [] }
  const running = await createPlatform({ config: testConfig(), database, clock: createAdjustableClock(() => testStart), ...modules })
  await whenSeeded()
  await running.close()
}
