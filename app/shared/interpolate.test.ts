import { expect, it } from 'vitest'
import { interpolate } from './interpolate.ts'

it.each([
  ['Fra {minAge} år.', 'Fra 21 år.'],
  ['Under {minDeposit}. Lukker du', 'Under 100 kr. Lukker du'],
  ['Mindst {minDeposit}, eller {minAge}.', 'Mindst 100 kr., eller 21.'],
  ['{unknown}. {minDeposit}', '{unknown}. 100 kr.'],
])('fills %j', (text, filled) => expect(interpolate(text, { minAge: 21, minDeposit: '100 kr.' })).toBe(filled))
