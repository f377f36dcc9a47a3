import { expect, it } from 'vitest'
import { insertValues } from './insertValues.ts'

it('replaces the names that it has values for, and no other', () => {
  const values = { minAge: 21, min: 18 }
  expect(insertValues('Fra {minAge} år ({min}), {constructor}, {ukendt} og {}', values)).toBe(
    'Fra 21 år (18), {constructor}, {ukendt} og {}',
  )
  expect(insertValues('{a}', { a: '{minAge}', minAge: 1 })).toBe('{minAge}')
})
