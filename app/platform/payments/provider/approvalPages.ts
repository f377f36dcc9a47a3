import type { PaymentMethod } from '@casino/features/content/openPaymentMethods'
import { formatKr, ore } from '@casino/features/format/money'
import { type Html, html } from '@casino/shared/html'
import { PlatformError } from '@casino/shared/platformError'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../core/platform.ts'
import { deposits, providerPayments } from '../../db/schema.ts'
import { setPageErrorHandler } from '../../http/pageErrorHandler.ts'
import { addFormParser, formFieldValue } from '../../pages/formBody.ts'
import { pageLayout } from '../../pages/layout.ts'
import { readPageTexts } from '../../pages/pageTexts.ts'
import { renderPlatformPage, sendPlatformPage } from '../../pages/platformPage.ts'
import type { DepositRow } from '../deposits.ts'
import { paymentMeans } from '../settlement.ts'
import { type ApprovalAnswer, answerApproval, approvalAnswers } from './approval.ts'
import type { ProviderPayment } from './providerPayments.ts'

/** A page on which the simulated bank or wallet asks for approval. Its texts are the group `textGroup` of the page texts. */
interface ApprovalPage {
  path: string
  textGroup: string
  answers: readonly ApprovalAnswer[]
  /** An approval after the end of the payment is possible, and sent back. */
  acceptsLate: boolean
}

const approvalPages: Readonly<Record<PaymentMethod, ApprovalPage>> = {
  card: { path: '/3ds', textGroup: 'challenge', answers: ['approve', 'decline'], acceptsLate: false },
  mobilepay: { path: '/mobilepay', textGroup: 'mobilepay', answers: approvalAnswers, acceptsLate: true },
}

/** Token in the address of a payment's approval page. Derived, so that a player who left the page finds it again. */
export const approvalToken = ({ keys }: Pick<Platform, 'keys'>, depositLogId: string): string =>
  `${depositLogId}.${keys.keyedHash(`approval:${depositLogId}`)}`

/** The payment of a token; empty for a forged one. */
function paymentOfToken({ keys }: Pick<Platform, 'keys'>, token: string): string {
  const [depositLogId = '', ...hash] = token.split('.')
  return keys.isHashOf(hash.join('.'), `approval:${depositLogId}`) ? depositLogId : ''
}

/** The request that a card's bank is opened with: proves that the platform sent the player. */
const challengeText = (depositLogId: string): string => `creq:${depositLogId}`

/** The page on which a payment is approved, and the fields of the form post that opens it. Only the player who made the payment may know them. */
export const approvalPage = (
  platform: Pick<Platform, 'config' | 'keys'>,
  { id, method }: Pick<DepositRow, 'id' | 'method'>,
): { url: string; parameters: Record<string, string> } => ({
  url: `${platform.config.platformUrl}${approvalPages[method].path}/${approvalToken(platform, id)}`,
  parameters: method === 'card' ? { creq: platform.keys.keyedHash(challengeText(id)) } : {},
})

/** Routes of one approval page. The site may frame it; the first answer counts, and every one redirects back. */
export function registerApprovalRoutes(app: FastifyInstance, platform: Platform, method: PaymentMethod): void {
  const page = approvalPages[method]
  const text = readPageTexts()
  const t = (key: string, values = {}) => text(page.textGroup, key, values)
  const csp = { formTargets: platform.config.siteOrigins, frameAncestors: platform.config.siteOrigins }
  const render = (title: string, body: Html): string =>
    renderPlatformPage({ title, body: pageLayout(text, { provider: t('provider'), body }) })
  addFormParser(app)
  setPageErrorHandler(app, text, t('provider'))

  const find = (token: string) =>
    platform.transaction(async (context) => {
      const [found] = await context.db
        .select({ payment: providerPayments, row: deposits })
        .from(providerPayments)
        .innerJoin(deposits, and(eq(deposits.id, providerPayments.depositLogId), eq(deposits.method, method)))
        .where(eq(deposits.id, paymentOfToken(platform, token)))
      return found && { ...found, means: await paymentMeans(context, found.row), now: context.now }
    })

  app.get<{ Params: { token: string } }>(`${page.path}/:token`, async ({ params }, reply) => {
    const found = await find(params.token)
    if (!found) return sendPlatformPage(reply, render(t('unknown_heading'), unknownBody(t)), 404, csp)
    if (!isAnswerable(page, found.payment, found.now)) return reply.redirect(found.row.returnUrl, 303)
    return sendPlatformPage(reply, render(t('title'), approvalBody(t, page, found)), 200, csp)
  })

  app.post<{ Params: { token: string } }>(`${page.path}/:token`, async ({ params, body }, reply) => {
    const answer = page.answers.find((known) => known === formFieldValue(body, 'answer'))
    const opens = formFieldValue(body, 'creq')
    if (!answer && !opens) throw new PlatformError('ERR_VALIDATION', { message: 'no such answer' })
    const found = await find(params.token)
    if (!found || (opens && !platform.keys.isHashOf(opens, challengeText(found.row.id))))
      return sendPlatformPage(reply, render(t('unknown_heading'), unknownBody(t)), 404, csp)
    const open = isAnswerable(page, found.payment, found.now)
    if (!answer && open) return sendPlatformPage(reply, render(t('title'), approvalBody(t, page, found)), 200, csp)
    if (answer && open) await answerApproval(app, platform, found.row.id, answer)
    return reply.redirect(found.row.returnUrl, 303)
  })
}

function isAnswerable({ acceptsLate }: ApprovalPage, { state, expiresAt }: ProviderPayment, now: number): boolean {
  if (acceptsLate) return state === 'created' || state === 'expired'
  return state === 'created' && now < expiresAt
}

type Translate = (key: string, values?: Record<string, string>) => string

interface ShownPayment {
  row: DepositRow
  means: { methodName: string; message: string }
}

const approvalBody = (t: Translate, { answers }: ApprovalPage, { row, means }: ShownPayment): Html => {
  const amount = formatKr(ore(row.amount))
  return html`<h1>${t('heading')}</h1>
<p class="lead">${t('intro')}</p>
<dl>
<dt>${t('amount')}</dt><dd>${amount}</dd>
<dt>${t('means')}</dt><dd>${means.methodName} ${means.message}</dd>
<dt>${t('to')}</dt><dd>${t('merchant')}</dd>
</dl>
<form method="post">
<p class="row">
${answers.map((answer, index) => html`<button ${index === 0 ? html`class="primary" ` : ''}name="answer" value="${answer}">${t(answer, { amount })}</button>\n`)}</p>
</form>`
}

const unknownBody = (t: Translate): Html => html`<h1>${t('unknown_heading')}</h1>
<p class="lead">${t('unknown')}</p>`
