import type { TableEngine } from '../catalogue/catalogueGame.ts'
import { backgrounds } from './backgrounds/index.ts'
import { dealerOf, drawDealer, skinOf } from './dealers.ts'
import { emblems } from './emblems/index.ts'
import { inkOf } from './emblems/ink.ts'
import { findPalette, type Palette } from './palettes.ts'
import type { PosterDesign } from './poster.ts'
import { seededRandom } from './random.ts'
import { range, svgCircle } from './scene.ts'
import { drawChip, wideDocument } from './wideArtwork.ts'

/** Draws the wide artwork of a live table: its dealer behind the cloth, with what the game is played with. `seed` of the design is the id of the game. */
export function drawLiveArtwork(design: PosterDesign, engine: TableEngine): string {
  const colors = findPalette(design.palette)
  const dealer = dealerOf(design.seed)
  const random = seededRandom(`side:${design.seed}`)
  const [width, height, x] = [480, 300, 240]
  const mirrored = random() < 0.5
  const scene = { width, height, x, y: 120, from: 0, to: height, colors, random: seededRandom(design.seed) }
  const flip = (drawn: string) => (mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>` : drawn)
  const emblem = emblems[design.emblem](inkOf(colors)) // has letters, and is never flipped
  return wideDocument(
    colors.ground,
    backgrounds[design.background](scene) +
      svgCircle(x, 116, 128, colors.haze, ' opacity=".55"') +
      `<g transform="translate(135 6) scale(1.05)">${drawDealer(dealer)}</g>` +
      drawCloth(colors) +
      drawHands(skinOf(dealer)) +
      `<g transform="translate(${mirrored ? 84 : 396} 214) scale(.74)">${emblem}</g>` +
      flip(drawPlay[engine === 'roulette' ? 'roulette' : 'cards'](colors)),
  )
}

const drawCloth = ({ haze, ground, mid }: Palette): string =>
  `<ellipse cx="240" cy="372" rx="330" ry="192" fill="${haze}"/><ellipse cx="240" cy="382" rx="318" ry="190" fill="${ground}"/>` +
  `<ellipse cx="240" cy="402" rx="270" ry="176" fill="none" stroke="${mid}" stroke-width="4"/>`

/** Both sleeves, from the shoulders to the cloth. */
const drawHands = ([skin, shade]: readonly [string, string]): string =>
  [
    [1, '#f6f3ec', skin],
    [-1, '#dcd7cb', shade],
  ]
    .map(
      ([side, sleeve, hand]) =>
        `<g transform="translate(240 0) scale(${side} 1)"><path d="M84 188C98 202 92 222 62 226" fill="none" stroke="${sleeve}" stroke-width="34" stroke-linecap="round"/><ellipse cx="44" cy="228" rx="20" ry="13" fill="${hand}" transform="rotate(-8 44 228)"/></g>`,
    )
    .join('')

function drawRoulettePlay(colors: Palette): string {
  const { accent, mid, silhouette, opposite, accentShade } = colors
  const stack = { r: 17, rim: silhouette, core: opposite }
  const cell = (i: number) => `<rect x="${24 + i * 34}" y="258" width="31" height="42" rx="4" fill="${i % 2 ? accent : opposite}"/>`
  return (
    range(5).map(cell).join('') +
    drawChip({ ...stack, x: 58, y: 268, ink: mid }) +
    drawChip({ ...stack, x: 128, y: 274, ink: accentShade }) +
    drawChip({ ...stack, x: 132, y: 266, ink: accent })
  )
}

function drawCardPlay(colors: Palette): string {
  const { accent, mid, silhouette, opposite } = colors
  const stack = { r: 17, rim: silhouette, core: opposite }
  const card = (x: number, turn: number) =>
    `<g transform="translate(${x} 256) rotate(${turn})"><rect x="-19" y="-27" width="38" height="54" rx="6" fill="${opposite}" opacity=".3" transform="translate(2 4)"/><rect x="-19" y="-27" width="38" height="54" rx="6" fill="#fdf8ec"/><path d="M0-12L10 0L0 12L-10 0Z" fill="${turn > 0 ? '#b3261e' : '#1c1e24'}"/></g>`
  return (
    card(220, -7) +
    card(256, 6) +
    drawChip({ ...stack, x: 70, y: 246, ink: accent }) +
    drawChip({ ...stack, x: 96, y: 266, ink: mid }) +
    drawChip({ ...stack, x: 74, y: 238, ink: mid })
  )
}

const drawPlay = { roulette: drawRoulettePlay, cards: drawCardPlay }
