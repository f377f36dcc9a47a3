import { describe, expect, it } from 'vitest'
import { kroner, ore } from '../format/money.ts'
import { builtInForms } from '../forms/formRegistries.ts'
import { paths } from '../navigation/paths.ts'
import {
  type DepositLocation,
  depositHref,
  initialLocation,
  isNewCardSearch,
  newCardSearch,
  parseDepositSearch,
  toDepositSearch,
} from './depositUrl.ts'
import { amountFormSchema } from './form.ts'

describe('parseDepositSearch', () => {
  it.each([
    '',
    '?trin=betaling',
    '?trin=betaling&beloeb=-5',
    '?trin=betaling&beloeb=1e9',
    '?trin=betaling&beloeb=0',
    '?trin=ukendt&beloeb=x',
  ])('returns the amount step for %s', (search) => {
    expect(parseDepositSearch(search)).toEqual({ step: 'amount', amount: null, bonusCode: '', depositLogId: null })
  })

  it('reads a bonus code from the URL, trimmed and at most 40 characters', () => {
    expect(parseDepositSearch('?bonus=VELKOMST').bonusCode).toBe('VELKOMST')
    expect(parseDepositSearch(`?bonus=+${'A'.repeat(50)}`).bonusCode).toBe('A'.repeat(40))
  })

  it.each([
    ['500,50', 50_050],
    ['500kr', null],
  ])('parses the amount %s kr. as %s øre', (text, amount) => {
    expect(parseDepositSearch(`beloeb=${text}`)).toEqual({ step: 'amount', amount, bonusCode: '', depositLogId: null })
  })

  it('reads the payment of a receipt only, at most 64 characters of its id', () => {
    expect(parseDepositSearch(`trin=kvittering&id=${'1'.repeat(70)}`).depositLogId).toBe('1'.repeat(64))
    expect(parseDepositSearch('trin=kvittering&id=').depositLogId).toBeNull()
    expect(parseDepositSearch('trin=kvittering')).toEqual({ step: 'receipt', amount: null, bonusCode: '', depositLogId: null })
    expect(parseDepositSearch('trin=betaling&beloeb=100&id=1')).toEqual({
      step: 'payment',
      amount: 10_000,
      bonusCode: '',
      depositLogId: null,
    })
  })
})

describe('the query string of a location', () => {
  const location: DepositLocation = { step: 'payment', amount: ore(10_050), bonusCode: '', depositLogId: null }

  it.each([
    [{ ...location, step: 'amount', amount: null }, ''],
    [{ ...location, step: 'amount' }, 'beloeb=100.50'],
    [location, 'trin=betaling&beloeb=100.50'],
    [{ ...location, amount: kroner(100), bonusCode: 'Æ & B' }, 'trin=betaling&beloeb=100&bonus=%C3%86+%26+B'],
    [{ ...location, step: 'receipt', amount: null, depositLogId: '7' }, 'trin=kvittering&id=7'],
    [{ ...location, step: 'receipt', amount: null }, 'trin=kvittering'],
    [{ ...location, depositLogId: '7' }, 'trin=betaling&beloeb=100.50'],
  ] as const)('%j: %s', (given, search) => {
    expect(toDepositSearch(given)).toBe(search)
    expect(depositHref(given)).toBe(search ? `${paths.deposit}?${search}` : paths.deposit)
  })
})

it('returns from the identity provider to the same payment, with a new card chosen', () => {
  const location: DepositLocation = { step: 'payment', amount: kroner(500), bonusCode: 'VELKOMST', depositLogId: null }
  const search = newCardSearch(location)
  expect([isNewCardSearch(search), parseDepositSearch(search)]).toEqual([true, location])
  expect(isNewCardSearch(toDepositSearch(location))).toBe(false)
})

describe('the bonus chosen at registration', () => {
  const fresh: DepositLocation = { step: 'amount', amount: null, bonusCode: '', depositLogId: null }

  it('is the default of a new deposit', () => {
    expect(initialLocation(fresh, 'VELKOMST').bonusCode).toBe('VELKOMST')
  })

  it('is not applied once an amount, a code or a later step is given', () => {
    for (const place of [
      { ...fresh, amount: kroner(200) },
      { ...fresh, bonusCode: 'ANDEN' },
      { ...fresh, step: 'receipt' as const },
    ])
      expect(initialLocation(place, 'VELKOMST')).toEqual(place)
  })
})

describe('a bonus code field hidden by the registry', () => {
  it('is the only optional field, and the form is valid without it', () => {
    const hidden = Object.values(builtInForms.deposit).flatMap((section) =>
      Object.entries(section).flatMap(([name, { required }]) => (required ? [] : [name])),
    )
    expect(hidden).toEqual(['bonusCode'])
    const form = amountFormSchema({ min: kroner(100), max: kroner(1000), limit: null })
    expect(form.safeParse({ amount: kroner(500), withBonus: false, bonusCode: '' }).success).toBe(true)
  })
  it('is not read from the URL', () => {
    expect(parseDepositSearch('trin=betaling&beloeb=500&bonus=VELKOMST', false)).toMatchObject({
      step: 'payment',
      amount: kroner(500),
      bonusCode: '',
    })
  })
})
