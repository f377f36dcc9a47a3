import { newId } from '@casino/shared/ids'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { auditLedger } from '../audit/auditLedger.ts'
import { minuteMs, secondMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { ledgerTransactions, players, transfers } from '../db/schema.ts'
import { readBalances } from '../money/index.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { createTestPlayer } from '../testing/testPlayers.ts'
import { createDeposit, isOpenDeposit, lockDeposit, requireDeposit, toDepositLog } from './deposits.ts'
import type { ProviderEvent } from './paymentMachine.ts'
import { type ProviderCallback, receiveCallback } from './provider/callbacks.ts'
import { answerProviderPayment, createProviderPayment, findProviderPayment } from './provider/providerPayments.ts'
import { cancelDeposit, refreshFromProvider } from './settlement.ts'
import { sweepPayments } from './sweep.ts'

/** Without PAYMENT_SCHEDULES, always the same ones; thousands of others take minutes. */
const { PAYMENT_SCHEDULES } = process.env
const run = PAYMENT_SCHEDULES ? { numRuns: Number(PAYMENT_SCHEDULES) } : { numRuns: 100, seed: 1 }

const platform = setUpPlatform({ modules: [] })
let ran = 0
const ended = new Map<string, number>()
afterAll(() => {
  const counts = [...ended].map(([state, count]) => `${count} ${state}`).join(', ')
  process.stdout.write(`payment schedules: ${ran}, payments: ${counts}\n`)
})
const inTransaction = <T>(work: (context: TransactionContext) => Promise<T>) => platform.platform.transaction(work)

const which = fc.nat(1)
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constantFrom('approve', 'approve', 'approve', 'capture', 'capture', 'capture', 'decline', 'expire', 'late'),
      payment: which,
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('deliver', 'deliver', 'crash'), report: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('ask', 'ask', 'cancel'), payment: which }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('sweep', 'pause', 'resume') }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wait'), seconds: fc.integer({ min: 1, max: 300 }) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** What the player's answer changes at the provider, as its approval page does; null when the payment is over there. */
function answerOf(type: string, state: string, expiresAt: number, now: number): ProviderEvent | null {
  if (type === 'capture') return state === 'authorised' ? { type: 'captured', occurredAt: now } : null
  if ((type === 'late' || (type === 'approve' && now >= expiresAt)) && (state === 'created' || state === 'expired'))
    return { type: 'captured', occurredAt: Math.max(now, expiresAt) }
  if (state !== 'created' || type === 'late') return null
  if (type === 'approve') return { type: 'authorised', occurredAt: now }
  return { type: type === 'decline' ? 'declined' : 'expired', occurredAt: now }
}

/** A player with payments at the provider, whose reports wait to be delivered in any order, and may be delivered more than once. */
async function startSchedule(amounts: readonly number[]) {
  const player = await createTestPlayer(platform.platform)
  const reports: ProviderCallback[] = []
  const payments: { id: string; amount: number }[] = []
  for (const amount of amounts) {
    const row = await inTransaction(async (context) => {
      const values = { playerId: player.id, method: 'mobilepay' as const, amount, bonusCode: '', returnUrl: () => 'http://site.test' }
      const created = await createDeposit(context, values)
      await createProviderPayment(context, { depositLogId: created.id, expiresAt: created.expiresAt })
      return created
    })
    payments.push({ id: row.id, amount })
  }
  const setPause = (pausedUntil: number | null) =>
    inTransaction(({ db }) => db.update(players).set({ pausedUntil }).where(eq(players.id, player.id)))

  const take = async (taken: Step): Promise<unknown> => {
    if (taken.type === 'wait') return platform.clock.advance(taken.seconds * secondMs)
    if (taken.type === 'sweep') return sweepPayments(platform.platform)
    if (taken.type === 'pause') return setPause(platform.clock.now() + 60 * minuteMs)
    if (taken.type === 'resume') return setPause(null)
    if ('report' in taken) {
      const report = reports[taken.report % Math.max(1, reports.length)]
      if (!report) return
      if (taken.type === 'deliver') return receiveCallback(platform.platform, report)
      const crash = new Error('the process ended before the commit')
      const transaction: typeof platform.platform.transaction = (work) =>
        inTransaction(async (context) => {
          await work(context)
          throw crash
        })
      return expect(receiveCallback({ transaction }, report)).rejects.toBe(crash)
    }
    const payment = payments['payment' in taken ? taken.payment % payments.length : 0]
    if (!payment) return
    if (taken.type === 'ask' || taken.type === 'cancel') {
      return inTransaction(async (context) => {
        const row = await refreshFromProvider(context, await requireDeposit(context, player.id, payment.id))
        if (taken.type === 'cancel') await cancelDeposit(context, row)
      })
    }
    return inTransaction(async (context) => {
      const known = await findProviderPayment(context, payment.id)
      const event = known && answerOf(taken.type, known.state, known.expiresAt, context.now)
      if (!known || !event) return
      await answerProviderPayment(context, known, event)
      reports.push({ eventId: newId(), depositLogId: payment.id, amount: payment.amount, currency: 'DKK', ...event })
    })
  }
  return { player, payments, take }
}

