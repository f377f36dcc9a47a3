import { expect, it } from 'vitest'
import texts from '../texts.json' with { type: 'json' }
import { refusalText } from './refusalText.ts'

const t = (name: string, values: Readonly<Record<string, string>> = {}): string =>
  name === 'max_bet' ? texts.max_bet.replace('{amount}', values.amount ?? '') : name

it('names the greatest stake of the bonus in kroner', () => {
  expect(refusalText(t, 'ERR_MAX_BET', { maxBet: 10_000 })).toMatch(/^Med din aktive bonus kan du højst have 100.kr\. i spil ad gangen/)
})

it('has the general text of any other refusal, and of a stake whose bound is not known', () => {
  expect(refusalText(t, 'ERR_MAX_BET', {})).toBe('ERR_MAX_BET')
  expect(refusalText(t, 'ERR_PAUSED', { maxBet: 10_000 })).toBe('ERR_PAUSED')
})
