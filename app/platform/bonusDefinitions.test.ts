import { expect, it } from 'vitest'
import { findBonusByCode, parseBonusDefinitions, readBonusDefinitions } from './bonusDefinitions.ts'

const [welcome, match] = readBonusDefinitions()
if (!welcome || !match) throw new Error('bonuses.json has no two offers')
const now = Date.UTC(2026, 10, 22)

it('includes the welcome bonus of the specification', () => {
  expect(findBonusByCode({ bonuses: [welcome], now }, ' velkomst ')).toMatchObject({
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
  expect(() => findBonusByCode({ bonuses: [{ ...welcome, status: 'closed' }], now }, 'VELKOMST')).toThrow('no active bonus')
})

it('includes a deposit match, with its own figures', () => {
  expect(match).toMatchObject({ bonusCode: 'DOBBELT', terms: { spins: 0, matchPercent: 100, matchMax: 50_000 } })
  const { example } = match.bonusRegisterContents
  expect(example.replaceAll('\u00a0', ' ')).toContain('Sætter du 200 kr. ind, får du 200 kr. i bonuspenge. Når du har satset for 2.000 kr.')
  expect(JSON.stringify(match)).not.toMatch(/\{\w+\}/)
})

it.each([
  ['value', { matchMax: 100_001 }],
  ['matchMax', { matchMax: 0 }],
  ['matchPercent', { spins: 10, spinValue: 20 }],
])('rejects a deposit match with a wrong %s', (name, change) => {
  expect(() => parseBonusDefinitions([{ ...match, terms: { ...match.terms, ...change } }])).toThrow(name)
})

it.each([
  [{ scheduleFrom: now }, true],
  [{ scheduleFrom: now + 1 }, false],
  [{ scheduleTo: now }, true],
  [{ scheduleTo: now - 1 }, false],
])('returns a bonus within its schedule only: %j', (schedule, found) => {
  const find = () => findBonusByCode({ bonuses: [{ ...welcome, ...schedule }], now }, 'VELKOMST')
  if (found) expect(find()).toMatchObject(schedule)
  else expect(find).toThrow('no active bonus')
})
