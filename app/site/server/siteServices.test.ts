import { expect, test, vi } from 'vitest'
import { maxResponseBytes } from './calls/backendClient.ts'
import { createAnonymousContext } from './calls/callContext.ts'
import { readSiteServerConfig } from './config.ts'
import { createLogger } from './logging.ts'
import { createSiteServices } from './siteServices.ts'

test('a response that is too large is logged with its call and the reference of the request', async () => {
  vi.stubGlobal('fetch', async () => new Response(' '.repeat(maxResponseBytes + 1)))
  const lines: string[] = []
  const log = createLogger('info', { write: (line: string) => void lines.push(line) })
  const site = createSiteServices({ config: readSiteServerConfig({}), secret: 's'.repeat(40), log })
  const failure = await site.execute('content.menu', {}, createAnonymousContext('http://site.test', 'REF')).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'ERR_UPSTREAM' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ call: 'content.menu', reqId: 'REF', maxBytes: maxResponseBytes }])
})
