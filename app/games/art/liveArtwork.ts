import { dealerOf, drawDealer, drawFigure, sleeveOf } from './dealers.ts'
import { drawForearm, drawUpperArm } from './live/arms.ts'
import { equipment } from './live/equipment.ts'
import { heldObjects, underHands } from './live/handObjects.ts'
import { requireLiveTableDesign } from './live/liveTableDesigns.ts'
import { type Pose, poses } from './live/poses.ts'
import { rooms } from './live/rooms.ts'
import { tableInkOf } from './live/tableInk.ts'
import { drawTable } from './live/tableShapes.ts'
import { findPalette } from './palettes.ts'
import type { PosterDesign } from './poster.ts'
import { n } from './scene.ts'
import { wideDocument } from './wideArtwork.ts'

/** Scales of the figure and of the arms that are drawn for it, which both leave the edge of the table at y = 206. */
const [figureScale, armScale] = [0.88, 1.1]
const [figureTop, armTop] = [206 - 216 * figureScale, 206 - 206 * armScale]

const mirror = (drawing: string): string => `<g transform="scale(-1 1)">${drawing}</g>`

/** Draws the wide artwork of a live table: its room, the dealer, the table, and what the dealer does. `seed` of the design is the id of the game. */
export function drawLiveArtwork({ seed, palette }: Pick<PosterDesign, 'seed' | 'palette'>): string {
  const design = requireLiveTableDesign(seed)
  const colors = findPalette(palette)
  const dealer = dealerOf(seed)
  const sleeve = sleeveOf(dealer)
  const pose: Pose = poses[design.pose]
  const ink = tableInkOf(colors, design.cloth, design.rail)
  const back = design.back ? { pattern: design.back, color: colors.mid, mark: colors.opposite } : null
  const held = (side: 'left' | 'right') => {
    const name = pose.held?.[side]
    return name ? heldObjects[name](ink, back) : ''
  }
  const upperArms = mirror(drawUpperArm(pose.left, sleeve)) + drawUpperArm(pose.right, sleeve)
  const figure = drawFigure(dealer, {
    arms: `<g transform="translate(100 ${n((armTop - figureTop) / figureScale)}) scale(${(armScale / figureScale).toFixed(3)})">${upperArms}</g>`,
    tilt: pose.tilt,
    gaze: pose.gaze,
  })
  const placed = design.equipment.map(
    ([name, x, y, scale = 1, skew = 0]) =>
      `<g transform="translate(${x} ${y}) scale(${scale})${skew ? ` skewX(${skew})` : ''}">${equipment[name]({ ink, colors, back })}</g>`,
  )
  return wideDocument(
    colors.ground,
    rooms[design.room](colors) +
      `<g transform="translate(${n(design.at - 100 * figureScale)} ${n(figureTop)}) scale(${figureScale})">${figure}</g>` +
      drawTable(design.shape, ink) +
      placed.join('') +
      `<g transform="translate(${design.at} ${n(armTop)}) scale(${armScale})">` +
      (pose.under ? underHands[pose.under](ink, back) : '') +
      mirror(drawForearm(pose.left, sleeve, held('left'))) +
      drawForearm(pose.right, sleeve, held('right')) +
      '</g>',
  )
}

/** Draws the dealer of a live table before the room, 200 × 200, as the content of an SVG element. */
export function drawLivePortrait({ seed, palette }: Pick<PosterDesign, 'seed' | 'palette'>): string {
  const { room, at } = requireLiveTableDesign(seed)
  const view = `scale(${(1 / figureScale).toFixed(3)}) translate(${n(100 * figureScale - at)} ${n(-figureTop)})`
  return `<g transform="${view}">${rooms[room](findPalette(palette))}</g>${drawDealer(dealerOf(seed))}`
}
