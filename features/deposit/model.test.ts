import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInForms } from '../config/forms.ts'
import { kroner, type Ore, ore } from '../format/money.ts'
import { type ErrorCode, errorStatus } from '../session/errors.ts'
import { type DepositPlace, readPlace, startingPlace, writePlace } from './address.ts'
import { amountForm } from './form.ts'
import {
  type DepositEvent,
  type DepositState,
  type Failure,
  gateOf,
  isUncertain,
  limitGauge,
  next,
  placeOf,
  stateAt,
  stepNumber,
  tightestLimit,
} from './model.ts'
import { isFinal, outcomeOf, outcomeOfFailure, pollDelay } from './outcome.ts'

const amounts: fc.Arbitrary<Ore> = fc.integer({ min: 1, max: 9_999_999_999 }).map(ore)
const codes = fc.constantFrom(...(Object.keys(errorStatus) as ErrorCode[])) // keys of that very record
const bonusCodes = fc.constantFrom('', 'VELKOMST', 'Æbler & co', '100%')
const choices = fc.record({ amount: amounts, bonusCode: bonusCodes })
const keys = fc.uuid()
const ids = fc.option(fc.uuid(), { nil: null })
const cards = keys.map((accountId) => ({ label: 'Visa •••• 1111', encryptedCvv: 'x', accountId }))
const failures: fc.Arbitrary<Failure> = fc.record({
  code: codes,
  message: fc.constant('Besked'),
  depositLogId: ids,
  fields: fc.constantFrom([], [{ path: 'amount', message: 'Besked' }], [{ path: 'encryptedCvv', message: 'Besked' }]),
})
const places: fc.Arbitrary<DepositPlace> = fc.oneof(
  fc.record({
    step: fc.constant('amount' as const),
    amount: fc.option(amounts, { nil: null }),
    bonusCode: bonusCodes,
    depositLogId: fc.constant(null),
  }),
  fc.record({ step: fc.constant('card' as const), amount: amounts, bonusCode: bonusCodes, depositLogId: fc.constant(null) }),
  fc.record({ step: fc.constant('receipt' as const), amount: fc.option(amounts, { nil: null }), bonusCode: bonusCodes, depositLogId: ids }),
)
const events: fc.Arbitrary<DepositEvent> = fc.oneof(
  fc.record({ type: fc.constant('drafted' as const), amount: fc.option(amounts, { nil: null }), bonusCode: bonusCodes }),
  fc.record({ type: fc.constant('chosen' as const), choice: choices, attempt: keys }),
  fc.record({ type: fc.constant('paid' as const), card: cards }),
  fc.record({ type: fc.constant('accepted' as const), depositLogId: keys, url: fc.option(fc.webUrl(), { nil: null }) }),
  fc.record({ type: fc.constant('failed' as const), failure: failures, nextAttempt: keys }),
  fc.constant({ type: 'repeated' as const }),
  fc.record({ type: fc.constant('otherCard' as const), attempt: keys }),
  fc.constant({ type: 'otherAmount' as const }),
  fc.record({ type: fc.constant('moved' as const), place: places, attempt: keys }),
)
const states = fc
  .tuple(places, keys, fc.array(events, { maxLength: 12 }))
  .map(([place, key, history]) => history.reduce(next, stateAt(place, key)))
const attemptOf = (state: DepositState) => ('attempt' in state ? state.attempt : null)

