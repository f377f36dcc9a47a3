import { stepUpPurposes } from '@casino/features/identity/constants'
import { hashToken } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { auditLedger } from '../audit/auditLedger.ts'
import type { AdjustableClock } from '../core/clock.ts'
import { isOperator } from '../core/operatorRequests.ts'
import type { Platform, TransactionContext } from '../core/platform.ts'
import type { PlatformModule } from '../core/platformModule.ts'
import { players, withdrawals } from '../db/schema.ts'
import { sendNotFound } from '../http/failures.ts'
import { issuePartnerToken } from '../identity/partnerTokens.ts'
import { listTestPersons } from '../identity/persons.ts'
import { grantStepUp } from '../identity/stepUp.ts'
import { rejectWithdrawal } from '../money/index.ts'
import { answerSchema, createAnswerOverrides } from './answers.ts'
import { createFaultInjector, faultSchema } from './faults.ts'
import { createSeedSnapshot, retryOnLockFailure } from './seedSnapshot.ts'

/** What the test controls change besides the database. */
export interface TestControlOptions {
  clock: AdjustableClock
  /** Seeds all modules. */
  seed: (context: TransactionContext) => Promise<void>
}

const clockSchema = z.object({
  advanceMs: z
    .number()
    .int()
    .min(0)
    .max(400 * 86_400_000),
})

const stepUpSchema = z.object({ sessionId: z.string(), purpose: z.enum(stepUpPurposes) })
const handoverSchema = z.object({ type: z.enum(['token', 'external']), person: z.string() })

/** What a partner's page would hand over for a test person: the fields of its form (`POST /api/handover` of the site). */
async function issueHandover(context: TransactionContext, type: 'token' | 'external', key: string): Promise<Record<string, string>> {
  const person = (await listTestPersons(context)).find((listed) => listed.key === key)
  if (!person) throw new PlatformError('ERR_NOT_FOUND')
  if (type === 'external') return { pid: person.pid, bearer: await issuePartnerToken(context, { type: 'bearer', pid: person.pid }) }
  const [player] = await context.db.select({ id: players.id }).from(players).where(eq(players.pid, person.pid))
  return { token: await issuePartnerToken(context, { type: 'login', playerId: player?.id ?? '' }) }
}

/** Rejects the latest withdrawal, as the operator would. Throws ERR_NOT_FOUND unless it is under way. */
async function rejectLatestWithdrawal(context: TransactionContext): Promise<void> {
  const [latest] = await context.db.select().from(withdrawals).orderBy(desc(withdrawals.requestedAt), desc(withdrawals.id)).limit(1)
  if (!latest) throw new PlatformError('ERR_NOT_FOUND')
  await rejectWithdrawal(context, latest)
}

/** Routes that control the platform in tests, registered by PLATFORM_TEST_CONTROLS. They do not exist for other machines and for web pages. */
export function registerTestControls(
  app: FastifyInstance,
  platform: Platform,
  modules: readonly PlatformModule[],
  controls: TestControlOptions,
): void {
  const snapshot = createSeedSnapshot()
  const faults = createFaultInjector(app)
  const answers = createAnswerOverrides(app)

  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isOperator(platform.config, request)) return sendNotFound(request, reply)
    })
    scope.post('/_test/clock', async (request) => {
      controls.clock.advance(parse(clockSchema, request.body).advanceMs)
      return { now: controls.clock.now() }
    })

    scope.post('/_test/faults', async (request) => {
      faults.add(parse(faultSchema, request.body))
      return { added: true }
    })

    // whole catalogues of texts
    scope.post('/_test/answers', { bodyLimit: 16 * 1024 * 1024 }, async (request) => {
      answers.add(parse(answerSchema, request.body))
      return { added: true }
    })

    scope.post('/_test/reset', async () => {
      faults.clear()
      answers.clear()
      await retryOnLockFailure(() =>
        platform.transaction(async (context) => {
          controls.clock.reset()
          for (const module of modules) module.reset?.(platform)
          await snapshot.reset(context, () => controls.seed({ ...context, now: controls.clock.now() }))
        }),
      )
      return { reset: true }
    })

    scope.post('/_test/handover', async (request) => {
      const { type, person } = parse(handoverSchema, request.body)
      return platform.transaction((context) => issueHandover(context, type, person))
    })

    scope.post('/_test/step-up', async (request) => {
      const { sessionId, purpose } = parse(stepUpSchema, request.body)
      await platform.transaction((context) => grantStepUp(context, { sessionHash: hashToken(sessionId), purpose }))
      return { confirmed: true }
    })

    scope.post('/_test/reject-withdrawal', async () => {
      await platform.transaction(rejectLatestWithdrawal)
      return { rejected: true }
    })

    scope.get('/_test/ledger', async () => platform.transaction(auditLedger))
    scope.get('/_test/outbox', async () => platform.outbox.list())
    scope.get('/_test/persons', async () => platform.transaction(listTestPersons))
  })
}

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new PlatformError('ERR_VALIDATION', {
    message: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    fields: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: 'error.ERR_VALIDATION' })),
  })
}
