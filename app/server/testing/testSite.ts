import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SendCall } from '../calls/backendClient.ts'
import { readSiteServerConfig } from '../config.ts'
import { createLogger } from '../logging.ts'
import { createSiteServices, type SiteServices } from '../siteServices.ts'

/** Services of a site server in memory whose calls go to `send`. `lines`: log lines. */
export function createTestSite(send: SendCall, env: Record<string, string> = {}): { site: SiteServices; lines: readonly string[] } {
  const lines: string[] = []
  const dataDir = mkdtempSync(join(tmpdir(), 'site-test-'))
  const config = readSiteServerConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://site.test', LOG_LEVEL: 'info', ...env })
  const log = createLogger('info', { write: (line: string) => void lines.push(line) })
  return { site: createSiteServices({ config, secret: 's'.repeat(40), log, send }), lines }
}

/** `set-cookie` headers of a response as name → value; null for cleared cookies. */
export function parseSetCookies(header: string | readonly string[] | number | undefined): Record<string, string | null> {
  const lines = typeof header === 'string' ? [header] : Array.isArray(header) ? (header as readonly string[]) : []
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      return [name, /max-age=0/i.test(line) ? null : decodeURIComponent(value)]
    }),
  )
}
