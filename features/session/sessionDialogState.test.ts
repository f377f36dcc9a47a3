import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialSessionDialogState, type SessionDialogEvent, sessionDialogReducer } from './sessionDialogState.ts'

const types = ['expired', 'valid', 'connectionLost', 'reconnected'] as const
const run = (...list: readonly SessionDialogEvent['type'][]) =>
  list.reduce((state, type) => sessionDialogReducer(state, { type }), initialSessionDialogState)

describe('nextDialog', () => {
  it('opens the session dialog once', () => {
    const expired = run('expired')
    expect(expired).toEqual({ openDialog: 'expired', expiryShown: true })
    expect(sessionDialogReducer(expired, { type: 'expired' })).toBe(expired)
  })
  it('closes the session dialog when the connection is lost, and the connection dialog when it is back', () => {
    expect(run('expired', 'connectionLost').openDialog).toBe('lost')
    expect(run('expired', 'connectionLost', 'reconnected').openDialog).toBe('none')
  })
  it('opens the session dialog again when the session has expired after a reconnection', () => {
    expect(run('expired', 'connectionLost', 'reconnected', 'expired').openDialog).toBe('expired')
  })
  it('closes the session dialog when the session turns out to be valid', () => {
    expect(run('expired', 'valid')).toEqual(initialSessionDialogState)
  })
  it('never shows the session dialog without a connection, and only a reconnection closes the connection dialog', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...types), { maxLength: 20 }), (list) => {
        const lost = list.lastIndexOf('connectionLost')
        const back = list.lastIndexOf('reconnected')
        expect(run(...list).openDialog === 'lost').toBe(lost > back)
      }),
    )
  })
})
