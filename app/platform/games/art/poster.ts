import { type BackgroundName, backgrounds } from './backgrounds/index.ts'
import { type EmblemName, emblems } from './emblems/index.ts'
import { inkOf } from './emblems/ink.ts'
import { draw, type Lettering, letter } from './lettering.ts'
import { type PaletteName, paletteNamed } from './palettes.ts'
import { medallion, panel, signature } from './panels.ts'
import { randomFrom } from './random.ts'
import { n } from './scene.ts'
import { type Provider, type Studio, studios } from './studios.ts'

/** Complete input of the artwork of a game. `seed` varies hills and stars; the rest is chosen by the catalogue. */
export interface PosterDesign {
  readonly seed: string
  readonly name: string
  readonly provider: Provider
  readonly palette: PaletteName
  readonly background: BackgroundName
  readonly emblem: EmblemName
}

export const posterSize = { width: 300, height: 400 } as const

/** Dense backgrounds, which need a medallion behind the emblem. */
const busy: ReadonlySet<BackgroundName> = new Set(['tiles', 'diamonds', 'dots', 'bands', 'knit', 'waves', 'arcs', 'firs'])

export interface PosterParts {
  readonly svg: string
  /** Bounding box of the name, for the contrast test. */
  readonly nameBox: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly nameColor: string
}

/** Draws a poster, 300 × 400. `withName: false` omits the name, so that the contrast behind it can be measured. */
export function posterParts(design: PosterDesign, withName = true): PosterParts {
  const { width, height } = posterSize
  const studio: Studio = studios[design.provider]
  const colors = paletteNamed(design.palette)
  const framed = studio.mark === 'frame'
  const text = letter(design.name, { width: framed ? 244 : 256, height: 100, largest: 50 })
  const top = studio.name === 'top'
  const nameY = namePlace(studio, text, height)
  const edge = top ? nameY + text.height + 8 : nameY - 14
  const [_from, to] = top ? [edge, height] : [0, edge]
  const room = { from: top ? edge + 6 : 34, to: top ? height - 34 : edge - 8 }
  const x = width / 2
  const y = (room.from + room.to) / 2 + (top ? 2 : 0)
  const scale = Math.min(1.14, (room.to - room.from) / 214)
  const scene = { width, height, x, y, from: top ? edge : 24, to, colors, random: randomFrom(design.seed) }
  const nameColor = studio.panel === 'label' ? (colors.light ? colors.opposite : colors.ground) : colors.silhouette
  const field = busy.has(design.background)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colors.ground}"/>${backgrounds[design.background](scene)}${field ? medallion(studio, colors, x, y, 112 * scale) : ''}${panel(studio, colors, width, height, edge)}${signature(studio, colors, width, height)}<g transform="translate(${n(x)} ${n(y)}) scale(${(scale * (field ? 0.9 : 1)).toFixed(3)})">${emblems[design.emblem](inkOf(colors))}</g>${withName ? draw(text, x, nameY, nameColor) : ''}</svg>`
  return { svg, nameColor, nameBox: { x: x - text.width / 2, y: nameY, width: text.width, height: text.height } }
}

/** Draws the poster of a game as SVG. */
export const poster = (design: PosterDesign): string => posterParts(design).svg

function namePlace(studio: Studio, text: Lettering, height: number): number {
  if (studio.name === 'top') return studio.mark === 'weave' ? 22 : 18
  return height - (studio.mark === 'frame' ? 26 : 18) - text.height
}
