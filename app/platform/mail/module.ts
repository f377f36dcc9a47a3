import { formatDateTime } from '@casino/features/format/date'
import { html } from '@casino/shared/html'
import { isOperator } from '../core/operatorRequests.ts'
import type { MailMessage } from '../core/outbox.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { sendNotFound } from '../http/failures.ts'
import { pageLayout } from '../pages/layout.ts'
import { type PageTextLookup, readPageTexts } from '../pages/pageTexts.ts'
import { renderPlatformPage, sendPlatformPage } from '../pages/platformPage.ts'

/** The simulated mail provider's page `/outbox`, for this machine only: mails contain codes. */
export const mailModule: PlatformModuleFactory = ({ config, outbox }) => {
  const text = readPageTexts()
  return {
    name: 'mail',
    calls: [],
    routes: (app) => {
      app.get('/outbox', async (request, reply) =>
        isOperator(config, request) ? sendPlatformPage(reply, renderOutbox(text, outbox.list())) : sendNotFound(request, reply),
      )
    },
    reset: () => outbox.clear(),
  }
}

const renderOutbox = (text: PageTextLookup, messages: readonly MailMessage[]): string => {
  const t = (key: string) => text('mail', key)
  const body = html`<h1>${t('heading')}</h1>
<p class="lead">${t('intro')}</p>
${messages.length === 0 && html`<p>${t('empty')}</p>`}
${messages.map(
  (message) => html`<article>
<h2>${message.subject}</h2>
<p class="help">${text('mail', 'to', { to: message.to, time: formatDateTime(message.sentAt) })}</p>
<p>${message.text}</p>
</article>`,
)}`
  return renderPlatformPage({ title: t('heading'), body: pageLayout(text, { provider: t('provider'), body }) })
}
