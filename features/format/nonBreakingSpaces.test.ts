import { expect, test } from 'vitest'
import { insertNonBreakingSpaces } from './nonBreakingSpaces.ts'

test('no line break between an amount and its unit, or inside a time', () => {
  expect(insertNonBreakingSpaces('Sæt 100 kr. ind, alle dage kl. 10–18.')).toBe('Sæt 100\u00a0kr. ind, alle dage kl.\u00a010–18.')
  expect(insertNonBreakingSpaces('Åbner kl. {time}')).toBe('Åbner kl.\u00a0{time}')
})

test('no line break between a number and its percent sign', () => {
  expect(insertNonBreakingSpaces('Få 50 % oveni, {share} % i alt')).toBe('Få 50\u00a0% oveni, {share}\u00a0% i alt')
})

test('no line break inside a telephone number', () => {
  expect(insertNonBreakingSpaces('Ring 70 22 28 25.')).toBe('Ring 70\u00a022\u00a028\u00a025.')
  expect(insertNonBreakingSpaces('Kort 4111 11 11 11')).toBe('Kort 4111 11 11 11')
})

test('other spaces are unchanged', () => {
  expect(insertNonBreakingSpaces('Vælg 2 kroner, 3 spins og kl. otte')).toBe('Vælg 2 kroner, 3 spins og kl. otte')
})

test('is idempotent', () => {
  const once = insertNonBreakingSpaces('0,20 kr. kl. 9')
  expect(insertNonBreakingSpaces(once)).toBe(once)
})
