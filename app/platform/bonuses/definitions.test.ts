import { expect, it } from 'vitest'
import { findBonusByCode } from '../core/bonusDefinition.ts'
import { readPlatformJson } from '../core/paths.ts'
import { parseBonusDefinitions, readBonusDefinitions } from './definitions.ts'
import { bonusFigures } from './figures.ts'

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
  expect(texts.checkboxText.replaceAll('\u00a0', ' ')).toBe('Ja tak, giv mig 500 spins')
  expect(texts.essentialTerms.replaceAll('\u00a0', ' ')).toContain('Kun nye spillere, 21+. Første indbetaling på mindst 100 kr.')
  expect(JSON.stringify(welcome)).not.toMatch(/\{\w+\}/)
})

/** The configuration as it is written, before its texts are filled. */
const seed = readPlatformJson('seed', 'bonuses.json') as { bonusCode: string; terms: object; bonusRegisterContents: object }[] // checked by the tests themselves
const [freeSpins, depositMatch] = seed
if (!freeSpins || !depositMatch) throw new Error('bonuses.json has no two offers')
const credit = seed.find(({ bonusCode }) => bonusCode === 'PENGE')
const withTerms = (bonus: { terms: object }, change: object) => ({ ...bonus, terms: { ...bonus.terms, ...change } })
const withTexts = (change: object) => ({ ...freeSpins, bonusRegisterContents: { ...freeSpins.bonusRegisterContents, ...change } })
const code = { triggers: ['code'] }

it('accepts the configuration of the seed', () => {
  expect(parseBonusDefinitions(seed)).toHaveLength(seed.length)
})

const depositOf = (spins: number, spinValue: number) => withTerms(freeSpins, { spins, spinValue, minDeposit: spins * spinValue })
it.each([
  ['of 1,000 kr, which is the most', depositOf(5_000, 20)],
  ['whose spins cost an øre', depositOf(500, 1)],
  ['whose stakes are an øre at most', withTerms(freeSpins, { maxBet: 1 })],
  ['whose match is an øre', withTerms(depositMatch, { matchMax: 1, minDeposit: 1 })],
  ['whose wagering is of deposit and grant', withTerms(depositMatch, { wageringBase: 'depositAndGrant' })],
  ['of a first deposit whose wagering is of both', withTerms(freeSpins, { wageringBase: 'depositAndGrant' })],
  ['without a line of terms', withTexts({ keyTerms: '' })],
  ['whose line names the multiplier', withTexts({ keyTerms: '{bonusWagering} gange, højst {bonusMaxBet}, {bonusDays} dage.' })],
  ['whose line names kroner', withTexts({ keyTerms: 'Sats for {bonusRequirement}, højst {bonusMaxBet}, {bonusDays} dage.' })],
])('accepts a bonus %s', (_, bonus) => {
  expect(parseBonusDefinitions([bonus])).toHaveLength(1)
})

