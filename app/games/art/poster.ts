import { type BackgroundName, backgrounds } from './backgrounds/index.ts'
import { bareCompositions, type CompositionName, compositions } from './compositions/index.ts'
import { type EmblemName, emblems } from './emblems/index.ts'
import { fitLettering, type Lettering, renderLettering } from './lettering.ts'
import { findPalette, type PaletteName } from './palettes.ts'
import { drawMedallion, drawNamePanel, drawStudioMark } from './panels.ts'
import { seededRandom } from './random.ts'
import { type Provider, type Studio, studios } from './studios.ts'

/** Complete input of the artwork of a game. `seed` varies hills and stars; the rest is chosen by the catalogue. */
export interface PosterDesign {
  seed: string
  name: string
  provider: Provider
  palette: PaletteName
  background: BackgroundName
  emblem: EmblemName
  composition: CompositionName
}

export const posterSize = { width: 300, height: 400 } as const

/** Dense backgrounds, which need a medallion behind the emblem. */
const denseBackgrounds: ReadonlySet<BackgroundName> = new Set(['tiles', 'diamonds', 'dots', 'bands', 'knit', 'waves', 'arcs', 'firs'])

export interface ComposedPoster {
  svg: string
  /** Bounding box of the name, for the contrast test. */
  nameBox: { x: number; y: number; width: number; height: number }
  nameColor: string
}

/** Draws a poster, 300 × 400. `withName: false` omits the name, so that the contrast behind it can be measured. */
export function composePoster(design: PosterDesign, withName = true): ComposedPoster {
  const { width, height } = posterSize
  const studio: Studio = studios[design.provider]
  const colors = findPalette(design.palette)
  const framed = studio.mark === 'frame'
  const text = fitLettering(design.name, { width: framed ? 244 : 256, height: 100, largest: 50 })
  const nameOnTop = studio.namePosition === 'top'
  const nameY = nameTop(studio, text, height)
  const edge = nameOnTop ? nameY + text.height + 8 : nameY - 14
  const to = nameOnTop ? height : edge
  const emblemSpan = { from: nameOnTop ? edge + 6 : 34, to: nameOnTop ? height - 34 : edge - 8 }
  const x = width / 2
  const y = (emblemSpan.from + emblemSpan.to) / 2 + (nameOnTop ? 2 : 0)
  const scale = Math.min(1.14, (emblemSpan.to - emblemSpan.from) / 214)
  const scene = { width, height, x, y, from: nameOnTop ? edge : 24, to, colors, random: seededRandom(design.seed) }
  const nameColor = studio.panel === 'label' ? (colors.light ? colors.opposite : colors.ground) : colors.silhouette
  const hasMedallion = denseBackgrounds.has(design.background) && bareCompositions.has(design.composition)
  const stage = {
    emblem: emblems[design.emblem],
    colors,
    width,
    height,
    from: emblemSpan.from,
    to,
    x,
    y,
    scale: scale * (hasMedallion ? 0.9 : 1),
  }
  const canvas = { colors, width, height }
  const layers = [
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`,
    backgrounds[design.background](scene),
    hasMedallion ? drawMedallion(studio, colors, { x, y, r: 112 * scale }) : '',
    compositions[design.composition](stage),
    drawNamePanel(studio, canvas, edge),
    drawStudioMark(studio, canvas),
    withName ? renderLettering(text, { x, y: nameY, align: 'middle' }, nameColor) : '',
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${layers.join('')}</svg>`
  return { svg, nameColor, nameBox: { x: x - text.width / 2, y: nameY, width: text.width, height: text.height } }
}

/** Draws the poster of a game as SVG. */
export const drawPoster = (design: PosterDesign): string => composePoster(design).svg

function nameTop(studio: Studio, text: Lettering, height: number): number {
  if (studio.namePosition === 'top') return studio.mark === 'weave' ? 22 : 18
  return height - (studio.mark === 'frame' ? 26 : 18) - text.height
}
