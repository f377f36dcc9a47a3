import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signedAmount } from '../api/entities/transferAmount.ts'
import { addDays, danishDate, danishMidnight } from '../format/date.ts'
import { formatKrSigned, kroner, ore } from '../format/money.ts'
import type { Round } from './calls.ts'
import { statusFilters, transferKinds } from './constants.ts'
import {
  dateBounds,
  parseTransactionsSearch,
  paymentTotals,
  periodBounds,
  reachablePeriod,
  roundsByDay,
  roundTotals,
  toTransactionsSearch,
  transactionPeriods,
} from './model.ts'

const øre = fc.integer({ min: 0, max: 100_000_000 }).map(ore)
const rounds = fc.array(
  fc.record({ stake: øre, gain: øre, status: fc.constantFrom('implemented' as const, 'reversed' as const, 'initiated' as const) }),
)
const kinds = fc.constantFrom(
  'deposit' as const,
  'refund' as const,
  'chargeback' as const,
  'withdrawal' as const,
  'transfer_bonus' as const,
  'bonus_win' as const,
  'cancelled_bonus' as const,
)

describe('totals', () => {
  it('are exact to the øre: net is gain minus stake, independent of paging', () => {
    fc.assert(
      fc.property(rounds, fc.nat(), (all, cut) => {
        const total = roundTotals(all)
        const [first, rest] = [roundTotals(all.slice(0, cut)), roundTotals(all.slice(cut))]
        expect(total.net).toBe(total.gain - total.stake)
        expect(total.stake).toBe(first.stake + rest.stake)
        expect(total.gain).toBe(first.gain + rest.gain)
      }),
    )
  })

  it('exclude reversed rounds', () => {
    expect(roundTotals([{ stake: kroner(5), gain: kroner(2), status: 'reversed' }])).toEqual({ stake: 0, gain: 0, net: 0 })
  })

  it('leave out an amount that is not known', () => {
    const totals = roundTotals([
      { stake: kroner(5), gain: null, status: 'implemented' },
      { stake: null, gain: kroner(2), status: 'implemented' },
    ])
    expect(totals).toEqual({ stake: kroner(5), gain: kroner(2), net: kroner(-3) })
  })

  it('count completed payments only, independent of their sign in the response', () => {
    const money = (value: number) => ({ value: ore(value), currency: 'DKK' as const })
    const totals = paymentTotals([
      { type: 'deposit', amount: money(50_000), state: 'implemented' },
      { type: 'deposit', amount: money(10_000), state: 'initiated' },
      { type: 'withdrawal', amount: money(-20_000), state: 'implemented' },
      { type: 'withdrawal', amount: money(7_000), state: 'reversed' },
      { type: 'refund', amount: money(-3_000), state: 'implemented' },
      { type: 'chargeback', amount: money(-500), state: 'implemented' },
      { type: 'transfer_bonus', amount: money(9_000), state: 'implemented' },
    ])
    expect(totals).toEqual({ paidIn: 50_000, paidOut: 23_500 })
  })
})

describe('amounts', () => {
  it('are signed by the type of transfer', () => {
    fc.assert(
      fc.property(kinds, fc.integer({ min: -1_000_000, max: 1_000_000 }), (type, value) => {
        const signed = signedAmount({ type, amount: { value: ore(value), currency: 'DKK' } })
        expect(Math.abs(signed)).toBe(Math.abs(value))
        expect(/^[+−]?/.exec(formatKrSigned(signed))?.[0]).toBe(
          value === 0 ? '' : ['withdrawal', 'refund', 'chargeback', 'cancelled_bonus'].includes(type) ? '−' : '+',
        )
      }),
    )
  })
})

const days = fc.integer({ min: 0, max: 3000 }).map((day) => addDays('2024-01-01', day))

describe('the URL of the transactions page', () => {
  it('round-trips list, period, kind and status', () => {
    fc.assert(
      fc.property(
        fc.record({
          view: fc.constantFrom('payments' as const, 'rounds' as const),
          period: fc.oneof(
            fc.constantFrom(...transactionPeriods).map((days) => ({ type: 'days' as const, days })),
            fc.tuple(days, fc.nat({ max: 90 })).map(([from, length]) => ({ type: 'dates' as const, from, to: addDays(from, length) })),
          ),
          kind: fc.constantFrom(...transferKinds),
          status: fc.constantFrom(...statusFilters),
        }),
        (query) => {
          expect(parseTransactionsSearch(toTransactionsSearch(query))).toEqual(query)
        },
      ),
    )
  })

  it.each([
    '',
    '?dage=365',
    '?fra=2026-02-30&til=2026-03-01',
    '?fra=2026-13-01&til=2026-13-02',
    '?fra=2026-11-01&til=2026-11-99',
    '?fra=0000-00-00&til=0000-00-00',
    '?fra=2026-03-02&til=2026-03-01',
    '?fra=2026-03-02',
    '?dage=abc&vis=ukendt&type=ukendt&status=ukendt',
  ])('defaults to 30 days of all payments for %s', (search) => {
    expect(parseTransactionsSearch(search)).toEqual({ view: 'payments', period: { type: 'days', days: 30 }, kind: 'all', status: 'all' })
  })

  it('covers at most 90 days', () => {
    const now = Date.UTC(2026, 10, 22, 12)
    for (const length of transactionPeriods)
      expect(periodBounds({ type: 'days', days: length }, 0).from).toBeGreaterThanOrEqual(-90 * 24 * 3_600_000)
    expect(dateBounds(now)).toEqual({ min: '2026-08-24', max: '2026-11-22' })
    expect(reachablePeriod({ type: 'dates', from: '2020-01-01', to: '2030-01-01' }, now)).toEqual({
      type: 'dates',
      from: '2026-08-24',
      to: '2026-11-22',
    })
  })

  it('takes whole days of Denmark, also where the clock changes', () => {
    expect(periodBounds({ type: 'dates', from: '2026-10-25', to: '2026-10-25' }, 0)).toEqual({
      from: Date.parse('2026-10-24T22:00:00Z'),
      to: Date.parse('2026-10-25T23:00:00Z') - 1,
    })
    expect(periodBounds({ type: 'dates', from: '2026-03-29', to: '2026-03-29' }, 0)).toEqual({
      from: Date.parse('2026-03-28T23:00:00Z'),
      to: Date.parse('2026-03-29T22:00:00Z') - 1,
    })
    fc.assert(
      fc.property(days, (date) => {
        expect(danishDate(danishMidnight(date))).toBe(date)
        expect(danishDate(danishMidnight(date) - 1)).toBe(addDays(date, -1))
      }),
    )
  })

  it('divides rounds by day in Denmark, in the order of the list', () => {
    const round = (time: string, id: string): Round => ({
      transactionId: id,
      orderId: id,
      game: 'Langskib',
      time: Date.parse(time),
      stake: ore(500),
      gain: ore(0),
      status: 'implemented',
      checkable: false,
    })
    const [late, early, before] = [
      round('2026-11-20T23:30:00Z', 'late'), // half past midnight in Denmark
      round('2026-11-20T22:59:00Z', 'early'),
      round('2026-11-20T09:00:00Z', 'before'),
    ]
    expect(roundsByDay([late, early, before])).toEqual([
      { date: '2026-11-21', rounds: [late] },
      { date: '2026-11-20', rounds: [early, before] },
    ])
  })
})
