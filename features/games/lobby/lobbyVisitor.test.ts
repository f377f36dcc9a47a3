import { describe, expect, it } from 'vitest'
import { isForVisitor, lobbyVisitorOf } from './lobbyVisitor.ts'

const profile = { firstName: 'Freja', playerType: 'Depositor', pausedUntil: null, chosenBonusCode: '' } as const
const until = Date.UTC(2026, 10, 23)

describe('lobbyVisitorOf', () => {
  it.each([
    ['a guest', false, null, { type: 'guest' }],
    ['a player without a profile', true, null, { type: 'player' }],
    ['a depositor', true, profile, { type: 'depositor', firstName: 'Freja', recent: [] }],
    ['a new player', true, { ...profile, playerType: 'Non-Depositor' }, { type: 'newPlayer', withBonus: false }],
    [
      'a new player with a bonus',
      true,
      { ...profile, playerType: 'Non-Depositor', chosenBonusCode: 'VELKOMST' },
      { type: 'newPlayer', withBonus: true },
    ],
    ['a paused depositor', true, { ...profile, pausedUntil: until }, { type: 'paused', until }],
    ['a paused new player', true, { ...profile, playerType: 'Non-Depositor', pausedUntil: until }, { type: 'paused', until }],
  ] as const)('%s', (_, loggedIn, of, expected) => {
    expect(lobbyVisitorOf(loggedIn, of, [])).toEqual(expected)
  })
})

describe('isForVisitor', () => {
  const visitors: Record<string, Parameters<typeof isForVisitor>[1]> = {
    guest: { type: 'guest' },
    player: { type: 'player' },
    newPlayer: { type: 'newPlayer', withBonus: false },
    newPlayerWithBonus: { type: 'newPlayer', withBonus: true },
    depositor: { type: 'depositor', firstName: 'Freja', recent: [] },
  }
  it.each([
    ['everyone', ['guest', 'player', 'newPlayer', 'newPlayerWithBonus', 'depositor']],
    ['guests', ['guest']],
    ['players', ['player', 'newPlayer', 'newPlayerWithBonus', 'depositor']],
    ['newPlayers', ['newPlayer']],
    ['newPlayersWithBonus', ['newPlayerWithBonus']],
    ['depositors', ['depositor']],
  ] as const)('a campaign for %s is shown to %j and never in a pause', (audience, expected) => {
    const shown = Object.entries(visitors).flatMap(([name, visitor]) => (isForVisitor(audience, visitor) ? [name] : []))
    expect(shown).toEqual(expected)
  })
})
