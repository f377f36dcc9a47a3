import { parseSystemValues, type SystemValues, systemNames } from '@casino/features/config/system'
import type { CallContext } from '../calls/context.ts'
import { Failure } from '../calls/failure.ts'
import type { Site } from '../site.ts'

/** Loads and parses the system configuration. A name unknown to the back end falls back to its default; any other failure throws. */
export async function loadSystemValues(site: Site, context: CallContext): Promise<SystemValues> {
  const entries = await Promise.all(systemNames.map(async (name) => [name, await configured(site, name, context)] as const))
  return parseSystemValues(Object.fromEntries(entries))
}

async function configured(site: Site, name: string, context: CallContext): Promise<string | undefined> {
  try {
    const { data } = await site.execute('config.systemConfig', { query: { name } }, context)
    return (data as { value: string }).value // parsed by the call's schema
  } catch (error) {
    if (error instanceof Failure && error.code === 'ERR_NOT_FOUND') return undefined
    throw error
  }
}
