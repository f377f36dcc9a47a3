import { n, range, svgCircle, svgPath } from '../scene.ts'
import { type Composition, onCircle, placeEmblem, secondInk, silhouetteInk } from './stage.ts'

/** Close enough to be cropped by the edges of the poster. */
export const closeUp: Composition = (stage) => {
  const { x, y, scale, from, colors } = stage
  const cy = Math.max(y + 14 * scale, from + 156 * scale)
  return (
    svgCircle(x - 12, cy, 158 * scale, colors.tone) +
    placeEmblem(stage, { x: x + 26, y: cy, scale: scale * 1.52 }, silhouetteInk(colors.ground)) +
    placeEmblem(stage, { x: x + 18, y: cy - 4, scale: scale * 1.52 })
  )
}

/** Large at the left, looked at by its own shadow on the wall. */
export const shadow: Composition = (stage) => {
  const { x, y, scale, colors } = stage
  return (
    placeEmblem(stage, { x: x + 52 * scale, y: y - 6 * scale, scale: scale * 1.12, turn: 6 }, silhouetteInk(colors.haze)) +
    placeEmblem(stage, { x: x - 28 * scale, y: y + 8 * scale, scale: scale * 0.96, turn: -4 })
  )
}

/** Two of a kind, the farther one in the second colours. */
export const pair: Composition = (stage) => {
  const { x, y, scale, colors } = stage
  const front = { x: x + 36 * scale, y: y + 24 * scale }
  return (
    svgCircle(x, y, 108 * scale, colors.tone) +
    placeEmblem(stage, { x: x - 50 * scale, y: y - 34 * scale, scale: scale * 0.66, turn: -8 }, secondInk(colors)) +
    placeEmblem(stage, { ...front, scale: scale * 0.87, turn: 4 }, silhouetteInk(colors.tone)) +
    placeEmblem(stage, { ...front, scale: scale * 0.8, turn: 4 })
  )
}

/** A procession: one large, four small ones in an arc above it. */
export const procession: Composition = (stage) => {
  const { x, y, scale, colors } = stage
  const centre = y + 24 * scale
  return (
    svgPath(
      `M${n(x - 112 * scale)} ${n(centre)}A${n(112 * scale)} ${n(112 * scale)} 0 0 1 ${n(x + 112 * scale)} ${n(centre)}`,
      'none',
      ` stroke="${colors.haze}" stroke-width="${n(56 * scale)}"`,
    ) +
    svgCircle(x, centre, 84 * scale, colors.ground) +
    range(5)
      .map((i) => {
        const [px, py] = onCircle(x, centre, 108 * scale, -64 + i * 32)
        return placeEmblem(stage, { x: px, y: py, scale: scale * 0.23, turn: -32 + i * 16 }, i % 2 ? undefined : secondInk(colors))
      })
      .join('') +
    placeEmblem(stage, { x, y: centre + 12 * scale, scale: scale * 0.72 })
  )
}

/** On the ground before a low sun, with a shadow to the right of the light. */
export const horizon: Composition = (stage) => {
  const { x, y, scale, width, height, colors } = stage
  const land = y + 62 * scale
  return (
    svgCircle(x - 34 * scale, land - 34 * scale, 104 * scale, colors.haze) +
    svgCircle(x - 34 * scale, land - 34 * scale, 84 * scale, colors.tone) +
    svgPath(
      `M0 ${n(land - 8)}Q${n(width * 0.3)} ${n(land - 26)} ${n(width * 0.55)} ${n(land - 8)}T${width} ${n(land - 14)}V${height}H0Z`,
      colors.haze,
    ) +
    svgPath(`M0 ${n(land + 12)}Q${n(width * 0.4)} ${n(land - 10)} ${width} ${n(land + 10)}V${height}H0Z`, colors.tone) +
    `<ellipse cx="${n(x + 22 * scale)}" cy="${n(y + 92 * scale)}" rx="${n(104 * scale)}" ry="${n(11 * scale)}" fill="${colors.ground}"/>` +
    placeEmblem(stage, { x, y: y + 2 * scale, scale: scale * 0.92 })
  )
}

/** Above still water, which repeats it. */
export const overWater: Composition = (stage) => {
  const { x, y, scale, width, height, colors, to } = stage
  const shore = y + 40 * scale
  const size = scale * 0.7
  const ripples = range((to - shore) / 15).map((i) => {
    const half = 64 + ((i * 37) % 50)
    return `M${n(x - half + ((i * 23) % 30) - 15)} ${n(shore + 12 + i * 15)}h${n(half * 2)}v${n(2 + i * 0.4)}h${n(-half * 2)}Z`
  })
  return (
    svgCircle(x, shore - 62 * scale, 96 * scale, colors.haze, ' opacity=".8"') +
    svgCircle(x, shore - 62 * scale, 78 * scale, colors.tone) +
    svgPath(`M0 ${n(shore)}H${width}V${height}H0Z`, colors.tone) +
    `<g opacity=".42" transform="translate(${n(x)} ${n(shore + 62 * size)}) scale(${size.toFixed(3)} ${(-size * 0.62).toFixed(3)})">${stage.emblem(silhouetteInk(colors.mid))}</g>` +
    svgPath(ripples.join(''), colors.ground) +
    svgPath(`M0 ${n(shore - 1.5)}H${width}v3H0Z`, colors.haze) +
    placeEmblem(stage, { x, y: shore - 94 * size, scale: size })
  )
}

/** Rising behind three rows of waves. */
export const rising: Composition = (stage) => {
  const { x, y, scale, width, height, colors } = stage
  const row = (top: number, swing: number, shift: number, fill: string) =>
    svgPath(
      `M${shift} ${n(top)}${range(width / 60 + 2)
        .map(() => `q15 ${-swing} 30 0t30 0`)
        .join('')}V${height}H${shift}Z`,
      fill,
    )
  return (
    svgCircle(x, y + 30 * scale, 122 * scale, colors.haze) +
    svgCircle(x, y + 30 * scale, 106 * scale, colors.tone) +
    placeEmblem(stage, { x, y: y + 16 * scale, scale: scale * 1.12 }) +
    row(y + 72 * scale, 14, -40, colors.mid) +
    row(y + 76 * scale, 14, -40, colors.ground) +
    row(y + 92 * scale, 12, -14, colors.haze) +
    row(y + 110 * scale, 10, -30, colors.tone)
  )
}

/** A printed cloth of many small ones. */
export const cloth: Composition = (stage) => {
  const { x, scale, width, height, from, to, colors } = stage
  const step = 82 * scale
  const rows = Math.max(3, Math.ceil((to - from) / step))
  const top = from + 44 * scale
  return (
    svgPath(`M0 ${n(from)}H${width}V${n(Math.min(height, to + 20))}H0Z`, colors.tone) +
    range(rows)
      .flatMap((row) =>
        range(row % 2 ? 2 : 3).map((column) => {
          const at = { x: x + (column - (row % 2 ? 0.5 : 1)) * step * 1.24, y: top + row * step, scale: scale * 0.36 }
          return placeEmblem(stage, at, (row + column) % 2 ? secondInk(colors) : undefined)
        }),
      )
      .join('')
  )
}
