import { expect, it } from 'vitest'
import { bonusStanding, type OwnBonuses } from './bonusStanding.ts'

const offer = { bonusCode: 'SPINS', name: '50 spins' }
const none: OwnBonuses = { chosen: null, bonuses: [] }

it.each<[string, Partial<OwnBonuses>, ReturnType<typeof bonusStanding>]>([
  ['nothing', {}, null],
  ['another one', { chosen: { bonusCode: 'OVENI' }, bonuses: [{ name: '100 % oveni', state: 'active' }] }, null],
  ['it, chosen', { chosen: { bonusCode: 'SPINS' } }, 'chosen'],
  ['it, running', { bonuses: [{ name: '50 spins', state: 'active' }] }, 'active'],
  ['it, lost', { bonuses: [{ name: '50 spins', state: 'expired' }] }, 'had'],
  [
    'it, lost and running again',
    {
      bonuses: [
        { name: '50 spins', state: 'cancelled' },
        { name: '50 spins', state: 'active' },
      ],
    },
    'active',
  ],
])('a player who has %s', (_, own, standing) => expect(bonusStanding(offer, { ...none, ...own })).toBe(standing))
