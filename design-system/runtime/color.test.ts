import Color from 'colorjs.io'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compositedContrastRatio, parseColor } from './color.ts'

const parsed = (text: string) => {
  const color = parseColor(text)
  if (!color) throw new Error(`${text} was rejected`)
  return color
}
const white = parsed('#fff')

describe('parseColor', () => {
  it.each([
    '#fff',
    '#FFFF',
    '#102030',
    '#10203040',
    'rgb(1, 2, 3)',
    'rgba(1 2 3 / .5)',
    'hsl(210deg 50% 40%)',
    'oklch(0.7 0.1 200 / 50%)',
    'transparent',
  ])('parses %s', (text) => expect(parseColor(text)).not.toBeNull())

  it.each([
    '',
    'red',
    '#ff',
    '#ggg',
    'rgb(1 2)',
    'rgb(1 2 3 4 5)',
    'rgb(256 0 0)',
    'rgb(-1 0 0)',
    'rgb(calc(1) 2 3)',
    'hsl(1 2 3)',
    'oklch(2 0 0)',
    'oklch(.5 0 90%)',
    'rgb(1 2 3 / 2)',
    'lab(1 2 3)',
    'color(srgb 1 0 0)',
    'var(--a)',
    '#fff;',
    `rgb(1 2 3)${' '.repeat(64)}`,
    'rgb(1e2 0 0)',
    'rgb(NaN 0 0)',
  ])('rejects %j', (text) => expect(parseColor(text)).toBeNull())

  it('measures the same contrast as colorjs.io', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    const rgb = fc.tuple(channel, channel, channel).map((c) => `rgb(${c.join(' ')})`)
    const part = fc.integer({ min: 0, max: 100 })
    const hsl = fc.tuple(fc.integer({ min: 0, max: 360 }), part, part).map(([h, s, l]) => `hsl(${h} ${s}% ${l}%)`)
    const grey = fc.integer({ min: 0, max: 1000 }).map((l) => `oklch(${l / 1000} 0.02 ${l % 360})`)
    fc.assert(
      fc.property(fc.oneof(rgb, hsl, grey), (text) => {
        const theirs = new Color(text).toGamut({ space: 'srgb', method: 'clip' }).contrast(new Color('white'), 'WCAG21')
        expect(compositedContrastRatio(parsed(text), white, white)).toBeCloseTo(theirs, 1)
      }),
    )
  })
})
