import { parseSystemConfig, type SystemConfig, type SystemConfigIssue, systemConfigNames } from '@casino/features/content/systemConfig'
import type { CallContext } from '../calls/callContext.ts'
import { CallFailure } from '../calls/callFailure.ts'
import type { SiteServices } from '../siteServices.ts'

/**
 * Loads and parses the system configuration. A name unknown to the back end, and an invalid value, fall back to the default; a failed
 * call throws.
 */
export async function loadSystemValues(site: SiteServices, context: CallContext): Promise<SystemConfig> {
  const entries = await Promise.all(systemConfigNames.map(async (name) => [name, await loadSystemValue(site, name, context)] as const))
  const { values, issues } = parseSystemConfig(Object.fromEntries(entries))
  logNewIssues(site, issues)
  return values
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

/** Issues at the last page, by site. Every page parses the values, but only a change is worth a log line. */
const lastIssues = new WeakMap<SiteServices, ReadonlyMap<string, string>>()

function logNewIssues(site: SiteServices, issues: readonly SystemConfigIssue[]): void {
  const before = lastIssues.get(site)
  for (const { name, reason } of issues)
    if (before?.get(name) !== reason) site.log.error({ name, reason }, 'invalid system configuration, using the default')
  lastIssues.set(site, new Map(issues.map(({ name, reason }) => [name, reason])))
}
