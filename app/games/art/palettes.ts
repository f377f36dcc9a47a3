import { oklchToHex } from './color.ts'

/**
 * Five colours of a poster and the shades derived from them. The properties are roles, so that every emblem works in every
 * palette: details in `opposite` are drawn on `accent`, `mid` and `silhouette`.
 */
export interface Palette {
  name: string
  /** Background. */
  ground: string
  /** Second tone of the background, close to `ground`; names are drawn on both. */
  tone: string
  /** Third tone, between `tone` and `mid`. */
  haze: string
  mid: string
  midShade: string
  accent: string
  accentShade: string
  /** Highest contrast with `ground`: the name and the main shapes. */
  silhouette: string
  silhouetteShade: string
  /** Details inside emblems. */
  opposite: string
  light: boolean
}

type Lch = readonly [l: number, c: number, h: number]

const shade = ([l, c, h]: Lch, by: number): string => oklchToHex(l - by, c * 0.97, h)

function createPalette(name: string, ground: Lch, tone: Lch, mid: Lch, accent: Lch, silhouette: Lch): Palette {
  const light = ground[0] > 0.6
  const haze: Lch = [tone[0] + (light ? -0.05 : 0.065), tone[1] * 1.08, tone[2]]
  return {
    name,
    light,
    ground: oklchToHex(...ground),
    tone: oklchToHex(...tone),
    haze: oklchToHex(...haze),
    mid: oklchToHex(...mid),
    midShade: shade(mid, light ? 0.08 : 0.1),
    accent: oklchToHex(...accent),
    accentShade: shade(accent, 0.1),
    silhouette: oklchToHex(...silhouette),
    silhouetteShade: light ? oklchToHex(silhouette[0] + 0.1, silhouette[1], silhouette[2]) : shade(silhouette, 0.1),
    opposite: light ? oklchToHex(0.97, 0.02, ground[2]) : oklchToHex(Math.max(0.17, ground[0] - 0.05), ground[1], ground[2]),
  }
}