it.each([
  ['wagering above 10 times', withTerms(freeSpins, { wageringMultiplier: 11 }), 'must not exceed 10 times'],
  ['fewer than 60 days', withTerms(freeSpins, { validDays: 59 }), '60 days or more'],
  ['a stake above 100 kr', withTerms(freeSpins, { maxBet: 10_001 }), 'must not exceed 100 kr'],
  ['no maximum stake', withTerms(freeSpins, { maxBet: 0 }), 'must not exceed 100 kr'],
  ['spins above 1,000 kr', withTerms(freeSpins, { spins: 5_001 }), 'must not exceed 1,000 kr'],
  [
    'wagering of the winnings',
    withTerms(freeSpins, { wageringBase: 'winnings' }),
    'VELKOMST: terms.wageringBase: wagering never counts winnings',
  ],
  [
    'spins below the required deposit',
    withTerms(freeSpins, { spins: 499 }),
    'VELKOMST: terms.minDeposit: a required deposit has the value of what it gives',
  ],
  ['spins above the required deposit', withTerms(freeSpins, { minDeposit: 9_980 }), 'VELKOMST: terms.minDeposit: a required deposit has'],
  ['a match below the deposit', withTerms(depositMatch, { matchPercent: 50 }), 'DOBBELT: terms.matchPercent: a match gives the value'],
  ['a match above the deposit', withTerms(depositMatch, { matchPercent: 200 }), 'DOBBELT: terms.matchPercent: a match gives the value'],
  [
    'a required deposit above the match',
    withTerms(depositMatch, { minDeposit: 50_001 }),
    'DOBBELT: terms.minDeposit: a required deposit has the value of what it gives',
  ],
  ['a deposit for a code', withTerms(credit ?? freeSpins, { minDeposit: 5_000 }), 'PENGE: terms.minDeposit: a required deposit has'],
  [
    'a base of a deposit that nobody makes',
    withTerms(credit ?? freeSpins, { wageringBase: 'depositAndGrant' }),
    'PENGE: terms.wageringBase: a deposit is in the base only where one is required',
  ],
  ['a match above 1,000 kr', withTerms(depositMatch, { matchMax: 100_001 }), 'must not exceed 1,000 kr'],
  ['a credit above 1,000 kr', { ...withTerms(freeSpins, { spins: 0, credit: 100_001 }), ...code }, 'must not exceed 1,000 kr'],
  ['a match without a maximum', withTerms(depositMatch, { matchMax: 0 }), 'matchMax is required'],
  ['a match and spins', withTerms(depositMatch, { spins: 10, spinValue: 20 }), 'one of them only'],
  ['spins and a credit', { ...withTerms(freeSpins, { credit: 100 }), ...code }, 'one of them only'],
  ['nothing', withTerms(freeSpins, { spins: 0 }), 'one of them only'],
  ['spins without a value', withTerms(freeSpins, { spinValue: 0 }), 'spinValue is required'],
  ['a match by code', { ...depositMatch, ...code }, 'a deposit match belongs to a deposit'],
  ['a credit by deposit', withTerms(freeSpins, { spins: 0, credit: 5_000 }), 'a credit to a code'],
  ['an unknown trigger', { ...freeSpins, triggers: ['birthday'] }, 'triggers'],
  ['no trigger', { ...freeSpins, triggers: [] }, 'triggers'],
  [
    'essential terms without the multiplier',
    withTexts({ essentialTerms: 'Højst {bonusMaxBet} i {bonusDays} dage.' }),
    'must name the wagering, the maximum stake and the days',
  ],
  [
    'essential terms without the stake',
    withTexts({ essentialTerms: '{bonusWagering} gange i {bonusDays} dage.' }),
    'must name the wagering, the maximum stake and the days',
  ],
  [
    'essential terms without the days',
    withTexts({ essentialTerms: '{bonusWagering} gange, højst {bonusMaxBet}' }),
    'must name the wagering, the maximum stake and the days',
  ],
  [
    'essential terms without the wagering in kroner',
    withTexts({ essentialTerms: '{bonusWagering} gange, højst {bonusMaxBet} i {bonusDays} dage.' }),
    'must name the wagering in kroner',
  ],
  [
    'a line of terms without the stake',
    withTexts({ keyTerms: 'Sats for {bonusRequirement} i {bonusDays} dage.' }),
    'the line that stands for',
  ],
  ['a line of terms without the wagering', withTexts({ keyTerms: 'Højst {bonusMaxBet} i {bonusDays} dage.' }), 'the line that stands for'],
  ['no worked example', withTexts({ example: '' }), 'a worked example in kroner'],
  ['an example without figures', withTexts({ example: 'Vind stort.' }), 'a worked example in kroner'],
])('refuses a bonus with %s, and says why', (_, bonus, reason) => {
  expect(() => parseBonusDefinitions([bonus])).toThrow(reason)
})

it('rejects duplicate codes and does not return a closed bonus', () => {
  expect(() => parseBonusDefinitions([freeSpins, { ...freeSpins, bonusCode: 'velkomst' }])).toThrow('twice')
  expect(() => findBonusByCode({ bonuses: [{ ...welcome, status: 'closed' }], now }, 'VELKOMST')).toThrow('no active bonus')
})

it('names the doubled base where the deposit is in it', () => {
  const figures = (terms: object) => bonusFigures({ ...match.terms, ...terms }, { minAge: 18 })
  expect(figures({})).toMatchObject({ bonusWageringBase: '200\u00a0kr.', bonusRequirement: '2.000\u00a0kr.' })
  expect(figures({ wageringBase: 'depositAndGrant' })).toMatchObject({
    bonusWageringBase: '400\u00a0kr.',
    bonusRequirement: '4.000\u00a0kr.',
  })
})

it('includes a deposit match, with its own figures', () => {
  expect(match).toMatchObject({ bonusCode: 'DOBBELT', terms: { spins: 0, matchPercent: 100, matchMax: 50_000 } })
  const { example } = match.bonusRegisterContents
  expect(example.replaceAll('\u00a0', ' ')).toContain(
    'Sætter du 200 kr. ind, får du 200 kr. i bonuspenge. Du skal satse for 2.000 kr. (10 × 200 kr.), før',
  )
  expect(JSON.stringify(match)).not.toMatch(/\{\w+\}/)
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
