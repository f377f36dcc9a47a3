import { expect, it } from 'vitest'
import type { OfferedBonus } from '../api/entities/offeredBonus.ts'
import type { AccountBonus } from './calls.ts'
import { type AccountBonusesEvent, type AccountBonusesState, accountBonusesReducer, initialAccountBonusesState } from './model.ts'

// only passed on
const offer = { bonusCode: 'SPINS' } as OfferedBonus
const bonus = { id: 'b1' } as AccountBonus
const after = (...events: readonly AccountBonusesEvent[]): AccountBonusesState =>
  events.reduce(accountBonusesReducer, initialAccountBonusesState)

it('shows an offer and the result of an action', () => {
  expect(after({ type: 'offered', offer })).toEqual({ type: 'offered', offer, error: null })
  expect(after({ type: 'offered', offer }, { type: 'done', notice: 'granted' })).toEqual({ type: 'idle', error: null, notice: 'granted' })
})

it('asks before it cancels, and forgets the notice of the action before', () => {
  const asked = after({ type: 'done', notice: 'granted' }, { type: 'cancelAsked', bonus })
  expect(asked).toEqual({ type: 'cancelling', bonus, error: null })
  expect(accountBonusesReducer(asked, { type: 'dismissed' })).toEqual(initialAccountBonusesState)
})

it.each<[string, readonly AccountBonusesEvent[], Partial<AccountBonusesState>]>([
  ['a code', [{ type: 'done', notice: 'removed' }], { type: 'idle', error: 'Fejl', notice: null }],
  ['an offer', [{ type: 'offered', offer }], { type: 'offered', offer, error: 'Fejl' }],
  ['a cancellation', [{ type: 'cancelAsked', bonus }], { type: 'cancelling', bonus, error: 'Fejl' }],
])('keeps the place of a failure: %s', (_, events, expected) => {
  expect(after(...events, { type: 'failed', message: 'Fejl' })).toEqual(expected)
})

it('forgets an error with the next attempt', () => {
  expect(after({ type: 'failed', message: 'Fejl' }, { type: 'offered', offer })).toEqual({ type: 'offered', offer, error: null })
})
