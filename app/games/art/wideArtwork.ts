import type { TableEngine } from '../catalogue/catalogueGame.ts'
import { backgrounds } from './backgrounds/index.ts'
import { emblems } from './emblems/index.ts'
import { type Emblem, inkOf } from './emblems/ink.ts'
import { fitLettering, renderLettering } from './lettering.ts'
import { findPalette, type Palette } from './palettes.ts'
import { drawMedallion } from './panels.ts'
import type { PosterDesign } from './poster.ts'
import { seededRandom } from './random.ts'
import { n, range, svgCircle, svgPath } from './scene.ts'
import { studios } from './studios.ts'

export const wideArtworkSize = { width: 480, height: 300 } as const
const { width, height } = wideArtworkSize

/** A picture of the wide size on a ground. */
export const wideDocument = (ground: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${content}</svg>`

/** Draws the wide artwork of a game, 480 × 300: the name on a plain panel at the left, the emblem at the right. */
export function drawWideArtwork(design: PosterDesign): string {
  const colors = findPalette(design.palette)
  const studio = studios[design.provider]
  const [x, y] = [346, 150]
  const text = fitLettering(design.name, { width: 196, height: 150, largest: 44 })
  const field = `M0 0H222Q250 150 222 300H0Z`
  return wideDocument(
    colors.ground,
    backgrounds[design.background]({ width, height, x, y, from: 20, to: height, colors, random: seededRandom(design.seed) }) +
      drawMedallion(studio, colors, { x, y, r: 108 }) +
      `<g transform="translate(6 0)">${svgPath(field, colors.mid)}</g>` +
      svgPath(field, colors.ground) +
      `<g transform="translate(${x} ${y}) scale(.92)">${emblems[design.emblem](inkOf(colors))}</g>` +
      renderLettering(text, { x: 24, y: (height - text.height) / 2, align: 'start' }, colors.silhouette),
  )
}

/** Draws the wide artwork of a table game from above: its own emblem among what its game is played on. Without the name, which the tile shows below. */
export function drawTableArtwork(design: PosterDesign, table: TableEngine): string {
  const colors = findPalette(design.palette)
  const mirrored = table === 'roulette' && design.seed.length % 2 === 0
  const drawn = tableDrawings[table](colors, emblems[design.emblem])
  return wideDocument(
    colors.ground,
    felt(design, colors) + (mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>` : drawn),
  )
}

function felt(design: PosterDesign, colors: Palette): string {
  const scene = { width, height, x: 240, y: 150, from: 0, to: height, colors, random: seededRandom(design.seed) }
  return backgrounds[design.background](scene)
}

interface Chip {
  x: number
  y: number
  r: number
  ink: string
  rim: string
  core: string
}

/** A chip seen from above. */
export const drawChip = ({ x, y, r, ink, rim, core }: Chip): string =>
  svgCircle(x + 2, y + 4, r, core, ' opacity=".35"') +
  svgCircle(x, y, r, ink) +
  range(6)
    .map(
      (i) =>
        `<path d="M${n(-r * 0.2)} ${n(-r)}h${n(r * 0.4)}v${n(r * 0.26)}h${n(-r * 0.4)}Z" fill="${rim}" transform="translate(${x} ${y}) rotate(${i * 60})"/>`,
    )
    .join('') +
  svgCircle(x, y, r * 0.62, rim) +
  svgCircle(x, y, r * 0.5, ink)

function drawRouletteTable(colors: Palette, emblem: Emblem): string {
  const { accent, accentShade, silhouette, opposite, ground, haze, mid } = colors
  const tableChip = { r: 22, rim: silhouette, core: opposite }
  const cell = (col: number, row: number) =>
    `<rect x="${268 + col * 52}" y="${58 + row * 62}" width="48" height="58" rx="5" fill="${(col + row) % 2 ? accent : opposite}"/>`
  return (
    `<rect x="252" y="42" width="260" height="216" rx="16" fill="${ground}"/><rect x="252" y="42" width="260" height="216" rx="16" fill="none" stroke="${silhouette}" stroke-width="4"/>` +
    range(5)
      .flatMap((col) => range(3).map((row) => cell(col, row)))
      .join('') +
    drawChip({ ...tableChip, x: 292, y: 118, ink: mid }) +
    drawChip({ ...tableChip, x: 396, y: 180, ink: accentShade }) +
    drawChip({ ...tableChip, x: 404, y: 172, ink: accent }) +
    svgCircle(140, 154, 132, haze) +
    `<g transform="translate(140 150) scale(1.28)">${emblem(inkOf(colors))}</g>`
  )
}

