import { describe, expect, it } from 'vitest'
import { kroner } from '../../format/money.ts'
import { bonusKindOf, grantedValue, isOffered, matchedAmount, wageringBaseOf, wageringRequirement } from './bonusKind.ts'

const none = { spins: 0, spinValue: 0, matchPercent: 0, matchMax: 0, credit: 0, wageringMultiplier: 10, wageringBase: 'grant' } as const
const spins = { ...none, spins: 500, spinValue: 20 }
const match = { ...none, matchPercent: 100, matchMax: 50_000 }
const credit = { ...none, credit: 5_000 }

describe('the kind of a bonus', () => {
  it.each([
    ['freeSpins', spins],
    ['depositMatch', match],
    ['credit', credit],
  ])('is %s', (kind, terms) => expect(bonusKindOf({ terms })).toBe(kind))
})

describe('a bonus is offered', () => {
  const bonus = { status: 'active', scheduleFrom: 100, scheduleTo: 200 } as const
  it.each([
    ['from its first moment', bonus, 100, true],
    ['to its last', bonus, 200, true],
    ['not before', bonus, 99, false],
    ['not after', bonus, 201, false],
    ['always without a schedule', { ...bonus, scheduleFrom: null, scheduleTo: null }, 1, true],
    ['until its end without a beginning', { ...bonus, scheduleFrom: null }, 201, false],
    ['from its beginning without an end', { ...bonus, scheduleTo: null }, 99, false],
    ['not once it is closed', { ...bonus, status: 'closed' }, 150, false],
  ] as const)('%s', (_, offer, now, offered) => expect(isOffered(offer, now)).toBe(offered))
})

describe('what a bonus gives with a deposit', () => {
  it('is the share of the deposit, rounded down, and at most the maximum', () => {
    expect(matchedAmount(20_000, match)).toBe(20_000)
    expect(matchedAmount(50_001, match)).toBe(50_000)
    expect(matchedAmount(10_001, { ...match, matchPercent: 50 })).toBe(5_000)
  })

  it('is the worth of its spins, of its match or of its credit', () => {
    expect(grantedValue(0, spins)).toBe(kroner(100))
    expect(grantedValue(20_000, match)).toBe(kroner(200))
    expect(grantedValue(0, match)).toBe(0)
    expect(grantedValue(20_000, credit)).toBe(kroner(50))
  })
})

/** RULES, *Wagering never counts winnings*: ten times the grant, or deposit and grant. 500 spins at 0,20 kr. are 10 × 100 kr. */
describe('the wagering requirement', () => {
  it('is a multiple of the grant, known before the first spin', () => {
    expect(wageringRequirement(10_000, spins)).toBe(kroner(1_000))
    expect(wageringRequirement(20_000, match)).toBe(kroner(2_000))
    expect(wageringRequirement(0, credit)).toBe(kroner(500))
  })

  it('is a multiple of the deposit and the grant where the terms say so', () => {
    const both = { ...match, wageringBase: 'depositAndGrant' } as const
    expect(wageringBaseOf(20_000, match)).toBe(kroner(200))
    expect(wageringBaseOf(20_000, both)).toBe(kroner(400))
    expect(wageringRequirement(20_000, both)).toBe(kroner(4_000))
  })

  it('is a whole number of øre, rounded up', () => {
    expect(wageringRequirement(10_001, { ...match, wageringMultiplier: 2.5 })).toBe(25_003)
  })
})
