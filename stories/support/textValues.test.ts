import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, it } from 'vitest'
import { missingValues } from './textValues.ts'

const missing = (text: string, values?: Readonly<Record<string, unknown>>) => missingValues(compileMessage(text), values)

it('finds a placeholder without a value, and with an empty one', () => {
  expect(missing('Saldo')).toEqual([])
  expect(missing('Mindst {min}', { min: '100,00 kr.' })).toEqual([])
  expect(missing('Mindst {min}')).toEqual(['min'])
  expect(missing('Hej {name}.', { name: '' })).toEqual(['name'])
  expect(missing('{count} spil', { count: 0 })).toEqual([])
})

it('looks only into the branch that is shown', () => {
  const text = '{limited, select, yes {Op til {left} af din {limit}} other {Højst {max}}}'
  expect(missing(text, { limited: 'yes', left: '650,00 kr.' })).toEqual(['limit'])
  expect(missing(text, { limited: 'no', max: '100,00 kr.' })).toEqual([])
  expect(missing(text, {})).toEqual(['limited'])
  const plural = '{count, plural, =0 {Ingen af {name}} one {# fra {one}} other {# fra {many}}}'
  expect([0, 1, 2].map((count) => missing(plural, { count }))).toEqual([['name'], ['one'], ['many']])
})
