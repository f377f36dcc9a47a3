import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { memoizeAxeColors } from './lib/axeColors.mjs'

/** The part of axe's colour that contrasts are computed from; axe's types leave it out. */
interface ParsedColor {
  r: number
  g: number
  b: number
  red: number
  green: number
  blue: number
  alpha: number
  parseString(text: string): ParsedColor
  toHexString(): string
}
type ColorConstructor = new (red: number, green: number, blue: number) => ParsedColor
const { Color } = (axe as unknown as { commons: { color: { Color: ColorConstructor } } }).commons.color // axe's types leave it out

const values = (color: ParsedColor) => {
  const { r, g, b, red, green, blue, alpha } = color
  return { r, g, b, red, green, blue, alpha, hex: color.toHexString() }
}
const texts = [
  'rgb(0, 0, 0)',
  'rgba(12, 34, 56, 0.5)',
  'oklch(0.72 0.19 150)',
  'oklch(0.9 0.4 30 / 0.3)',
  'color(srgb 0.2 0.4 0.6)',
  'transparent',
]

test('axe with memoized colours parses as it did, and each colour once', () => {
  const original = vi.spyOn(Color.prototype, 'parseString')
  const expected = texts.map((text) => values(new Color(0, 0, 0).parseString(text)))
  memoizeAxeColors(axe)
  original.mockClear()
  for (const pass of ['first', 'again']) {
    const parsed = texts.map((text) => values(new Color(9, 9, 9).parseString(text)))
    expect(parsed, pass).toEqual(expected)
  }
  expect(original).toHaveBeenCalledTimes(texts.length)
})

test('a colour that axe cannot parse is refused each time', () => {
  memoizeAxeColors(axe)
  for (const _ of ['first', 'again']) expect(() => new Color(0, 0, 0).parseString('no colour')).toThrow('Unable to parse color')
})
