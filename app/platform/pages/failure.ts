import type { FastifyInstance } from 'fastify'
import { frame } from './frame.ts'
import { html, page, sendPage } from './html.ts'
import type { PageText } from './texts.ts'

/** Lets the routes of a scope fail as a page: who looks at a browser window gets a sentence and a reference, not an envelope. */
export function failAsPage(app: FastifyInstance, text: PageText, provider: string): void {
  app.setErrorHandler((err, request, reply) => {
    request.log.error({ err }, 'page failed')
    const body = html`<h1>${text('common', 'failed_heading')}</h1>
<p class="lead">${text('common', 'failed', { reference: request.id })}</p>`
    return sendPage(reply, page({ title: text('common', 'failed_heading'), body: frame(text, { provider, body }) }), 500)
  })
}
