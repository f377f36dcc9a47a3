import { join } from 'node:path'
import { baseUrlSchema, originSchema, portSchema, secretSchema, wholeNumberSchema } from '@casino/shared/environment'
import { isLoopbackHost } from '@casino/shared/plainConnections'
import { reachableHost } from '@casino/shared/reachableHost'
import { type TrustedProxies, trustedProxiesSchema } from '@casino/shared/trustedProxies'
import { z } from 'zod'
import type { PostgresTimeouts } from '../db/postgres.ts'
import { type Keyring, keyringSchema } from './keyring.ts'

/** Milliseconds, up to ten minutes. */
const timeoutSchema = wholeNumberSchema(1, 600_000)

const databaseUrlSchema = z.url({ protocol: /^postgres(ql)?$/ })

const environmentSchema = z.object({
  PORT: portSchema.default(3000),
  PLATFORM_PORT: portSchema.optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DOCUMENTS_DIR: z.string().min(1).optional(),
  DATABASE_URL: databaseUrlSchema.optional(),
  DATABASE_MIGRATION_URL: databaseUrlSchema.optional(),
  DATABASE_STATEMENT_TIMEOUT_MS: timeoutSchema.default(8_000),
  DATABASE_LOCK_TIMEOUT_MS: timeoutSchema.default(4_000),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: timeoutSchema.default(8_000),
  SITE_URL: originSchema.optional(),
  PUBLIC_URL: originSchema.optional(),
  PLATFORM_URL: originSchema.optional(),
  PLATFORM_TEST_CONTROLS: z.enum(['0', '1', 'any-host']).default('0'),
  SITE_KEY: secretSchema.optional(),
  PLATFORM_KEYS: keyringSchema.optional(),
  PAYMENT_CALLBACK_KEY: secretSchema.optional(),
  OPERATOR_TOKEN: secretSchema.optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: baseUrlSchema.default('https://www.google.com/recaptcha/api/siteverify'),
  SIMULATED: z.enum(['0', '1']).default('0'),
  CUSTOMER_RETENTION_YEARS: wholeNumberSchema(5, 30).default(5),
  TRUST_PROXY: trustedProxiesSchema.default(0),
  NODE_ENV: z.string().default('production'),
  DRAIN_SECONDS: wholeNumberSchema(0, 300).default(5),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Validated configuration of the process. */
export interface PlatformConfig {
  host: string
  port: number
  /** Folder of the embedded database and its lock file. Unused with `databaseUrl`. */
  dataDir: string
  /** Folder of the pictures that players send; every replica of the platform shares it. */
  documentsDir: string
  databaseUrl: string | undefined
  /** The same database with the rights of its owner, for the migrations; else they run with `databaseUrl`. */
  databaseMigrationUrl: string | undefined
  databaseTimeouts: PostgresTimeouts
  /** Origin of the site: target of identity and payment redirects. */
  siteUrl: string
  /** Allowed redirect origins: the site's, and its other loopback name. */
  siteOrigins: readonly string[]
  /** The platform's public origin. */
  platformUrl: string
  /** Calls without a signature under this key are refused; all are answered when there is none. */
  siteKey: string | undefined
  /** What hashes and secrets of the database are made with; the embedded database has a file of its own for them. */
  platformKeys: Keyring | undefined
  /** Shared with the payment provider, which signs its callbacks under it; derived from the platform's current key by default. */
  paymentCallbackKey: string | undefined
  /** What programs of the operator on this machine send, for mails, the report of the ledger and test controls. */
  operatorToken: string | undefined
  /** Verifies tokens of the reCAPTCHA key of the system configuration. */
  recaptchaSecret: string | undefined
  recaptchaVerifyUrl: string
  /** Visitors reach the site or the platform by another name than this machine's loopback. */
  isPublic: boolean
  /** Years after the end of a customer's relationship in which the customer is known (money-laundering act § 30: five). */
  customerRetentionYears: number
  trustProxy: TrustedProxies
  testControls: boolean
  /** Content is read again when a seed file changes. */
  development: boolean
  logLevel: string
  /** Seconds between a stop signal and the end of accepting connections. */
  drainSeconds: number
}

/** Parses the environment. Throws one error that names every invalid variable. An empty variable counts as absent. */
export function readPlatformConfig(env: Readonly<Record<string, string | undefined>>): PlatformConfig {
  const definedEnv = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environmentSchema.safeParse(definedEnv)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Invalid platform configuration:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  const platformPort = values.PLATFORM_PORT ?? values.PORT + 1
  if (platformPort > 65_535)
    throw new Error('Invalid platform configuration:\n  PLATFORM_PORT: the default, PORT + 1, is out of range; set it explicitly')
  if (values.PLATFORM_TEST_CONTROLS === '1' && !isLoopbackHost(values.HOST))
    throw new Error(
      'Invalid platform configuration:\n  PLATFORM_TEST_CONTROLS: 1 requires a loopback HOST; any-host allows this one, for requests from this machine only',
    )
  const publicHost = reachableHost(values.HOST)
  const siteUrl = values.SITE_URL ?? values.PUBLIC_URL ?? `http://${publicHost}:${values.PORT}`
  const platformUrl = values.PLATFORM_URL ?? `http://${publicHost}:${platformPort}`
  if (siteUrl.startsWith('https:') && values.SIMULATED !== '1')
    throw new Error(
      'Invalid platform configuration:\n  SIMULATED: the site has an https address, and this platform simulates MitID, banks and mail; set BACKEND_BASE_URL to a real one, or SIMULATED=1 for a demonstration',
    )
  return {
    host: values.HOST,
    port: platformPort,
    dataDir: values.DATA_DIR,
    documentsDir: values.DOCUMENTS_DIR ?? join(values.DATA_DIR, 'documents'),
    databaseUrl: values.DATABASE_URL,
    databaseMigrationUrl: values.DATABASE_MIGRATION_URL,
    databaseTimeouts: {
      statement: values.DATABASE_STATEMENT_TIMEOUT_MS,
      lock: values.DATABASE_LOCK_TIMEOUT_MS,
      idleInTransaction: values.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
    },
    siteUrl,
    siteOrigins: loopbackOrigins(siteUrl),
    platformUrl,
    siteKey: values.SITE_KEY,
    platformKeys: values.PLATFORM_KEYS,
    paymentCallbackKey: values.PAYMENT_CALLBACK_KEY,
    operatorToken: values.OPERATOR_TOKEN,
    recaptchaSecret: values.RECAPTCHA_SECRET,
    recaptchaVerifyUrl: values.RECAPTCHA_VERIFY_URL,
    isPublic: [siteUrl, platformUrl].some((url) => !isLoopbackHost(new URL(url).hostname)),
    customerRetentionYears: values.CUSTOMER_RETENTION_YEARS,
    trustProxy: values.TRUST_PROXY,
    testControls: values.PLATFORM_TEST_CONTROLS !== '0',
    development: values.NODE_ENV === 'development',
    logLevel: values.LOG_LEVEL,
    drainSeconds: values.DRAIN_SECONDS,
  }
}

/** `127.0.0.1` and `localhost` are different origins to a browser: both are accepted. */
function loopbackOrigins(origin: string): string[] {
  const url = new URL(origin)
  const other = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' }[url.hostname]
  if (!other) return [origin]
  url.hostname = other
  return [origin, url.origin]
}
