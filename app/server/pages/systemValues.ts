import { parseSystemConfig, type SystemConfig, systemConfigNames } from '@casino/features/content/systemConfig'
import type { CallContext } from '../calls/callContext.ts'
import { CallFailure } from '../calls/callFailure.ts'
import type { SiteServices } from '../siteServices.ts'

/** Loads and parses the system configuration. A name unknown to the back end falls back to its default; any other failure throws. */
export async function loadSystemValues(site: SiteServices, context: CallContext): Promise<SystemConfig> {
  const entries = await Promise.all(systemConfigNames.map(async (name) => [name, await loadSystemValue(site, name, context)] as const))
  return parseSystemConfig(Object.fromEntries(entries))
}

async function loadSystemValue(site: SiteServices, name: string, context: CallContext): Promise<string | undefined> {
  try {
    const { data } = await site.execute('content.systemConfig', { query: { name } }, context)
    return (data as { value: string }).value // parsed by the call's schema
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'ERR_NOT_FOUND') return undefined
    throw error
  }
}
