import { html } from '@casino/shared/html'
import type { FastifyError, FastifyInstance } from 'fastify'
import { pageLayout } from '../pages/layout.ts'
import type { PageTextLookup } from '../pages/pageTexts.ts'
import { renderPlatformPage, sendPlatformPage } from '../pages/platformPage.ts'
import { toPlatformError } from './failures.ts'

/** Sets an error handler that answers the routes of a Fastify scope with an HTML page and a reference instead of the JSON envelope. */
export function setPageErrorHandler(app: FastifyInstance, text: PageTextLookup, provider: string): void {
  app.setErrorHandler((err: FastifyError | Error, request, reply) => {
    const { status } = toPlatformError(err)
    request.log[status < 500 ? 'info' : 'error']({ err }, 'page failed')
    const body = html`<h1>${text('common', 'failed_heading')}</h1>
<p class="lead">${text('common', 'failed', { reference: request.id })}</p>`
    return sendPlatformPage(
      reply,
      renderPlatformPage({ title: text('common', 'failed_heading'), body: pageLayout(text, { provider, body }) }),
      status,
    )
  })
}
