import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OverloadLimits } from '@casino/shared/overloadGuard'
import type { SendCall } from '../calls/backendClient.ts'
import { readSiteServerConfig } from '../config.ts'
import { type CookieName, signedCookies } from '../cookies.ts'
import { createLogger } from '../logging.ts'
import { createCookieSigner } from '../security/cookieSigner.ts'
import { createSiteServices, type SiteServices } from '../siteServices.ts'

const secret = 's'.repeat(40)
const signer = createCookieSigner(secret)
const isSigned = (name: string) => signedCookies.includes(name as CookieName) // a name of a header, compared only

/** A `cookie` header as the site server would have set it: the cookies that it signs are signed. Signed ones stay as they are. */
export const signCookies = (header: string): string =>
  header
    .split('; ')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return isSigned(name) && signer.verify(name, value) === undefined ? `${name}=${signer.sign(name, value)}` : pair
    })
    .join('; ')

/** The test process is not a server: many tests share its memory, and an embedded database blocks its event loop. */
export const noLimits: OverloadLimits = { eventLoopDelayMs: 0, heapBytes: 0, residentBytes: 0 }

/** Services of a site server in memory whose calls go to `send`. `lines`: log lines. */
export function createTestSite(send: SendCall, env: Record<string, string> = {}): { site: SiteServices; lines: readonly string[] } {
  const lines: string[] = []
  const dataDir = mkdtempSync(join(tmpdir(), 'site-test-'))
  const config = readSiteServerConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://site.test', LOG_LEVEL: 'info', ...env })
  const log = createLogger('info', { write: (line: string) => void lines.push(line) })
  return { site: createSiteServices({ config, secret, log, send }), lines }
}

/** `set-cookie` headers of a response as name → value, without its signature; null for cleared cookies, undefined for forged ones. */
export function parseSetCookies(header: string | readonly string[] | number | undefined): Record<string, string | null | undefined> {
  const lines = typeof header === 'string' ? [header] : Array.isArray(header) ? (header as readonly string[]) : []
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) return [name, null]
      return [name, isSigned(name) ? signer.verify(name, decodeURIComponent(value)) : decodeURIComponent(value)]
    }),
  )
}
