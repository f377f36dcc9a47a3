import { isCpr, normaliseCpr } from '@casino/features/format'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { identityTransactions } from '../db/schema.ts'
import { failAsPage } from '../pages/failure.ts'
import { acceptForms, field } from '../pages/forms.ts'
import { sendPage } from '../pages/html.ts'
import { type PageText, readPageTexts } from '../pages/texts.ts'
import type { Context, Platform } from '../platform.ts'
import { listTestPersons, personOfEntry } from './persons.ts'
import { type IdentityTransaction, isExpired, returnUrl, updateTransaction } from './transactions.ts'
import { type Entry, type EntryErrors, emptyEntry, identityView, listView, noticeView } from './views.ts'

type Answer = { readonly state: IdentityTransaction['state']; readonly pid?: string }

/** Routes of the provider's page: select a test person, enter one, or decline. Works without script. */
export function identityRoutes(app: FastifyInstance, platform: Platform): void {
  const text = readPageTexts()
  acceptForms(app)
  failAsPage(app, text, text('identity', 'provider'))

  /** Read-only list of the test persons, for testers who need a national id before they reach the provider. */
  app.get('/identity', async (_request, reply) =>
    sendPage(reply, listView(text, await platform.transaction(listTestPersons), platform.clock.now())),
  )

  app.get<{ Params: { token: string } }>('/identity/:token', async ({ params }, reply) => {
    const found = await platform.transaction(async (context) => {
      const transaction = await byToken(context, params.token)
      return transaction && { transaction, persons: await listTestPersons(context), now: context.now }
    })
    if (!found) return sendUnknown(reply, text)
    const { transaction, persons, now } = found
    if (transaction.state !== 'open' || isExpired(transaction, now)) return sendClosed(reply, text, transaction, platform)
    return sendPage(reply, identityView(text, { persons, now, entry: emptyEntry, errors: {} }), 200, formRules(platform))
  })

  app.post<{ Params: { token: string } }>('/identity/:token', async ({ params, body }, reply) => {
    const done = await platform.transaction(async (context) => {
      const transaction = await byToken(context, params.token)
      if (!transaction) return null
      // A second submission (double click, back button) redirects without changing the first.
      if (transaction.state !== 'open' || isExpired(transaction, context.now)) return { transaction }
      const answer = await readAnswer(context, platform, body)
      if ('errors' in answer) return { ...answer, persons: await listTestPersons(context), now: context.now }
      await updateTransaction(context, transaction.id, answer)
      return { transaction }
    })
    if (!done) return sendUnknown(reply, text)
    if ('errors' in done) return sendPage(reply, identityView(text, done), 422, formRules(platform))
    return reply.redirect(returnUrl(done.transaction), 303)
  })
}

const formRules = (platform: Platform) => ({ formTargets: platform.config.siteOrigins })

async function byToken({ db }: Context, token: string): Promise<IdentityTransaction | null> {
  const [transaction] = await db.select().from(identityTransactions).where(eq(identityTransactions.accessToken, token)).for('update')
  return transaction ?? null
}

const refusals: Readonly<Record<string, IdentityTransaction['state']>> = { reject: 'rejected', fail: 'failed', timeout: 'timed_out' }

async function readAnswer(context: Context, platform: Platform, body: unknown): Promise<Answer | { entry: Entry; errors: EntryErrors }> {
  const state = refusals[field(body, 'answer')]
  if (state) return { state }
  const chosen = (await listTestPersons(context)).find(({ key }) => key === field(body, 'person'))
  if (chosen) return { state: 'approved', pid: chosen.pid }
  const entry: Entry = { firstName: field(body, 'firstName').trim().slice(0, 80), cpr: field(body, 'cpr'), birth: field(body, 'birth') }
  const errors: EntryErrors = {
    ...(!isCpr(entry.cpr) && { cpr: 'error_cpr' }),
    ...(!isPastDate(entry.birth, context.now) && { birth: 'error_birth' }),
  }
  if (errors.cpr || errors.birth) return { entry, errors }
  const person = await personOfEntry(context, platform.keys, normaliseCpr(entry.cpr), entry.birth, entry.firstName || 'Test')
  return { state: 'approved', pid: person.pid }
}

function isPastDate(text: string, now: number): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`)
  return /^(19|20)\d\d-\d\d-\d\d$/.test(text) && ms <= now && new Date(ms).toISOString().startsWith(text)
}

const sendUnknown = (reply: FastifyReply, text: PageText) =>
  sendPage(reply, noticeView(text, { heading: 'unknown_heading', message: 'unknown', back: null }), 404)

function sendClosed(reply: FastifyReply, text: PageText, transaction: IdentityTransaction, platform: Platform) {
  const expired = transaction.state === 'open' || transaction.state === 'timed_out'
  const notice = expired ? { heading: 'expired_heading', message: 'expired' } : { heading: 'answered_heading', message: 'answered' }
  return sendPage(reply, noticeView(text, { ...notice, back: returnUrl(transaction) }), expired ? 410 : 409, formRules(platform))
}
