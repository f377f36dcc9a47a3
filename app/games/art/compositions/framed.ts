import { n, range, svgCircle, svgPath } from '../scene.ts'
import { type Composition, onCircle, placeEmblem, secondInk } from './stage.ts'

/** In a wreath of leaves with berries. */
export const wreath: Composition = (stage) => {
  const { x, y, scale, colors } = stage
  const leaf = 'M0 0C-4-16 8-28 26-30C28-14 18-2 0 0Z'
  const leaves = range(18).map((i) => {
    const degrees = 10 + i * 20
    const [px, py] = onCircle(x, y, 96 * scale, degrees)
    const at = (turn: number, fill: string) =>
      `<path d="${leaf}" fill="${fill}" transform="translate(${n(px)} ${n(py)}) rotate(${degrees + turn}) scale(${(scale * 0.95).toFixed(2)})"/>`
    return at(-8, colors.mid) + at(62, colors.midShade)
  })
  const berries = range(9).map((i) => {
    const [px, py] = onCircle(x, y, (i % 2 ? 88 : 106) * scale, i * 40)
    return svgCircle(px, py, 6 * scale, colors.accent)
  })
  return (
    svgCircle(x, y, 112 * scale, colors.ground) +
    svgCircle(x, y, 98 * scale, colors.tone) +
    leaves.join('') +
    berries.join('') +
    placeEmblem(stage, { x, y, scale: scale * 0.66 })
  )
}

/** In an arched window, on the sill. */
export const archway: Composition = (stage) => {
  const { x, y, scale, colors } = stage
  const arch = (half: number, top: number, bottom: number) =>
    `M${n(x - half * scale)} ${n(y + bottom * scale)}V${n(y + (top + half) * scale)}A${n(half * scale)} ${n(half * scale)} 0 0 1 ${n(x + half * scale)} ${n(y + (top + half) * scale)}V${n(y + bottom * scale)}Z`
  const voussoirs = range(9).map((i) => {
    const [ix, iy] = onCircle(x, y - 14 * scale, 88 * scale, -90 + i * 22.5)
    const [ox, oy] = onCircle(x, y - 14 * scale, 104 * scale, -90 + i * 22.5)
    return `M${n(ix)} ${n(iy)}L${n(ox)} ${n(oy)}`
  })
  return (
    svgPath(arch(108, -122, 88), colors.ground) +
    svgPath(arch(104, -118, 88), colors.mid) +
    svgPath(voussoirs.join(''), 'none', ` stroke="${colors.midShade}" stroke-width="3"`) +
    svgPath(arch(88, -102, 88), colors.ground) +
    svgPath(arch(85, -99, 88), colors.haze) +
    svgCircle(x + 30 * scale, y - 32 * scale, 44 * scale, colors.tone) +
    placeEmblem(stage, { x, y: y + 10 * scale, scale: scale * 0.74 }) +
    svgPath(`M${n(x - 118 * scale)} ${n(y + 84 * scale)}h${n(236 * scale)}v${n(16 * scale)}h${n(-236 * scale)}Z`, colors.accent) +
    svgPath(`M${n(x - 118 * scale)} ${n(y + 94 * scale)}h${n(236 * scale)}v${n(8 * scale)}h${n(-236 * scale)}Z`, colors.accentShade)
  )
}

/** Struck on a coin with a beaded rim. */
export const coin: Composition = (stage) => {
  const { x, y, scale, colors } = stage
  const beads = range(32).map((i) => svgCircle(...onCircle(x, y, 97 * scale, i * 11.25), 3.6 * scale, colors.opposite))
  return (
    svgCircle(x + 3, y + 6, 110 * scale, colors.ground) +
    svgCircle(x, y + 3, 107 * scale, colors.accentShade) +
    svgCircle(x, y - 1, 106 * scale, colors.accent) +
    beads.join('') +
    svgCircle(x, y, 88 * scale, colors.accentShade) +
    svgCircle(x, y + 1.5, 85 * scale, colors.ground) +
    placeEmblem(stage, { x, y, scale: scale * 0.68 })
  )
}

/** Woven into a hanging banner with two tails. */
export const banner: Composition = (stage) => {
  const { x, y, scale, colors } = stage
  const cloth = (half: number, top: number, bottom: number) =>
    `M${n(x - half * scale)} ${n(y + top * scale)}H${n(x + half * scale)}V${n(y + bottom * scale)}L${n(x)} ${n(y + (bottom - 26) * scale)}L${n(x - half * scale)} ${n(y + bottom * scale)}Z`
  const rod = (dy: number, size: number, fill: string) =>
    svgPath(`M${n(x - 104 * scale)} ${n(y + dy * scale)}h${n(208 * scale)}v${n(size * scale)}h${n(-208 * scale)}Z`, fill)
  return (
    svgPath(cloth(90, -98, 114), colors.ground) +
    svgPath(cloth(86, -98, 108), colors.accent) +
    svgPath(cloth(78, -98, 96), colors.ground) +
    svgPath(cloth(74, -98, 92), colors.haze) +
    range(7)
      .map((i) => {
        const cx = x + (i - 3) * 21 * scale
        const cy = y - 76 * scale
        const r = 7 * scale
        return svgPath(`M${n(cx)} ${n(cy - r)}l${n(r)} ${n(r)}l${n(-r)} ${n(r)}l${n(-r)} ${n(-r)}Z`, i % 2 ? colors.mid : colors.accent)
      })
      .join('') +
    rod(-106, 11, colors.silhouette) +
    rod(-100, 5, colors.silhouetteShade) +
    svgCircle(x - 106 * scale, y - 100 * scale, 9 * scale, colors.mid) +
    svgCircle(x + 106 * scale, y - 100 * scale, 9 * scale, colors.mid) +
    placeEmblem(stage, { x, y: y + 0 * scale, scale: scale * 0.62 })
  )
}

