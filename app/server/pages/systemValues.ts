import { parseSystemConfig, type SystemConfig, type SystemConfigIssue, systemConfigNames } from '@casino/features/content/systemConfig'
import type { CallContext } from '../calls/callContext.ts'
import { CallFailure } from '../calls/callFailure.ts'
import type { SiteServices } from '../siteServices.ts'

/**
 * Loads and parses the system configuration. A value that is unknown to the back end, invalid or cannot be loaded takes its default: one
 * bad value leaves all pages in service.
 */
export async function loadSystemValues(site: SiteServices, context: CallContext): Promise<SystemConfig> {
  const failures: SystemConfigIssue[] = []
  const entries = await Promise.all(
    systemConfigNames.map(async (name) => {
      try {
        const { data } = await site.execute('content.systemConfig', { query: { name } }, context)
        return [name, (data as { value: string }).value] as const // parsed by the call's schema
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error
        if (error.code !== 'ERR_NOT_FOUND') failures.push({ name, reason: error.details.reason ?? error.code })
        return [name, undefined] as const
      }
    }),
  )
  const { values, issues } = parseSystemConfig(Object.fromEntries(entries))
  logNewIssues(site, [...issues, ...failures])
  return values
}

/** Issues at the last page, by site. Every page parses the values, but only a change is worth a log line. */
const lastIssues = new WeakMap<SiteServices, ReadonlyMap<string, string>>()

function logNewIssues(site: SiteServices, issues: readonly SystemConfigIssue[]): void {
  const before = lastIssues.get(site)
  for (const { name, reason } of issues)
    if (before?.get(name) !== reason) site.log.error({ name, reason }, 'invalid system configuration, using the default')
  lastIssues.set(site, new Map(issues.map(({ name, reason }) => [name, reason])))
}
