import type { AmountUnit } from '@casino/features/api/amountUnit'
import { baseUrlSchema, originSchema, portSchema, secretSchema, wholeNumberSchema } from '@casino/shared/environment'
import { reachableHost } from '@casino/shared/reachableHost'
import { type TrustedProxies, trustedProxiesSchema } from '@casino/shared/trustedProxies'
import { z } from 'zod'
import { rateLimitBuckets } from './security/rateLimits.ts'

const booleanFlag = z
  .enum(['0', '1', 'true', 'false'], 'expected 0, 1, true or false')
  .transform((value) => value === '1' || value === 'true')

/** `login=20,card=5`: overrides of the default rate limits, in requests per minute and IP address. */
const rateLimitOverrides = z
  .string()
  .regex(/^\w+=\d+(,\w+=\d+)*$/, 'expected bucket=number, separated by commas')
  .transform((text, context): Readonly<Record<string, number>> => {
    const limits = new Map<string, number>()
    for (const pair of text.split(',')) {
      const [name = '', limit] = pair.split('=')
      if (!rateLimitBuckets.includes(name) || limits.has(name))
        context.addIssue(`unknown or repeated bucket ${name}; expected one or more of ${rateLimitBuckets.join(', ')}`)
      limits.set(name, Number(limit))
    }
    return Object.fromEntries(limits)
  })

/** `partner.example,regler.example`: hosts that the CMS may link to, beside the built-in ones. */
const hostList = z
  .string()
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:,[a-z0-9-]+(?:\.[a-z0-9-]+)+)*$/, 'expected host names, separated by commas')
  .transform((text) => text.split(','))

/** `https://partner.example,https://other.example:8443`: origins of pages that are trusted with a form or a frame. */
const originList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(originSchema, 'expected origins, separated by commas'))

/** `*.statistics.example,pixel.example`: a first label may be a wildcard, as in a Content Security Policy. */
const sourceList = z
  .string()
  .regex(
    /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:,(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+)*$/,
    'expected host names, separated by commas; the first label may be *',
  )
  .transform((text) => text.split(','))

const environmentSchema = z.object({
  PORT: portSchema.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PLATFORM_PORT: portSchema.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  BACKEND_BASE_URL: baseUrlSchema.optional(),
  BACKEND_AMOUNTS: z.enum(['oere', 'kroner'], 'expected oere or kroner').default('oere'),
  PUBLIC_URL: originSchema.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'expected a redis URL' }).optional(),
  COOKIE_SECURE: booleanFlag.optional(),
  COOKIE_SECRET: secretSchema.optional(),
  SITE_KEY: secretSchema.optional(),
  TRUST_PROXY: trustedProxiesSchema.default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMITS: rateLimitOverrides.default({}),
  OFFLINE_WORKER: booleanFlag.default(true),
  DRAIN_SECONDS: wholeNumberSchema(0, 300).default(5),
  LINK_HOSTS: hostList.default([]),
  IMAGE_BASE_URL: baseUrlSchema.optional(),
  CARD_PUBLIC_KEY: z.base64('expected a public key (SPKI) in base64').optional(),
  PARTNER_ORIGINS: originList.default([]),
  PAYMENT_ORIGINS: originList.default([]),
  STATISTICS_HOSTS: sourceList.default([]),
  MARKETING_HOSTS: sourceList.default([]),
  METRICS_PORT: portSchema.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  CONTENT_CACHE: booleanFlag.optional(),
  NODE_ENV: z.string().default('production'),
})

export interface SiteServerConfig {
  port: number
  host: string
  dataDir: string
  /** Origin and path prefix of the back end, without a trailing slash. */
  backendBaseUrl: string
  /** How the back end writes amounts. */
  backendAmounts: AmountUnit
  /** Public URL of the site, without a trailing slash. When not configured, the host of each request is used instead. */
  publicUrl: string
  publicUrlConfigured: boolean
  redisUrl: string | undefined
  cookieSecure: boolean
  cookieSecret: string | undefined
  /** Signs calls to the back end; without it they are sent unsigned. */
  siteKey: string | undefined
  trustProxy: TrustedProxies
  logLevel: string
  rateLimits: Readonly<Record<string, number>>
  /** False removes the service worker from the browsers that have it. */
  offlineWorker: boolean
  /** Seconds between a stop signal and the end of accepting connections. */
  drainSeconds: number
  /** Hosts that the CMS may link to, subdomains included, beside the built-in ones. */
  linkHosts: readonly string[]
  /** Encrypts card data (SPKI, base64), where the back end does not send a key. */
  cardPublicKey: string | undefined
  /** Origins whose pages may hand a player over. */
  partnerOrigins: readonly string[]
  /** Origins of the pages on which players approve payments: the back end and the banks. */
  paymentOrigins: readonly string[]
  /** What the CMS's addresses of images begin with, without a trailing slash: rewritten to the image proxy. */
  imageBaseUrls: readonly string[]
  /** Hosts of the tag manager's tags by purpose: allowed by the security policy where a visitor has consented to it. */
  consentHosts: { statistics: readonly string[]; marketing: readonly string[] }
  /** Port of `/metrics`, beside the site's own; undefined: none. */
  metricsPort: number | undefined
  metricsHost: string
  /** Whether public responses and guest pages are cached. Otherwise every page asks for its content again. */
  contentCache: boolean
  dev: boolean
}

/** Parses the environment. Throws an Error with one line for each invalid variable: its name and the expected value. */
export function readSiteServerConfig(env: Readonly<Record<string, string | undefined>>): SiteServerConfig {
  const definedVariables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(definedVariables)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
    throw new Error(`invalid configuration\n  ${lines.join('\n  ')}`)
  }
  const { data } = parsed
  const dev = data.NODE_ENV === 'development'
  const ownHost = reachableHost(data.HOST)
  const backendBaseUrl = data.BACKEND_BASE_URL ?? `http://${ownHost}:${data.PLATFORM_PORT ?? data.PORT + 1}`
  const publicUrl = data.PUBLIC_URL ?? `http://${ownHost}:${data.PORT}`
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    backendBaseUrl,
    backendAmounts: data.BACKEND_AMOUNTS,
    publicUrl,
    publicUrlConfigured: data.PUBLIC_URL !== undefined,
    redisUrl: data.REDIS_URL,
    cookieSecure: data.COOKIE_SECURE ?? publicUrl.startsWith('https:'),
    cookieSecret: data.COOKIE_SECRET,
    siteKey: data.SITE_KEY,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    rateLimits: data.RATE_LIMITS,
    offlineWorker: data.OFFLINE_WORKER,
    drainSeconds: data.DRAIN_SECONDS,
    linkHosts: data.LINK_HOSTS,
    cardPublicKey: data.CARD_PUBLIC_KEY,
    partnerOrigins: data.PARTNER_ORIGINS,
    paymentOrigins: [new URL(backendBaseUrl).origin, ...data.PAYMENT_ORIGINS],
    imageBaseUrls: [backendBaseUrl, ...(data.IMAGE_BASE_URL ? [data.IMAGE_BASE_URL] : [])],
    consentHosts: { statistics: data.STATISTICS_HOSTS, marketing: data.MARKETING_HOSTS },
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST,
    contentCache: data.CONTENT_CACHE ?? !dev,
    dev,
  }
}