/** On an eight-pointed star of a quilt. */
export const quilt: Composition = (stage) => {
  const { x, y, scale, colors } = stage
  const square = (r: number, turn: number, fill: string) =>
    `<rect x="${n(-r)}" y="${n(-r)}" width="${n(2 * r)}" height="${n(2 * r)}" fill="${fill}" transform="translate(${n(x)} ${n(y)}) rotate(${turn})"/>`
  return (
    square(90 * scale, 0, colors.ground) +
    square(90 * scale, 45, colors.ground) +
    square(84 * scale, 45, colors.mid) +
    square(84 * scale, 0, colors.midShade) +
    svgCircle(x, y, 86 * scale, colors.ground) +
    svgCircle(x, y, 82 * scale, colors.haze) +
    range(8)
      .map((i) => svgCircle(...onCircle(x, y, 104 * scale, i * 45 + 45), 4.5 * scale, colors.accent))
      .join('') +
    placeEmblem(stage, { x, y, scale: scale * 0.7 })
  )
}

/** On a postage stamp, slightly askew. */
export const stamp: Composition = (stage) => {
  const { x, y, scale, colors } = stage
  const paper = colors.light ? colors.opposite : colors.silhouette
  const [half, tall] = [88, 106]
  const holes = [
    ...range(9).flatMap((i) => [-tall, tall].map((dy) => svgCircle(-half + i * 22, dy, 5.5, colors.ground))),
    ...range(9).flatMap((i) => [-half, half].map((dx) => svgCircle(dx, -tall + 13.2 + i * 22.4, 5.5, colors.ground))),
  ]
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(-5) scale(${(scale * 0.98).toFixed(3)})">` +
    svgPath('M-84-100H94V114H-84Z', colors.ground) +
    svgPath('M-88-106H88V106H-88Z', paper) +
    holes.join('') +
    svgPath('M-74-92H74V92H-74Z', colors.ground) +
    svgCircle(28, -44, 36, colors.tone) +
    svgPath('M-74 40Q-30 18 10 40T74 32V92H-74Z', colors.haze) +
    svgPath('M-74 66Q-10 44 74 68V92H-74Z', colors.tone) +
    '</g>' +
    placeEmblem(stage, { x, y: y + 2 * scale, scale: scale * 0.66, turn: -5 })
  )
}

/** Three in three rings. */
export const trio: Composition = (stage) => {
  const { x, y, scale, colors } = stage
  const ring = (dx: number, dy: number, r: number, second: boolean) => {
    const [cx, cy] = [x + dx * scale, y + dy * scale]
    return (
      svgCircle(cx, cy, (r + 8) * scale, colors.ground) +
      svgCircle(cx, cy, (r + 4) * scale, second ? colors.mid : colors.accent) +
      svgCircle(cx, cy, r * scale, colors.tone) +
      placeEmblem(stage, { x: cx, y: cy, scale: (r * scale * 0.78) / 100 }, second ? secondInk(colors) : undefined)
    )
  }
  return ring(-62, -58, 46, true) + ring(66, -44, 40, true) + ring(8, 34, 70, false)
}

/** On a playing card, with its small mark in two corners. */
export const playingCard: Composition = (stage) => {
  const { x, y, scale, colors } = stage
  const card = (fill: string, grow: number, dx = 0, dy = 0) =>
    `<rect x="${-78 - grow + dx}" y="${-108 - grow + dy}" width="${156 + 2 * grow}" height="${216 + 2 * grow}" rx="${12 + grow}" fill="${fill}"/>`
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(7) scale(${(scale * 0.98).toFixed(3)})">${card(colors.midShade, 3)}${card(colors.mid, 0)}</g>` +
    `<g transform="translate(${n(x)} ${n(y)}) rotate(-4) scale(${(scale * 0.98).toFixed(3)})">${card(colors.ground, 3, 2, 4)}${card(colors.accent, 0)}${card(colors.ground, -6)}${card(colors.tone, -9)}</g>` +
    placeEmblem(stage, { x, y, scale: scale * 0.6, turn: -4 }) +
    placeEmblem(stage, { x: x - 54 * scale, y: y - 76 * scale, scale: scale * 0.16, turn: -4 }) +
    placeEmblem(stage, { x: x + 54 * scale, y: y + 76 * scale, scale: scale * 0.16, turn: 176 })
  )
}
