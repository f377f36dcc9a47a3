import type { FastifyInstance } from 'fastify'
import type { MountedCall } from '../handlers.ts'
import { html, page, readStylesheet, sendPage } from '../pages/html.ts'
import type { Platform } from '../platform.ts'
import { openApi } from './openapi.ts'

/** Serves `/openapi.json` and the HTML page `/docs`. */
export function mountDocs(app: FastifyInstance, platform: Platform, calls: readonly MountedCall[]): void {
  const document = openApi(calls, platform.config.platformUrl)
  const text = page({ title: 'Casino platform: API', lang: 'en', body: body(calls) })
  const stylesheet = readStylesheet()
  app.get('/openapi.json', async () => document)
  app.get('/docs', async (_request, reply) => sendPage(reply, text))
  app.get('/pages.css', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .type('text/css; charset=utf-8')
      .send(stylesheet),
  )
}

const body = (calls: readonly MountedCall[]) => html`<main class="docs">
<h1>Platform API</h1>
<p>A simulated casino platform. Amounts are integer øre, times are UTC. A success is <code>{"result":1,"data":…}</code>, a failure
<code>{"result":0,"code":"ERR_…","message":…}</code> with the status of its code. Machine-readable: <a href="/openapi.json">openapi.json</a>.</p>
<table>
<thead><tr><th scope="col">Call</th><th scope="col">Method and path</th><th scope="col">Request</th><th scope="col">Access</th></tr></thead>
<tbody>${[...calls].sort((a, b) => a.name.localeCompare(b.name)).map(row)}</tbody>
</table>
</main>`

const row = ({ name, call }: MountedCall) => html`<tr>
<th scope="row">${name}</th>
<td><code>${call.method} ${call.path}</code></td>
<td>${(['params', 'query', 'body'] as const).flatMap((part) => (call[part] ? [`${part}: ${Object.keys(call[part].shape).join(', ')}`] : [])).join(' · ')}${call.idempotent && html` · <strong>Idempotency-Key</strong>`}</td>
<td>${call.access === 'player' ? 'player session' : 'public'}</td>
</tr>`
