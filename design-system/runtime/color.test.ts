import Color from 'colorjs.io'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compositedContrastRatio, parseColor } from './color.ts'

const parsed = (text: string) => {
  const color = parseColor(text)
  if (!color) throw new Error(`${text} was rejected`)
  return color
}
/** Called inside the tests: a rule that throws while they are collected would skip them. */
const samples = () => ({ white: parsed('#fff'), black: parsed('#000'), halfBlack: parsed('rgb(0 0 0 / 50%)') })

describe('parseColor', () => {
  it.each([
    '#fff',
    '#FFFF',
    '#102030',
    '#10203040',
    'rgb(1, 2, 3)',
    'rgb(1  2   3)',
    'rgba(1 2 3 / .5)',
    'hsl(210deg 50% 40%)',
    'oklch(0.7 0.1 200 / 50%)',
    'transparent',
    'rgb(1 2 3)'.padEnd(128),
    'rgba(255,255,255,0.10000000149011612)',
    'hsl(210.00000000000003deg 50.000000000000014% 40.000000000000036%)',
    'oklch(0.7000000000000001 0.10000000000000002 200.00000000000003 / 0.5000000000000001)',
  ])('parses %s', (text) => expect(parseColor(text)).not.toBeNull())

  it.each([
    '',
    'red',
    '#ff',
    '#ggg',
    'rgb(1 2)',
    'rgb(1 2 3 1 1)',
    'rgb()',
    'rgb(1)',
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
    `rgb(1 2 3)${' '.repeat(128)}`,
    'rgb(1e2 0 0)',
    'rgb(NaN 0 0)',
    '#12345',
    '#1234567',
    '#123456789',
    'a#fff',
    '#fffg',
    'argb(1 2 3)',
    'rgb(1 2 3)a',
    'rgb(1 2 3',
    'rgb((1 2 3))',
    'rgb(1deg 2 3)',
    'rgb(1 2 3deg)',
    'rgb(1 -2 3)',
    'rgb(1 2 101%)',
    'rgb(1 2 a3)',
    'rgb(1 2 3a)',
    'rgb(1 2 3 /)',
    `rgb(1 2 3 / 0.${'1'.repeat(21)})`,
    'rgb(1 2 3 / 90deg)',
    'hsl(0 1 0%)',
    'hsl(0 0% 1)',
    'hsl(50% 0% 0%)',
    'hsl(a 0% 0%)',
    'hsl(0 101% 0%)',
    'hsl(0 0% 101%)',
    'hsl(721 0% 0%)',
    'hsl(-721 0% 0%)',
    'oklch(1.1 0 0)',
    'oklch(.5 .41 0)',
    'oklch(.5 101% 0)',
    'oklch(.5 0 721)',
  ])('rejects %j', (text) => expect(parseColor(text)).toBeNull())

  it.each([
    [' #FFF ', '#fff', 1],
    ['#0F08', '#0f08', 0x88 / 255],
    ['#10203040', '#10203040', 0x40 / 255],
    ['transparent', 'rgb(0 0 0 / 0)', 0],
    ['rgb(1, 2, 3)', 'rgb(1 2 3)', 1],
    ['rgb( 255 0.00004 +3. )', 'rgb(255 0 3)', 1],
    ['RGBA(10%,20%,100%,50%)', 'rgb(25.5 51 255 / 0.5)', 0.5],
    ['rgb(1.23456 0 0 / .12345)', 'rgb(1.2346 0 0 / 0.1235)', 0.12345],
    ['hsl(720deg 0% 100%)', 'hsl(720 0% 100%)', 1],
    ['hsla(-720, 12.5%, 40%, 0.25)', 'hsl(-720 12.5% 40% / 0.25)', 0.25],
    ['oklch(70% 50% 200deg / 1)', 'oklch(0.7 0.2 200)', 1],
    ['oklch(1 .4 -10 / 0)', 'oklch(1 0.4 -10 / 0)', 0],
  ])('writes %s anew as %s', (text, css, alpha) => {
    const color = parsed(text)
    expect(color.css).toBe(css)
    expect(color.alpha).toBeCloseTo(alpha, 10)
  })

  it('measures the same channels as colorjs.io, out-of-gamut ones clipped', () => {
    const percent = fc.integer({ min: 0, max: 100 })
    const angle = fc.integer({ min: -720, max: 720 })
    const hex = fc
      .array(fc.integer({ min: 0, max: 15 }), { minLength: 3, maxLength: 3 })
      .map((list) => `#${list.map((digit) => digit.toString(16)).join('')}`)
    const rgb = fc.tuple(percent, percent, percent).map(([r, g, b]) => `rgb(${r}% ${g}% ${b}%)`)
    const hsl = fc.tuple(angle, percent, percent).map(([h, s, l]) => `hsl(${h} ${s}% ${l}%)`)
    const oklch = fc.tuple(percent, percent, angle).map(([l, c, h]) => `oklch(${l / 100} ${(c / 100) * 0.4} ${h})`)
    fc.assert(
      fc.property(fc.oneof(hex, rgb, hsl, oklch), (text) => {
        fc.pre(text.length <= 64 && parseColor(text) !== null)
        const theirs = new Color(text).to('srgb-linear').coords.map((value) => Math.min(1, Math.max(0, value ?? 0)))
        for (const [index, value] of theirs.entries()) expect(parsed(text).linear[index]).toBeCloseTo(value, 4)
      }),
    )
  })

  it('measures the same contrast as colorjs.io', () => {
    const { white } = samples()
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

describe('contrast of composited colours', () => {
  const grey = new Color('rgb(127.5 127.5 127.5)').contrast('white', 'WCAG21') // black at half opacity on white, as a browser paints it

  it('is the same for text and background exchanged', () => {
    const { black, white } = samples()
    expect(compositedContrastRatio(black, white, white)).toBeCloseTo(21, 10)
    expect(compositedContrastRatio(white, black, white)).toBeCloseTo(21, 10)
    expect(compositedContrastRatio(white, white, black)).toBe(1)
  })

  it('composites a transparent background over the page, and transparent text over both', () => {
    const { black, white, halfBlack } = samples()
    expect(compositedContrastRatio(white, halfBlack, white)).toBeCloseTo(grey, 10)
    expect(compositedContrastRatio(halfBlack, white, black)).toBeCloseTo(grey, 10)
    expect(compositedContrastRatio(black, parsed('transparent'), white)).toBeCloseTo(21, 10)
    expect(compositedContrastRatio(parsed('transparent'), halfBlack, white)).toBe(1)
  })
})
