import { parseSystemConfigValue, type SystemConfig, type SystemConfigKey, systemConfigValues } from '@casino/features/content/systemConfig'
import { minuteMs } from '@casino/features/format/duration'
import { type AddressPolicy, withAddressPolicy } from '@casino/features/navigation/addressPolicy'
import type { FastifyBaseLogger } from 'fastify'
import type { CallContext } from './calls/callContext.ts'
import { CallFailure } from './calls/callFailure.ts'
import type { ExecuteCall } from './calls/executeCall.ts'

/** Reads the system configuration of the back end. */
export interface SystemConfigReader {
  /** A value for the site server itself, public or not. */
  read: <K extends SystemConfigKey>(key: K, context: CallContext) => Promise<SystemConfig[K]>
  /** Values for a page. A private value has its default there, so that it never leaves the server. */
  readPublic: (keys: readonly SystemConfigKey[], context: CallContext) => Promise<Partial<SystemConfig>>
}

interface Options extends Pick<AddressPolicy, 'isAllowedHost' | 'imageBases'> {
  execute: ExecuteCall
  log: FastifyBaseLogger
  /** Whether a value that the back end does not have is asked for once a minute only, as responses are cached. */
  rememberMissing: boolean
}

const missingMs = minuteMs

/** A configured value as the call's schema parses it. */
interface ConfigItem {
  value: string
  isPublic: boolean
}
interface ParsedItem {
  value: unknown
  isPublic: boolean
  /** Why the default is used; null where it is not, or the back end does not have the value. */
  reason: string | null
}

/**
 * Creates the reader. A value that is unknown to the back end, invalid or cannot be loaded takes its default: one bad value leaves all
 * pages in service. An invalid one is logged by name when it becomes invalid, and not again until it changes.
 */
export function createSystemConfigReader({ execute, log, isAllowedHost, imageBases, rememberMissing }: Options): SystemConfigReader {
  /** By the identity of the cached response. */
  const parsedItems = new WeakMap<object, ParsedItem>()
  const reasons = new Map<SystemConfigKey, string>()
  /** Values that the back end does not have, with the time (`performance.now()`) of the next question: pages do not wait for that one. */
  const missing = new Map<SystemConfigKey, number>()

  function parse(key: SystemConfigKey, item: ConfigItem): ParsedItem {
    const known = parsedItems.get(item)
    if (known) return known
    const invalid: string[] = []
    const policy = { isAllowedHost, imageBases, onInvalid: (reason: string) => void invalid.push(reason) }
    const { value, issue } = withAddressPolicy(policy, () => parseSystemConfigValue(key, item.value))
    const parsed = { value, isPublic: item.isPublic, reason: issue?.reason ?? (invalid.join('; ') || null) }
    parsedItems.set(item, parsed)
    return parsed
  }

  async function load(key: SystemConfigKey, context: CallContext): Promise<ParsedItem> {
    const { name, fallback } = systemConfigValues[key]
    const askAgainAt = missing.get(key)
    if (askAgainAt !== undefined) {
      if (performance.now() >= askAgainAt) {
        missing.set(key, performance.now() + missingMs)
        request(key, context).catch((err: unknown) => log.error({ err, name }, 'system configuration could not be read'))
      }
      return { value: fallback, isPublic: true, reason: null }
    }
    return request(key, context)
  }

  async function request(key: SystemConfigKey, context: CallContext): Promise<ParsedItem> {
    const { name, fallback } = systemConfigValues[key]
    try {
      const { data } = await execute('content.systemConfig', { query: { name } }, context)
      missing.delete(key)
      return parse(key, data)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (error.code === 'ERR_NOT_FOUND' && rememberMissing) missing.set(key, performance.now() + missingMs)
      return { value: fallback, isPublic: true, reason: error.code === 'ERR_NOT_FOUND' ? null : (error.details.reason ?? error.code) }
    }
  }

  function logChange(key: SystemConfigKey, reason: string | null): void {
    if (reason === (reasons.get(key) ?? null)) return
    if (reason === null) return void reasons.delete(key)
    reasons.set(key, reason)
    log.error({ name: systemConfigValues[key].name, reason }, 'invalid system configuration, using the default')
  }

  async function readItem(key: SystemConfigKey, context: CallContext): Promise<ParsedItem> {
    const item = await load(key, context)
    logChange(key, item.reason)
    return item
  }

  return {
    read: async <K extends SystemConfigKey>(key: K, context: CallContext) => (await readItem(key, context)).value as SystemConfig[K], // parsed by the schema of this key
    readPublic: async (keys, context) => {
      const entries = await Promise.all(
        keys.map(async (key) => {
          const { value, isPublic } = await readItem(key, context)
          return [key, isPublic ? value : systemConfigValues[key].fallback] as const
        }),
      )
      return Object.fromEntries(entries) as Partial<SystemConfig> // each key with its own value
    },
  }
}
