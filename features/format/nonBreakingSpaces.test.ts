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

test('no line break between a number and the time that it counts', () => {
  expect(insertNonBreakingSpaces('Hold pause i 24 timer, {days} dage eller et år')).toBe(
    'Hold pause i 24\u00a0timer, {days}\u00a0dage eller et år',
  )
  expect(insertNonBreakingSpaces('om 5 minutter')).toBe('om 5\u00a0minutter')
})

test('no line break after "pr.", or inside a product', () => {
  expect(insertNonBreakingSpaces('{amount} pr. uge, pr. {period}')).toBe('{amount} pr.\u00a0uge, pr.\u00a0{period}')
  expect(insertNonBreakingSpaces('i alt ({times} × {amount})')).toBe('i alt ({times}\u00a0×\u00a0{amount})')
})

test('other spaces are unchanged', () => {
  const text = 'Vælg 2 kroner, 3 spins og kl. otte: 4 timers pause'
  expect(insertNonBreakingSpaces(text)).toBe(text)
})

test('is idempotent', () => {
  const once = insertNonBreakingSpaces('0,20 kr. kl. 9')
  expect(insertNonBreakingSpaces(once)).toBe(once)
})
