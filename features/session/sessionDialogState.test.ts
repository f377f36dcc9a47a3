import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noSessionDialog, type SessionDialogEvent, sessionDialogReducer } from './sessionDialogState.ts'

const ended = { type: 'ended', reason: 'expired' } as const
const event = (type: SessionDialogEvent['type']): SessionDialogEvent => (type === 'ended' ? ended : { type })
const run = (...list: readonly SessionDialogEvent['type'][]) =>
  list.reduce((state, type) => sessionDialogReducer(state, event(type)), noSessionDialog)
const types = ['ended', 'unconfirmed', 'valid', 'retried', 'connectionLost', 'reconnected'] as const

describe('sessionDialogReducer', () => {
  it('begins without a dialog', () => {
    expect(noSessionDialog).toEqual({ type: 'none' })
  })
  it('opens the dialog of an ended session once, with its reason', () => {
    const state = run('ended')
    expect(state).toEqual(ended)
    expect(sessionDialogReducer(state, { type: 'ended', reason: 'loggedOut' })).toBe(state)
    expect(sessionDialogReducer(state, { type: 'unconfirmed' })).toBe(state)
  })
  it('turns a doubt into certainty, either way', () => {
    expect(run('unconfirmed', 'valid')).toEqual(noSessionDialog)
    expect(run('unconfirmed', 'ended')).toEqual(ended)
  })
  it('shows the check that the player asked for, until it has failed, too', () => {
    expect(run('unconfirmed', 'retried')).toEqual({ type: 'unconfirmed', checking: true })
    expect(run('unconfirmed', 'retried', 'unconfirmed')).toEqual({ type: 'unconfirmed', checking: false })
    const checking = run('unconfirmed', 'retried')
    expect(sessionDialogReducer(checking, { type: 'retried' })).toBe(checking)
    const doubt = run('unconfirmed')
    expect(sessionDialogReducer(doubt, { type: 'unconfirmed' })).toBe(doubt)
    expect(run('retried')).toBe(noSessionDialog)
  })
  it('closes any dialog when the connection is lost, and the connection dialog when it is back', () => {
    for (const first of ['ended', 'unconfirmed'] as const) {
      expect(run(first, 'connectionLost')).toEqual({ type: 'lost' })
      expect(run(first, 'connectionLost', 'reconnected')).toEqual(noSessionDialog)
      expect(run(first, 'connectionLost', 'reconnected', 'ended')).toEqual(ended)
    }
    expect(run('ended', 'reconnected')).toEqual(ended)
  })
  it('is the connection dialog exactly while the connection is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...types), { maxLength: 20 }), (list) => {
        const lost = list.lastIndexOf('connectionLost')
        const back = list.lastIndexOf('reconnected')
        expect(run(...list).type === 'lost').toBe(lost > back)
      }),
    )
  })
})