describe('deposit flow', () => {
  it('repeats the same request under the same key while the answer is uncertain', () => {
    fc.assert(
      fc.property(
        choices,
        keys,
        cards,
        failures.filter(({ code }) => isUncertain(code)),
        keys,
        (choice, attempt, card, failure, nextAttempt) => {
          const paying = next(next(stateAt({ step: 'card', ...choice, depositLogId: null }, attempt), { type: 'paid', card }), {
            type: 'repeated',
          })
          const again = next(next(paying, { type: 'failed', failure, nextAttempt }), { type: 'repeated' })
          expect(again).toEqual({ name: 'paying', choice, attempt, card })
        },
      ),
    )
  })

  it('takes a new key after a certain answer, and never sends an old one again', () => {
    fc.assert(
      fc.property(
        states,
        failures.filter(({ code }) => !isUncertain(code)),
        keys,
        keys,
        (state, failure, nextAttempt, later) => {
          fc.pre(state.name === 'paying')
          const failed = next(state, { type: 'failed', failure, nextAttempt })
          const retried = next(next(failed, { type: 'otherCard', attempt: later }), {
            type: 'chosen',
            choice: state.choice,
            attempt: later,
          })
          expect(attemptOf(retried)).not.toBe(state.attempt)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('starts a payment from the card step or an unanswered one only', () => {
    fc.assert(
      fc.property(states, events, (state, event) => {
        const after = next(state, event)
        if (after.name === 'paying' && state.name !== 'paying') expect(['card', 'unanswered']).toContain(state.name)
      }),
    )
  })

  it('is not left by back, forward or a second click while a payment is under way', () => {
    fc.assert(
      fc.property(states, events, (state, event) => {
        fc.pre(state.name === 'paying' && event.type !== 'accepted' && event.type !== 'failed')
        expect(next(state, event)).toBe(state)
      }),
    )
  })

  it('does not pay when the player goes back to a receipt', () => {
    fc.assert(
      fc.property(ids, events, (depositLogId, event) => {
        const receipt: DepositState = { name: 'receipt', amount: kroner(500), bonusCode: '', depositLogId }
        expect(next(receipt, event).name).not.toBe('paying')
      }),
    )
  })

  it('opens the same step again after a reload', () => {
    fc.assert(
      fc.property(states, keys, (state, attempt) => {
        const reopened = stateAt(readPlace(writePlace(placeOf(state))), attempt)
        expect(placeOf(reopened)).toEqual(placeOf(state))
        const kept = state.name === 'refused' && !state.failure.depositLogId ? 2 : stepNumber(state)
        expect(stepNumber(reopened)).toBe(kept)
      }),
    )
  })

  it('writes no key, card or ciphertext into the address', () => {
    fc.assert(
      fc.property(choices, keys, cards, (choice, attempt, card) => {
        const address = writePlace(placeOf({ name: 'paying', choice, attempt, card }))
        expect(address).not.toContain(attempt)
        expect(address).not.toContain(card.accountId)
      }),
    )
  })

  it('looks for the earlier payment when its key comes back for a different one, and does not pay anew', () => {
    fc.assert(
      fc.property(choices, keys, cards, keys, (choice, attempt, card, nextAttempt) => {
        const fields = [{ path: 'idempotency-key', message: 'Besked' }]
        const failure = { code: 'ERR_VALIDATION' as const, message: 'Besked', depositLogId: null, fields }
        const after = next({ name: 'paying', choice, attempt, card }, { type: 'failed', failure, nextAttempt })
        expect(after).toEqual({ name: 'receipt', ...choice, depositLogId: null })
      }),
    )
  })

  it('sends a wrong bonus code or amount back to its step, with the reason', () => {
    const paying: DepositState = {
      name: 'paying',
      choice: { amount: kroner(500), bonusCode: 'X' },
      attempt: 'a',
      card: { label: '', encryptedCvv: '', accountId: '' },
    }
    for (const code of ['ERR_BONUS_CODE', 'ERR_MIN_AMOUNT'] as const) {
      const failure = { code, message: 'Besked', depositLogId: null, fields: [] }
      expect(next(paying, { type: 'failed', failure, nextAttempt: 'b' })).toEqual({
        name: 'amount',
        amount: kroner(500),
        bonusCode: 'X',
        failure,
      })
    }
  })
})

describe('address', () => {
  it.each(['', '?trin=kort', '?trin=kort&beloeb=-5', '?trin=kort&beloeb=1e9', '?trin=kort&beloeb=0', '?trin=ukendt&beloeb=x'])(
    'opens the amount step for %s',
    (search) => {
      expect(readPlace(search)).toEqual({ step: 'amount', amount: null, bonusCode: '', depositLogId: null })
    },
  )

  it('takes a bonus from a link', () => {
    expect(readPlace('?bonus=VELKOMST').bonusCode).toBe('VELKOMST')
  })
})

const limits = (day: number | null, week: number | null, month: number | null, current = { day, week, month }) => ({
  limitsLeft: { depositDay: day as Ore | null, depositWeek: week as Ore | null, depositMonth: month as Ore | null }, // test amounts are øre
  currentLimits: {
    depositDay: current.day as Ore | null,
    depositWeek: current.week as Ore | null,
    depositMonth: current.month as Ore | null,
  },
  pendingLimits: { depositDay: null, depositWeek: null, depositMonth: null },
})

describe('limits', () => {
  it('lets the tightest decide', () => {
    const left = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null })
    fc.assert(
      fc.property(left, left, left, (day, week, month) => {
        const known = [day, week, month].filter((value) => value !== null)
        expect(tightestLimit(limits(day, week, month))?.left ?? null).toBe(known.length ? Math.min(...known) : null)
      }),
    )
  })

  it('show what the week leaves after this deposit', () => {
    const known = limits(100_000, 200_000, 300_000, { day: 100_000, week: 400_000, month: 300_000 })
    expect(limitGauge(known, kroner(500))).toEqual({ period: 'depositWeek', left: kroner(1500), share: 0.375 })
    expect(limitGauge(known, kroner(5000))).toMatchObject({ left: 0, share: 0 })
    expect(limitGauge(limits(null, null, 50_000), null)).toMatchObject({ period: 'depositMonth', left: 50_000 })
    expect(limitGauge(limits(null, null, null), null)).toBeNull()
  })
})

describe('gate', () => {
  const min = kroner(100)
  const set = limits(100_000, 200_000, 300_000)
  const facts = { limits: set, error: undefined, pausedUntil: null, min }
  const failure = { code: 'ERR_NETWORK' as const, details: {} }

  it('opens with what the tightest limit leaves', () => {
    expect(gateOf(facts)).toEqual({ name: 'open', limits: set, left: 100_000 })
    expect(gateOf({ ...facts, limits: limits(10_000, 200_000, 300_000) }).name).toBe('open')
  })

  it('says why it is closed', () => {
    expect(gateOf({ ...facts, limits: undefined }).name).toBe('loading')
    expect(gateOf({ ...facts, limits: undefined, error: failure })).toEqual({ name: 'failed', code: 'ERR_NETWORK', reference: null })
    expect(gateOf({ ...facts, limits: limits(null, null, null) }).name).toBe('limits-missing')
    expect(gateOf({ ...facts, limits: limits(9_999, 200_000, 300_000) })).toEqual({ name: 'limit-reached', left: 9_999 })
    expect(gateOf({ ...facts, pausedUntil: 1 })).toEqual({ name: 'paused', until: 1 })
  })

  it('stays open when only a refresh failed', () => {
    expect(gateOf({ ...facts, error: failure }).name).toBe('open')
  })
})

describe('asking how a payment stands', () => {
  it('slows down to ten seconds and ends by itself', () => {
    const delays: number[] = []
    for (let delay = pollDelay(0); delay !== null; delay = pollDelay(delays.length)) delays.push(delay)
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(Math.max(...delays)).toBe(10_000)
    const total = delays.reduce((sum, delay) => sum + delay, 0)
    expect(total).toBeGreaterThanOrEqual(150_000)
    expect(total).toBeLessThan(160_001)
  })

  it('ends at every answer but pending', () => {
    const answer = { depositLogId: '1', code: null, amount: kroner(100), bonus: null }
    expect(isFinal(outcomeOf({ ...answer, state: 'pending' }))).toBe(false)
    expect(outcomeOf({ ...answer, state: 'approved' }).name).toBe('approved')
    expect(outcomeOf({ ...answer, state: 'declined', code: 'whatever' })).toMatchObject({ code: 'ERR_DECLINED_OTHER_REASON' })
  })

  it('goes on over a bad line, and stops without a payment or a session', () => {
    expect(outcomeOfFailure('ERR_NETWORK')).toEqual({ name: 'waiting', offline: true })
    expect(outcomeOfFailure('ERR_UPSTREAM')).toEqual({ name: 'waiting', offline: false })
    expect(outcomeOfFailure('ERR_NOT_FOUND').name).toBe('unknown')
    expect(outcomeOfFailure('ERR_UNAUTHENTICATED').name).toBe('logged-out')
  })
})

describe('the bonus chosen at registration', () => {
  const fresh: DepositPlace = { step: 'amount', amount: null, bonusCode: '', depositLogId: null }

  it('is filled in where a deposit begins afresh', () => {
    expect(startingPlace(fresh, 'VELKOMST').bonusCode).toBe('VELKOMST')
  })

  it('never comes back once the player has typed, chosen or gone on', () => {
    for (const place of [
      { ...fresh, amount: kroner(200) },
      { ...fresh, bonusCode: 'ANDEN' },
      { ...fresh, step: 'receipt' as const },
    ])
      expect(startingPlace(place, 'VELKOMST')).toEqual(place)
  })
})

describe('a bonus code that its registry hides', () => {
  it('is the one field that can be hidden, and the form goes on without it', () => {
    const hidden = Object.values(builtInForms.deposit).flatMap((section) =>
      Object.entries(section).flatMap(([name, { required }]) => (required ? [] : [name])),
    )
    expect(hidden).toEqual(['bonusCode'])
    const form = amountForm({ min: kroner(100), left: null })
    expect(form.safeParse({ amount: kroner(500), withBonus: false, bonusCode: '' }).success).toBe(true)
  })
  it('is brought in by no address', () => {
    expect(readPlace('trin=kort&beloeb=500&bonus=VELKOMST', false)).toMatchObject({ step: 'card', amount: kroner(500), bonusCode: '' })
  })
})
