import { type BackgroundName, backgrounds } from './backgrounds/index.ts'
import { type EmblemName, emblems } from './emblems/index.ts'
import { inkOf } from './emblems/ink.ts'
import { findPalette, type PaletteName } from './palettes.ts'
import { seededRandom } from './random.ts'
import { n, svgCircle } from './scene.ts'

/** A picture of an article or a campaign: one emblem of the posters in a landscape, and a smaller one on either side. */
interface StoryDesign {
  palette: PaletteName
  background: BackgroundName
  emblem: EmblemName
  /** Left and right of the emblem. */
  companions: readonly [EmblemName, EmblemName]
}

const design = (
  palette: PaletteName,
  background: BackgroundName,
  emblem: EmblemName,
  ...companions: [EmblemName, EmblemName]
): StoryDesign => ({ palette, background, emblem, companions })

/** Pictures of articles, by `name` in `/art/news/:name.svg`. No two that are published one after the other share palette or background. */
export const newsDesigns = {
  kontoudtog: design('dybhav', 'arcs', 'book', 'key', 'coins'),
  roulette: design('gran', 'rays', 'wheel', 'chips', 'coins'),
  graenser: design('rimfrost', 'hills', 'shield', 'snowflake', 'fir'),
  udbetaling: design('rav', 'sundown', 'coins', 'horseshoe', 'clover'),
  mitid: design('tusmørke', 'dots', 'key', 'lantern', 'moon'),
  vinteraften: design('polarnat', 'aurora', 'lantern', 'fir', 'snowflake'),
  regneeksempel: design('pistacie', 'bands', 'gem', 'acorn', 'acorn'),
  pause: design('fjord', 'fjord', 'teapot', 'sailboat', 'lighthouse'),
  gratis: design('rosenrød', 'sprigs', 'kite', 'daisy', 'butterfly'),
  efteraar: design('lava', 'firs', 'fox', 'mushroom', 'hedgehog'),
  tilbagebetaling: design('smaragd', 'diamonds', 'compass', 'star', 'star'),
  fyrtaarn: design('klit', 'waves', 'lighthouse', 'sailboat', 'anchor'),
} as const satisfies Record<string, StoryDesign>

/** Pictures of campaigns, by `name` in `/art/campaign/:name.svg`, beside the landscapes. */
export const campaignDesigns = {
  'velkomst-spins': design('polarnat', 'rays', 'star', 'gem', 'seven'),
  'dobbelt-op': design('rav', 'diamonds', 'coins', 'clover', 'horseshoe'),
  'ugens-indbetaling': design('smaragd', 'waves', 'sailboat', 'anchor', 'coins'),
  'gratis-spins': design('hindbær', 'dots', 'seven', 'cherries', 'bell'),
  'aarhus-roulette': design('dybhav', 'bands', 'wheel', 'chips', 'ace'),
  jackpotten: design('blomme', 'arcs', 'crown', 'gem', 'star'),
} as const satisfies Record<string, StoryDesign>

const [width, height] = [480, 270]

/** Draws a landscape of 1600 × 900. `name` varies hills and stars. */
function drawStory(name: string, { palette, background, emblem, companions }: StoryDesign): string {
  const colors = findPalette(palette)
  const [x, y] = [width / 2, 138]
  const scene = { width, height, x, y, from: 20, to: height, colors, random: seededRandom(name) }
  const place = (which: EmblemName, cx: number, cy: number, scale: number) =>
    `<g transform="translate(${n(cx)} ${n(cy)}) scale(${scale})">${emblems[which](inkOf(colors))}</g>`
  const disc = (cx: number, cy: number, r: number) => svgCircle(cx, cy, r + 5, colors.ground) + svgCircle(cx, cy, r, colors.tone)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="1600" height="900">` +
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>` +
    backgrounds[background](scene) +
    disc(82, 178, 52) +
    place(companions[0], 82, 178, 0.4) +
    disc(398, 178, 52) +
    place(companions[1], 398, 178, 0.4) +
    disc(x, y, 106) +
    place(emblem, x, y, 0.84) +
    '</svg>'
  )
}

const drawnByName = (designs: Readonly<Record<string, StoryDesign>>): Readonly<Record<string, () => string>> =>
  Object.fromEntries(Object.entries(designs).map(([name, each]) => [name, () => drawStory(name, each)]))

/** Pictures of articles, drawn by name. */
export const newsArtwork = drawnByName(newsDesigns)
/** Pictures of campaigns, drawn by name. */
export const campaignArtwork = drawnByName(campaignDesigns)