/** What the platform, its ledger, the statement and the provider say about a payment, once nothing more happens to it. */
const describePayment = (id: string) =>
  inTransaction(async (context) => {
    const { db } = context
    const row = await lockDeposit(context, id)
    if (!row) throw new Error('the payment is gone')
    const statement = await db.select().from(transfers).where(eq(transfers.externalId, id))
    return {
      row,
      receipt: (await toDepositLog(context, row, { url: 'http://provider.test', parameters: {} })).state,
      credits: (await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.reference, id))).length,
      statement: statement.map(({ state, amount }) => ({ state, amount })),
      provider: (await findProviderPayment(context, id)) ?? { state: 'none', answeredAt: null },
    }
  })

/** By the provider's last word: it has the money, has sent it back, or never took it. */
const endings = {
  captured: { states: ['captured'], receipt: 'approved', credits: 1, transfer: 'implemented' },
  refunded: { states: ['returned'], receipt: 'returned', credits: 0, transfer: 'reversed' },
  declined: { states: ['declined'], receipt: 'declined', credits: 0, transfer: null },
  expired: { states: ['declined', 'expired'], receipt: 'declined', credits: 0, transfer: null },
}

it(`any of ${run.numRuns} schedules of answers, reports, crashes, pauses and the clock ends in one credit or none, with the right receipt`, {
  timeout: 120_000 + 1000 * run.numRuns,
}, async () => {
  const amounts = fc.array(fc.integer({ min: 10_000, max: 90_000 }), { minLength: 1, maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(amounts, fc.array(step, { minLength: 4, maxLength: 16 }), async (paid, steps) => {
      ran += 1
      const { player, payments, take } = await startSchedule(paid)
      for (const taken of steps) await take(taken)
      // The sweep finds what was never reported, and ends what was never answered.
      platform.clock.advance(10 * minuteMs)
      await sweepPayments(platform.platform)
      let credited = 0
      for (const { id, amount } of payments) {
        const { row, provider, ...found } = await describePayment(id)
        expect(isOpenDeposit(row)).toBe(false)
        const { states, transfer, ...expected } = endings[provider.state as keyof typeof endings] // an unknown one fails here
        expect(states).toContain(row.state)
        if (row.state === 'captured') expect(provider.answeredAt).toBeLessThan(row.expiresAt)
        ended.set(row.state, (ended.get(row.state) ?? 0) + 1)
        expect(found).toEqual({ ...expected, statement: transfer ? [{ state: transfer, amount }] : [] })
        credited += expected.credits * amount
      }
      expect((await inTransaction((context) => readBalances(context, player.id))).TotalBalance).toBe(credited)
    }),
    run,
  )
  expect((await inTransaction(auditLedger)).balanced).toBe(true)
  // the schedules reach every ending
  expect([...ended.keys()].toSorted()).toEqual(['captured', 'declined', 'expired', 'returned'])
})
