import { describe, expect, it } from 'vitest'
import { kroner } from '../format/money.ts'
import { builtInForms } from '../forms/formRegistries.ts'
import { type DepositLocation, initialLocation, parseDepositSearch } from './depositUrl.ts'
import { amountFormSchema } from './form.ts'

describe('parseDepositSearch', () => {
  it.each(['', '?trin=kort', '?trin=kort&beloeb=-5', '?trin=kort&beloeb=1e9', '?trin=kort&beloeb=0', '?trin=ukendt&beloeb=x'])(
    'returns the amount step for %s',
    (search) => {
      expect(parseDepositSearch(search)).toEqual({ step: 'amount', amount: null, bonusCode: '', depositLogId: null })
    },
  )

  it('reads a bonus code from the URL', () => {
    expect(parseDepositSearch('?bonus=VELKOMST').bonusCode).toBe('VELKOMST')
  })
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
    const form = amountFormSchema({ min: kroner(100), left: null })
    expect(form.safeParse({ amount: kroner(500), withBonus: false, bonusCode: '' }).success).toBe(true)
  })
  it('is not read from the URL', () => {
    expect(parseDepositSearch('trin=kort&beloeb=500&bonus=VELKOMST', false)).toMatchObject({
      step: 'card',
      amount: kroner(500),
      bonusCode: '',
    })
  })
})