function drawBlackjackTable(colors: Palette, emblem: Emblem): string {
  const { accent, silhouette, opposite, ground, haze, mid } = colors
  const tableChip = { r: 24, rim: silhouette, core: opposite }
  return (
    `<ellipse cx="240" cy="-6" rx="252" ry="276" fill="${haze}"/><ellipse cx="240" cy="-10" rx="240" ry="266" fill="${ground}"/><ellipse cx="240" cy="-24" rx="196" ry="212" fill="none" stroke="${mid}" stroke-width="4"/>` +
    [92, 150, 330, 388]
      .map(
        (x) =>
          `<circle cx="${x}" cy="${n(226 - ((x - 240) / 200) ** 2 * 70)}" r="17" fill="none" stroke="${silhouette}" stroke-width="3"/>`,
      )
      .join('') +
    drawChip({ ...tableChip, x: 96, y: 78, ink: accent }) +
    drawChip({ ...tableChip, x: 84, y: 66, ink: mid }) +
    drawChip({ ...tableChip, x: 392, y: 70, ink: accent }) +
    `<g transform="translate(240 112) scale(.98)">${emblem(inkOf(colors))}</g>`
  )
}

/** A kidney of felt with the fields of player, bank and tie on both sides. */
function drawBaccaratTable(colors: Palette, emblem: Emblem): string {
  const { accent, silhouette, opposite, ground, haze, mid } = colors
  const field = (x: number, y: number, ink: string) =>
    `<rect x="${x}" y="${y}" width="76" height="34" rx="8" fill="none" stroke="${ink}" stroke-width="4"/>`
  const tableChip = { r: 15, rim: silhouette, core: opposite }
  return (
    `<rect x="18" y="32" width="444" height="236" rx="118" fill="${haze}"/><rect x="30" y="44" width="420" height="212" rx="106" fill="${ground}"/>` +
    [62, 342].map((x) => field(x, 92, accent) + field(x, 134, mid) + field(x, 176, silhouette)).join('') +
    drawChip({ ...tableChip, x: 100, y: 151, ink: accent }) +
    drawChip({ ...tableChip, x: 380, y: 109, ink: mid }) +
    svgCircle(240, 150, 112, haze) +
    `<g transform="translate(240 150) scale(1.02)">${emblem(inkOf(colors))}</g>`
  )
}

/** The screen of a machine with its row of buttons. */
function drawPokerScreen(colors: Palette, emblem: Emblem): string {
  const { accent, accentShade, opposite, ground, haze, mid, midShade } = colors
  return (
    `<rect x="44" y="22" width="392" height="300" rx="26" fill="${midShade}"/><rect x="40" y="18" width="392" height="300" rx="26" fill="${mid}"/>` +
    `<rect x="60" y="38" width="352" height="206" rx="14" fill="${opposite}"/><rect x="66" y="44" width="340" height="194" rx="10" fill="${ground}"/>` +
    svgPath('M66 54Q66 44 76 44H250L150 238H76Q66 238 66 228Z', haze, ' opacity=".45"') +
    range(5)
      .map(
        (i) =>
          `<rect x="${84 + i * 62}" y="262" width="48" height="24" rx="8" fill="${accentShade}"/><rect x="${84 + i * 62}" y="258" width="48" height="24" rx="8" fill="${accent}"/>`,
      )
      .join('') +
    `<g transform="translate(236 142) scale(.92)">${emblem(inkOf(colors))}</g>`
  )
}

/** A round table between two places. */
function drawDuelTable(colors: Palette, emblem: Emblem): string {
  const { accent, silhouette, opposite, ground, haze, mid } = colors
  const tableChip = { r: 20, rim: silhouette, core: opposite }
  return (
    svgCircle(240, 150, 196, haze) +
    svgCircle(240, 150, 182, ground) +
    `<circle cx="240" cy="150" r="150" fill="none" stroke="${mid}" stroke-width="4" stroke-dasharray="20 12"/>` +
    drawChip({ ...tableChip, x: 102, y: 150, ink: accent }) +
    drawChip({ ...tableChip, x: 378, y: 150, ink: mid }) +
    `<g transform="translate(240 150) scale(1.12)">${emblem(inkOf(colors))}</g>`
  )
}

const tableDrawings: Readonly<Record<TableEngine, (colors: Palette, emblem: Emblem) => string>> = {
  roulette: drawRouletteTable,
  blackjack: drawBlackjackTable,
  baccarat: drawBaccaratTable,
  'video-poker': drawPokerScreen,
  'high-card': drawDuelTable,
}
