import { backgrounds } from './backgrounds/index.ts'
import { type EmblemName, emblems } from './emblems/index.ts'
import { inkOf } from './emblems/ink.ts'
import { findPalette } from './palettes.ts'
import { seededRandom } from './random.ts'
import { n, svgCircle } from './scene.ts'
import { campaignDesigns, newsDesigns, type StoryDesign } from './storyDesigns.ts'

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
