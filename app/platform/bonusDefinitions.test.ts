import { expect, it } from 'vitest'
import { findBonusByCode, parseBonusDefinitions, readBonusDefinitions } from './bonusDefinitions.ts'

const [welcome] = readBonusDefinitions()
if (!welcome) throw new Error('bonuses.json has no welcome bonus')

it('includes the welcome bonus of the specification', () => {
  expect(findBonusByCode([welcome], ' velkomst ')).toMatchObject({
    bonusCode: 'VELKOMST',
    terms: { spins: 500, spinValue: 20, minDeposit: 10_000, wageringMultiplier: 10, validDays: 60, maxBet: 10_000 },
  })
})

it('fills in its own terms and the age: no placeholder is left, and nothing is written twice', () => {
  const { name, bonusRegisterContents: texts } = welcome
  expect(name).toBe('Velkomstbonus: 500 spins')
  expect(texts.checkboxText.replaceAll('\u00a0', ' ')).toBe('Ja tak, giv mig 500 spins, når jeg sætter mindst 100 kr. ind')
  expect(texts.essentialTerms.replaceAll('\u00a0', ' ')).toContain('Kun nye spillere, 21+. Første indbetaling på mindst 100 kr.')
  expect(JSON.stringify(welcome)).not.toMatch(/\{\w+\}/)
})

it.each([
  ['wageringMultiplier', 11],
  ['validDays', 59],
  ['maxBet', 10_001],
  ['spins', 5_001],
])('rejects a bonus above a Danish cap: %s = %d', (name, value) => {
  expect(() => parseBonusDefinitions([{ ...welcome, terms: { ...welcome.terms, [name]: value } }])).toThrow(name)
})

it('rejects duplicate codes and does not return a closed bonus', () => {
  expect(() => parseBonusDefinitions([welcome, { ...welcome, bonusCode: 'velkomst' }])).toThrow('twice')
  expect(() => findBonusByCode([{ ...welcome, status: 'closed' }], 'VELKOMST')).toThrow('no active bonus')
})
