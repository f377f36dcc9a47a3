import { isCpr, normaliseCpr } from '@casino/features/format/cpr'
import { hashToken, newToken } from '@casino/shared/ids'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Platform, TransactionContext } from '../core/platform.ts'
import { identityTransactions } from '../db/schema.ts'
import { setPageErrorHandler } from '../http/pageErrorHandler.ts'
import { addFormParser, formFieldValue } from '../pages/formBody.ts'
import { type PageTextLookup, readPageTexts } from '../pages/pageTexts.ts'
import { sendPlatformPage } from '../pages/platformPage.ts'
import { type IdentityTransaction, identityReturnUrl, isTransactionExpired, updateIdentityTransaction } from './identityTransactions.ts'
import { findOrCreatePerson, listTestPersons } from './persons.ts'
import {
  emptyIdentityForm,
  type IdentityFormErrors,
  type IdentityFormValues,
  renderIdentityPage,
  renderNoticePage,
  renderPersonList,
} from './providerPages.ts'

interface ProviderDecision {
  state: IdentityTransaction['state']
  pid?: string
}

/** Routes of the provider's page: select a test person, enter one, or decline. Works without script. */
export function registerIdentityProviderRoutes(app: FastifyInstance, platform: Platform): void {
  const text = readPageTexts()
  addFormParser(app)
  setPageErrorHandler(app, text, text('identity', 'provider'))

  /** Read-only list of the test persons, for testers who need a national id before they reach the provider. */
  app.get('/identity', async (_request, reply) =>
    sendPlatformPage(reply, renderPersonList(text, await platform.transaction(listTestPersons), platform.clock.now())),
  )

  app.get<{ Params: { token: string } }>('/identity/:token', async ({ params }, reply) => {
    const found = await platform.transaction(async (context) => {
      const transaction = await lockTransactionByToken(context, params.token)
      return transaction && { transaction, persons: await listTestPersons(context), now: context.now }
    })
    if (!found) return sendUnknownTransaction(reply, text)
    const { transaction, persons, now } = found
    if (transaction.state !== 'open' || isTransactionExpired(transaction, now))
      return sendClosedTransaction(reply, text, transaction, platform)
    return sendPlatformPage(
      reply,
      renderIdentityPage(text, { persons, now, formId: newToken(), entry: emptyIdentityForm, errors: {} }),
      200,
      formRules(platform),
    )
  })

  app.post<{ Params: { token: string } }>('/identity/:token', async ({ params, body }, reply) => {
    const submission = await platform.transaction(async (context) => {
      const transaction = await lockTransactionByToken(context, params.token)
      if (!transaction) return null
      const formId = formFieldValue(body, 'form')
      const expired = isTransactionExpired(transaction, context.now)
      // A second submission (double click, back button) redirects without changing the first.
      if (transaction.state !== 'open' || expired)
        return {
          transaction,
          ...(!expired && isApprovingForm(transaction, formId) && (await issueApprovalCode(context, transaction, formId))),
        }
      const decision = await readDecision(context, platform, body)
      if ('errors' in decision) return { ...decision, persons: await listTestPersons(context), now: context.now, formId }
      await updateIdentityTransaction(context, transaction.id, decision)
      return { transaction, ...(decision.state === 'approved' && (await issueApprovalCode(context, transaction, formId))) }
    })
    if (!submission) return sendUnknownTransaction(reply, text)
    if ('errors' in submission) return sendPlatformPage(reply, renderIdentityPage(text, submission), 422, formRules(platform))
    return reply.redirect(identityReturnUrl(submission.transaction, submission.approvalCode), 303)
  })
}

const formRules = (platform: Platform) => ({ formTargets: platform.config.siteOrigins })

async function lockTransactionByToken({ db }: TransactionContext, token: string): Promise<IdentityTransaction | null> {
  const [transaction] = await db.select().from(identityTransactions).where(eq(identityTransactions.accessToken, token)).for('update')
  return transaction ?? null
}

/** Whether the form approved the transaction: only the page in the approving browser contains its id. */
const isApprovingForm = ({ state, approvalFormHash }: IdentityTransaction, formId: string): boolean =>
  state === 'approved' && formId !== '' && hashToken(formId) === approvalFormHash

/** Creates the one-time code of an approval, which replaces an earlier one; only its hash is stored. */
async function issueApprovalCode(context: TransactionContext, { id }: IdentityTransaction, formId: string) {
  const approvalCode = newToken()
  await updateIdentityTransaction(context, id, { approvalCodeHash: hashToken(approvalCode), approvalFormHash: hashToken(formId) })
  return { approvalCode }
}

const failureStates: Readonly<Record<string, IdentityTransaction['state']>> = { reject: 'rejected', fail: 'failed', timeout: 'timed_out' }

async function readDecision(
  context: TransactionContext,
  platform: Platform,
  body: unknown,
): Promise<ProviderDecision | { entry: IdentityFormValues; errors: IdentityFormErrors }> {
  const state = failureStates[formFieldValue(body, 'answer')]
  if (state) return { state }
  const chosen = (await listTestPersons(context)).find(({ key }) => key === formFieldValue(body, 'person'))
  if (chosen) return { state: 'approved', pid: chosen.pid }
  const entry: IdentityFormValues = {
    firstName: formFieldValue(body, 'firstName').trim().slice(0, 80),
    lastName: formFieldValue(body, 'lastName').trim().slice(0, 80),
    cpr: formFieldValue(body, 'cpr'),
    birth: formFieldValue(body, 'birth'),
  }
  const errors: IdentityFormErrors = {
    ...(!isCpr(entry.cpr) && { cpr: 'error_cpr' }),
    ...(!isPastDate(entry.birth, context.now) && { birth: 'error_birth' }),
  }
  if (errors.cpr || errors.birth) return { entry, errors }
  const person = await findOrCreatePerson(context, platform.keys, {
    cpr: normaliseCpr(entry.cpr),
    dateOfBirth: entry.birth,
    firstName: entry.firstName,
    lastName: entry.lastName,
  })
  return { state: 'approved', pid: person.pid }
}

function isPastDate(text: string, now: number): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`)
  return /^(19|20)\d\d-\d\d-\d\d$/.test(text) && ms <= now && new Date(ms).toISOString().startsWith(text)
}

const sendUnknownTransaction = (reply: FastifyReply, text: PageTextLookup) =>
  sendPlatformPage(reply, renderNoticePage(text, { heading: 'unknown_heading', message: 'unknown', back: null }), 404)

function sendClosedTransaction(reply: FastifyReply, text: PageTextLookup, transaction: IdentityTransaction, platform: Platform) {
  const expired = transaction.state === 'open' || transaction.state === 'timed_out'
  const notice = expired ? { heading: 'expired_heading', message: 'expired' } : { heading: 'answered_heading', message: 'answered' }
  return sendPlatformPage(
    reply,
    renderNoticePage(text, { ...notice, back: identityReturnUrl(transaction) }),
    expired ? 410 : 409,
    formRules(platform),
  )
}
