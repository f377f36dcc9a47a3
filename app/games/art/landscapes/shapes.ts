import type { RandomSource } from '../random.ts'
import { n, range, svgCircle, svgPath } from '../scene.ts'

/** SVG document of a landscape, 1600 × 900. */
export const landscapeDocument = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">${content}</svg>`

/** Path data of a smooth curve through points, without the first point (Catmull–Rom as Béziers). */
export function smoothCurve(points: readonly (readonly [number, number])[]): string {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0]
  return points
    .slice(1)
    .map((_, i) => {
      const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      return `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`
    })
    .join('')
}

/** Area between two curves. */
export function band(
  upper: readonly (readonly [number, number])[],
  lower: readonly (readonly [number, number])[],
  fill: string,
  opacity = 1,
): string {
  const [a, b] = [upper[0] ?? [0, 0], [...lower].reverse()]
  const c = b[0] ?? [0, 0]
  return svgPath(
    `M${a[0]} ${a[1]}${smoothCurve(upper)}L${c[0]} ${c[1]}${smoothCurve(b)}Z`,
    fill,
    opacity < 1 ? ` opacity="${opacity}"` : '',
  )
}

/** Area below a curve. */
export const land = (line: readonly (readonly [number, number])[], fill: string): string => {
  const first = line[0] ?? [0, 0]
  return svgPath(`M${first[0]} 900V${first[1]}${smoothCurve(line)}V900Z`, fill)
}

/** `count` stars between the top and the y position `bottom`. */
export const starfield = (random: RandomSource, count: number, bottom: number, fill: string): string =>
  range(count)
    .map(() => svgCircle(random() * 1600, random() ** 1.4 * bottom, 0.9 + random() * 1.9, fill, ` opacity="${n(0.35 + random() * 0.6)}"`))
    .join('')

/** A fir of three tiers with its foot at (x, y). */
export const firAt = (x: number, y: number, size: number, lit: string, shaded: string): string =>
  range(3)
    .map((i) => {
      const [top, half, h] = [y - size * (1 - i * 0.26), size * (0.15 + i * 0.055), size * 0.44]
      return (
        svgPath(`M${n(x)} ${n(top)}L${n(x - half)} ${n(top + h)}H${n(x)}Z`, lit) +
        svgPath(`M${n(x)} ${n(top)}L${n(x + half)} ${n(top + h)}H${n(x)}Z`, shaded)
      )
    })
    .join('')

/** Path data of a reflection on water, from the current point. */
export const reflection = (length: number, thick: number): string => `h${n(length)}v${thick}h${n(-length)}Z`
