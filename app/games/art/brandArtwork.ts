import { oklchToHex } from './color.ts'
import { band } from './landscapes/shapes.ts'
import { fitLettering, renderLettering } from './lettering.ts'
import { range, svgCircle } from './scene.ts'

/** A background logo: twice its documented size of 719 × 72. */
const strip = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1438 144" width="1438" height="144">${content}</svg>`

/** A wave across the strip, around the height `y`. */
const wave = (y: number, swing: number, waves: number, phase: number) =>
  range(15).map((i) => {
    const x = (i / 14) * 1438
    return [x, y + Math.sin((x / 1438) * Math.PI * 2 * waves + phase) * swing] as const
  })

/** Northern lights over a ridge, in tones close to the page. */
const drawNordlysStrip = (): string =>
  strip(
    range(26)
      .map((i) => svgCircle((i * 211) % 1438, (i * 37) % 90, 1.4 + (i % 3) * 0.5, oklchToHex(0.36, 0.02, 255)))
      .join('') +
      band(wave(34, 20, 1.2, 0.4), wave(96, 16, 1.2, 1), oklchToHex(0.24, 0.05, 185), 0.9) +
      band(wave(58, 18, 1.3, 0.9), wave(104, 12, 1.3, 1.4), oklchToHex(0.3, 0.07, 165), 0.7) +
      band(wave(118, 14, 2.2, 2), wave(150, 0, 1, 0), oklchToHex(0.21, 0.03, 255)),
  )

/** Long waves and a low sun, in tones close to the page. The sun stands half outside, in the margin, where no header has words. */
const drawStrandStrip = (): string =>
  strip(
    svgCircle(1438, 84, 34, oklchToHex(0.93, 0.05, 88)) +
      band(wave(92, 10, 2.4, 0), wave(150, 0, 1, 0), oklchToHex(0.92, 0.03, 222), 0.9) +
      band(wave(110, 9, 2.9, 1.6), wave(150, 0, 1, 0), oklchToHex(0.9, 0.04, 226), 0.9) +
      band(wave(128, 7, 2, 3.2), wave(150, 0, 1, 0), oklchToHex(0.94, 0.03, 86)),
  )

/** Between the tones of both brands' pages, so that a mark can be seen on either. */
const markInk = oklchToHex(0.6, 0.025, 250)
const outline = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${markInk}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`

/** A neutral mark with a name, 210 × 100. It represents an organisation without imitating its logo. */
const mark =
  (name: string, pictogram: string): (() => string) =>
  () => {
    const lettering = fitLettering(name, { width: 206, height: 34, largest: 27 })
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 100" width="210" height="100">${pictogram}${renderLettering(lettering, { x: 105, y: 66, align: 'middle' }, markInk)}</svg>`
  }

/** Pictures of the brands and neutral marks of the footer, by `name` in `/art/brand/:name.svg`. */
export const brandArtwork = {
  'baggrund-nordlys': drawNordlysStrip,
  'baggrund-strand': drawStrandStrip,
  // scales
  spillemyndigheden: mark('Spillemyndigheden', outline('M105 8V54M86 54H124M76 18H134M76 18L66 38H86ZM134 18L124 38H144Z')),
  // a shield with a pause
  rofus: mark('ROFUS', outline('M105 6L132 15V31C132 44 121 52 105 57C89 52 78 44 78 31V15ZM98 23V39M112 23V39')),
  // a speech bubble
  stopspillet: mark(
    'StopSpillet',
    outline(
      'M76 10H134C138 10 140 12 140 16V38C140 42 138 44 134 44H112L98 56V44H76C72 44 70 42 70 38V16C70 12 72 10 76 10ZM86 22H124M86 33H110',
    ),
  ),
} satisfies Record<string, () => string>
