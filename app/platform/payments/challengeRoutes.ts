import { formatKr, ore } from '@casino/features/format/money'
import type { FastifyInstance } from 'fastify'
import { setPageErrorHandler } from '../pages/errorHandler.ts'
import { addFormParser, formFieldValue } from '../pages/formBody.ts'
import { html, renderPlatformPage, sendPlatformPage } from '../pages/html.ts'
import { pageLayout } from '../pages/layout.ts'
import { type PageTextLookup, readPageTexts } from '../pages/pageTexts.ts'
import type { Platform } from '../platform.ts'
import { approveDeposit, type DepositRow, declineDeposit, lockDepositByChallenge } from './deposits.ts'
import { type PaymentCard, requireCard } from './paymentCards.ts'

/** Routes of the issuer's 3-D Secure page. It may be framed by the site; the first submission counts, and every one redirects back. */
export function challengeRoutes(app: FastifyInstance, { config, transaction }: Platform): void {
  const text = readPageTexts()
  const rules = { formTargets: config.siteOrigins, frameAncestors: config.siteOrigins }
  addFormParser(app)
  setPageErrorHandler(app, text, text('challenge', 'provider'))

  app.get<{ Params: { token: string } }>('/3ds/:token', async ({ params }, reply) => {
    const found = await transaction(async (context) => {
      const row = await lockDepositByChallenge(context, params.token)
      return row && { row, card: await requireCard(context, row.cardId) }
    })
    if (!found) return sendPlatformPage(reply, renderUnknownChallengePage(text), 404, rules)
    if (found.row.state !== 'pending') return reply.redirect(depositReturnUrl(found.row), 303)
    return sendPlatformPage(reply, renderChallengePage(text, found.row, found.card), 200, rules)
  })

  app.post<{ Params: { token: string } }>('/3ds/:token', async ({ params, body }, reply) => {
    const answered = await transaction(async (context) => {
      const row = await lockDepositByChallenge(context, params.token)
      // Both ignore a completed deposit: a double click or a second window credits nothing twice.
      if (row && formFieldValue(body, 'answer') === 'approve') return approveDeposit(context, row)
      return row && declineDeposit(context, row, 'ERR_CHALLENGE_FAILED')
    })
    // Redirect only after the transaction has committed.
    return answered
      ? reply.redirect(depositReturnUrl(answered), 303)
      : sendPlatformPage(reply, renderUnknownChallengePage(text), 404, rules)
  })
}

const depositReturnUrl = ({ returnOrigin, id }: DepositRow): string => `${returnOrigin}/extpayment?depositLogId=${encodeURIComponent(id)}`

function renderChallengePage(text: PageTextLookup, row: DepositRow, card: PaymentCard): string {
  const t = (key: string, values = {}) => text('challenge', key, values)
  const amount = formatKr(ore(row.amount))
  const body = html`<h1>${t('heading')}</h1>
<p class="lead">${t('intro')}</p>
<dl>
<dt>${t('amount')}</dt><dd>${amount}</dd>
<dt>${t('card')}</dt><dd>${card.cardType} ${card.maskedAccount}</dd>
<dt>${t('to')}</dt><dd>${t('merchant')}</dd>
</dl>
<form method="post">
<p class="row">
<button class="primary" name="answer" value="approve">${t('approve', { amount })}</button>
<button name="answer" value="decline">${t('decline')}</button>
</p>
</form>`
  return renderPlatformPage({ title: t('title'), body: pageLayout(text, { provider: t('provider'), body }) })
}

function renderUnknownChallengePage(text: PageTextLookup): string {
  const t = (key: string) => text('challenge', key)
  const body = html`<h1>${t('unknown_heading')}</h1>
<p class="lead">${t('unknown')}</p>`
  return renderPlatformPage({ title: t('unknown_heading'), body: pageLayout(text, { provider: t('provider'), body }) })
}