/** Palettes of places and seasons, dark and light, then of materials and colours that occur in names of games. */
export const palettes = [
  createPalette('polarnat', [0.25, 0.08, 265], [0.38, 0.13, 263], [0.74, 0.14, 168], [0.82, 0.15, 80], [0.95, 0.03, 95]),
  createPalette('lava', [0.3, 0.09, 24], [0.46, 0.16, 28], [0.8, 0.08, 215], [0.82, 0.15, 78], [0.95, 0.04, 85]),
  createPalette('fjord', [0.28, 0.055, 200], [0.4, 0.075, 200], [0.78, 0.1, 190], [0.74, 0.16, 45], [0.95, 0.03, 100]),
  createPalette('gran', [0.27, 0.055, 152], [0.4, 0.09, 149], [0.76, 0.15, 135], [0.83, 0.14, 85], [0.95, 0.04, 100]),
  createPalette('rav', [0.27, 0.045, 55], [0.41, 0.08, 58], [0.75, 0.09, 175], [0.82, 0.14, 78], [0.95, 0.03, 85]),
  createPalette('hindbær', [0.29, 0.1, 356], [0.44, 0.15, 2], [0.82, 0.1, 165], [0.8, 0.14, 60], [0.96, 0.03, 70]),
  createPalette('tusmørke', [0.27, 0.09, 295], [0.4, 0.13, 295], [0.76, 0.1, 300], [0.8, 0.14, 60], [0.95, 0.03, 85]),
  createPalette('smaragd', [0.28, 0.065, 168], [0.41, 0.095, 165], [0.8, 0.13, 165], [0.84, 0.14, 92], [0.96, 0.03, 110]),
  createPalette('dybhav', [0.26, 0.06, 240], [0.41, 0.1, 240], [0.79, 0.1, 215], [0.73, 0.17, 38], [0.95, 0.03, 95]),
  createPalette('blomme', [0.25, 0.08, 330], [0.38, 0.12, 332], [0.74, 0.13, 345], [0.8, 0.13, 70], [0.95, 0.03, 80]),
  createPalette('klit', [0.9, 0.045, 88], [0.85, 0.065, 85], [0.62, 0.11, 240], [0.66, 0.18, 40], [0.29, 0.07, 260]),
  createPalette('rimfrost', [0.9, 0.035, 220], [0.84, 0.05, 222], [0.6, 0.11, 245], [0.65, 0.19, 28], [0.28, 0.08, 262]),
  createPalette('pistacie', [0.91, 0.05, 125], [0.86, 0.07, 128], [0.6, 0.11, 155], [0.68, 0.17, 45], [0.28, 0.06, 165]),
  createPalette('rosenrød', [0.9, 0.04, 25], [0.85, 0.06, 28], [0.62, 0.12, 10], [0.64, 0.17, 35], [0.29, 0.08, 350]),
  createPalette('havtorn', [0.28, 0.06, 190], [0.4, 0.08, 192], [0.78, 0.15, 62], [0.84, 0.14, 92], [0.96, 0.03, 100]),
  createPalette('lyng', [0.9, 0.035, 320], [0.85, 0.055, 318], [0.58, 0.13, 330], [0.62, 0.15, 300], [0.28, 0.08, 310]),
  createPalette('strandeng', [0.92, 0.035, 195], [0.87, 0.05, 192], [0.58, 0.1, 180], [0.68, 0.16, 55], [0.28, 0.06, 225]),
  createPalette('korn', [0.91, 0.06, 95], [0.86, 0.085, 92], [0.6, 0.12, 150], [0.64, 0.17, 38], [0.29, 0.06, 60]),
  createPalette('ravgylden', [0.28, 0.055, 50], [0.43, 0.095, 55], [0.76, 0.15, 64], [0.85, 0.14, 82], [0.96, 0.04, 90]),
  createPalette('ravlys', [0.92, 0.055, 88], [0.86, 0.09, 82], [0.66, 0.155, 60], [0.7, 0.16, 68], [0.29, 0.06, 45]),
  createPalette('guldnat', [0.24, 0.045, 275], [0.36, 0.065, 275], [0.78, 0.13, 84], [0.86, 0.145, 92], [0.96, 0.035, 95]),
  createPalette('guldbrokade', [0.27, 0.085, 12], [0.41, 0.125, 14], [0.78, 0.13, 82], [0.86, 0.14, 90], [0.96, 0.035, 92]),
  createPalette('guldgrøn', [0.26, 0.05, 158], [0.38, 0.075, 156], [0.78, 0.13, 86], [0.86, 0.14, 92], [0.96, 0.035, 95]),
  createPalette('sølv', [0.27, 0.025, 250], [0.41, 0.035, 250], [0.76, 0.025, 240], [0.86, 0.02, 230], [0.97, 0.008, 240]),
  createPalette('sølvfjord', [0.28, 0.055, 215], [0.41, 0.075, 215], [0.77, 0.025, 225], [0.87, 0.02, 220], [0.97, 0.01, 220]),
  createPalette('kobber', [0.26, 0.035, 35], [0.39, 0.06, 38], [0.72, 0.125, 48], [0.8, 0.115, 58], [0.95, 0.03, 75]),
  createPalette('kobbertag', [0.28, 0.05, 178], [0.42, 0.07, 175], [0.73, 0.125, 46], [0.8, 0.115, 56], [0.95, 0.03, 85]),
  createPalette('rubin', [0.25, 0.07, 20], [0.39, 0.125, 22], [0.73, 0.16, 22], [0.76, 0.15, 30], [0.96, 0.025, 50]),
  createPalette('valmue', [0.92, 0.03, 50], [0.87, 0.05, 45], [0.6, 0.19, 25], [0.62, 0.2, 30], [0.28, 0.07, 15]),
  createPalette('safir', [0.26, 0.09, 262], [0.4, 0.13, 260], [0.76, 0.11, 250], [0.82, 0.1, 235], [0.96, 0.02, 230]),
  createPalette('isblå', [0.92, 0.03, 235], [0.86, 0.05, 238], [0.58, 0.13, 252], [0.6, 0.14, 245], [0.27, 0.08, 262]),
  createPalette('mulm', [0.2, 0.025, 270], [0.31, 0.04, 272], [0.74, 0.06, 265], [0.85, 0.1, 92], [0.95, 0.02, 95]),
] as const satisfies readonly Palette[]

export type PaletteName = (typeof palettes)[number]['name']

/** The palette with this name. Throws RangeError on an unknown name. */
export function findPalette(name: string): Palette {
  const found = palettes.find((p) => p.name === name)
  if (!found) throw new RangeError(`no palette ${name}`)
  return found
}
