import { expect, test } from 'vitest'
import { findMalformedText } from './malformedText.ts'

test('text with NUL or half of a surrogate pair is found wherever it stands', () => {
  expect(findMalformedText({ a: 'x\0', b: [{ c: '\ud800' }, 'fine'], d: { 'e\udc00': 'x' } }).sort()).toEqual(['a', 'b.0.c', 'd'])
})

test('any other text is fine', () => {
  expect(findMalformedText({ a: 'æøå 🎰 \u202e\u200b\r\n\t', b: 1, c: null, d: undefined, e: true, f: '\\u0000' })).toEqual([])
})

test('a value may nest deeper than the stack, and is named by the beginning of its path', () => {
  let deep: unknown = '\0'
  for (let n = 0; n < 50_000; n++) deep = { field: deep }
  expect(findMalformedText(deep)).toEqual([expect.stringMatching(/^field(\.field)+…$/)])
})

test('few paths are named, and no long ones', () => {
  const nested = JSON.parse(`${'{"a":"\\ud800","b":'.repeat(13_000)}1${'}'.repeat(13_000)}`) as unknown
  const wide = { [`${'k'.repeat(100_000)}`]: Array.from({ length: 1000 }, () => '\0') }
  for (const value of [nested, wide]) expect(findMalformedText(value).join().length).toBeLessThan(5000)
})
