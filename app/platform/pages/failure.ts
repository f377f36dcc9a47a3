import type { FastifyInstance } from 'fastify'
import { frame } from './frame.ts'
import { html, page, sendPage } from './html.ts'
import type { PageText } from './texts.ts'

/** Sets an error handler that answers the routes of a Fastify scope with an HTML page and a reference instead of the JSON envelope. */
export function failAsPage(app: FastifyInstance, text: PageText, provider: string): void {
  app.setErrorHandler((err, request, reply) => {
    request.log.error({ err }, 'page failed')
    const body = html`<h1>${text('common', 'failed_heading')}</h1>
<p class="lead">${text('common', 'failed', { reference: request.id })}</p>`
    return sendPage(reply, page({ title: text('common', 'failed_heading'), body: frame(text, { provider, body }) }), 500)
  })
}
