import { html } from '@casino/shared/html'
import type { FastifyInstance } from 'fastify'
import type { BoundCall } from '../core/handlers.ts'
import type { Platform } from '../core/platform.ts'
import { readPageStylesheet, renderPlatformPage, sendPlatformPage } from '../pages/platformPage.ts'
import { openApiDocument } from './openapi.ts'

/** Serves `/openapi.json` and the HTML page `/docs`. */
export function registerDocs(app: FastifyInstance, platform: Platform, calls: readonly BoundCall[]): void {
  // made when it is first asked for: no start waits for the schemas of all calls
  let document: ReturnType<typeof openApiDocument> | undefined
  const text = renderPlatformPage({ title: 'Casino platform: API', lang: 'en', body: renderDocsBody(calls) })
  const stylesheet = readPageStylesheet()
  app.get('/openapi.json', async () => {
    document ??= openApiDocument(calls, platform.config.platformUrl)
    return document
  })
  app.get('/docs', async (_request, reply) => sendPlatformPage(reply, text))
  app.get('/pages.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(stylesheet),
  )
}

const renderDocsBody = (calls: readonly BoundCall[]) => html`<main class="docs">
<h1>Platform API</h1>
<p>A simulated casino platform. Amounts are integer øre, times are UTC. A success is <code>{"result":1,"data":…}</code>, a failure
<code>{"result":0,"code":"ERR_…","message":…}</code> with the status of its code.
With a <code>SITE_KEY</code>, every call carries its signature (headers <code>key</code> and <code>timestamp</code>). Machine-readable: <a href="/openapi.json">openapi.json</a>.</p>
<table>
<thead><tr><th scope="col">Call</th><th scope="col">Method and path</th><th scope="col">Request</th><th scope="col">Access</th></tr></thead>
<tbody>${[...calls].sort((a, b) => (a.name < b.name ? -1 : 1)).map(renderCallRow)}</tbody>
</table>
</main>`

const renderCallRow = ({ name, call }: BoundCall) => html`<tr>
<th scope="row">${name}</th>
<td><code>${call.method} ${call.path}</code></td>
<td>${(['params', 'query', 'body'] as const).flatMap((part) => (call[part] ? [`${part}: ${Object.keys(call[part].shape).join(', ')}`] : [])).join(' · ')}${call.idempotent && html` · <strong>Idempotency-Key</strong>`}</td>
<td>${call.access === 'player' ? 'player session' : 'public'}</td>
</tr>`
