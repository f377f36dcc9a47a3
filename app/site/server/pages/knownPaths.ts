import { minuteMs } from '@casino/features/format/duration'
import { createSharedRun } from '@casino/shared/sharedRun'
import { createAnonymousContext } from '../calls/callContext.ts'
import type { SiteServices } from '../siteServices.ts'
import { listContentPaths } from './sitemap.ts'

/**
 * Creates the lookup of paths that the CMS lists. No request waits for it: the paths are asked for in the background, at most once a minute, and
 * until they have been read none is known.
 */
export function createKnownPaths(site: SiteServices): (path: string) => boolean {
  const context = createAnonymousContext(site.config.publicUrl, 'known-paths')
  let known: ReadonlySet<string> = new Set()
  const refresh = createSharedRun(async () => {
    try {
      known = new Set(await listContentPaths(site, context))
    } catch (err) {
      site.log.warn({ err }, 'the paths of the CMS are not known')
    }
  }, minuteMs)
  return (path) => {
    void refresh()
    return known.has(path)
  }
}
