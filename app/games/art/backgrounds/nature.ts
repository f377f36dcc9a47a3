import { type RandomSource, randomBetween } from '../random.ts'
import { type BackgroundPattern, n, range, svgCircle, svgPath } from '../scene.ts'

/** Rolling hills under a full moon. */
export const hills: BackgroundPattern = ({ x, y, width, height, colors, random }) => {
  const hill = (top: number, swing: number) => {
    let d = `M0 ${height}V${n(top)}`
    for (let at = 0; at < width; at += 100)
      d += `C${at + 35} ${n(top - swing * random())} ${at + 65} ${n(top - swing * random())} ${at + 100} ${n(top + randomBetween(random, -8, 8))}`
    return `${d}V${height}Z`
  }
  return (
    svgCircle(x, y - 4, 116, colors.tone) +
    svgPath(hill(height * 0.7, 60), colors.haze, ' opacity=".7"') +
    svgPath(hill(height * 0.8, 50), colors.tone) +
    svgPath(hill(height * 0.9, 36), colors.midShade, ' opacity=".55"')
  )
}

const stars = (random: RandomSource, count: number, width: number, height: number, fill: string): string =>
  range(count)
    .map(() => svgCircle(random() * width, random() * height, 0.7 + random() * 1.2, fill, ` opacity="${n(0.4 + random() * 0.5)}"`))
    .join('')

/** Northern lights over a ridge. */
export const aurora: BackgroundPattern = ({ width, height, from, colors, random }) => {
  const ribbon = (top: number, thick: number) => {
    const [a, b, c] = [randomBetween(random, -30, 20), randomBetween(random, 20, 60), randomBetween(random, -40, 10)]
    return `M-10 ${n(top + 30)}C${n(width * 0.27)} ${n(top + a - 30)} ${n(width * 0.6)} ${n(top + b + 20)} ${width + 10} ${n(top + c)}V${n(top + c + thick)}C${n(width * 0.65)} ${n(top + b + thick + 50)} ${n(width * 0.3)} ${n(top + a + thick - 20)} -10 ${n(top + thick + 60)}Z`
  }
  const top = Math.max(from, height * 0.16)
  const ridge = height * 0.8
  const peaks = [0, 0.16, 0.3, 0.5, 0.68, 0.84, 1].map(
    (at, i) => [at * width, ridge + (i % 2 ? -46 - random() * 26 : random() * 14)] as const,
  )
  return (
    svgPath(ribbon(top + 10, 54), colors.tone) +
    svgPath(ribbon(top + 58, 50), colors.haze) +
    svgPath(ribbon(top + 116, 40), colors.midShade, ` opacity="${colors.light ? 0.35 : 0.5}"`) +
    stars(random, 26, width, height * 0.6, colors.silhouette) +
    svgPath(`M0 ${height}L${peaks.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}L${width} ${height}Z`, colors.tone) +
    svgPath(
      `M0 ${height}V${n(ridge + 34)}L${n(width * 0.24)} ${n(ridge + 10)}L${n(width * 0.55)} ${n(ridge + 44)}L${n(width * 0.8)} ${n(ridge + 18)}L${width} ${n(ridge + 40)}V${height}Z`,
      colors.ground,
    )
  )
}

/** Scalloped sea. */
export const waves: BackgroundPattern = ({ width, height, from, colors }) => {
  const rows = range((height - from) / 38 + 1)
  return rows
    .map((i) => {
      const y = from + 4 + i * 38
      const start = i % 2 ? -20 : -40
      const crest = range((width + 80) / 40)
        .map(() => 'q20 -26 40 0')
        .join('')
      return svgPath(
        `M${start} ${n(y + 14)}${crest}V${height}H${start}Z`,
        [colors.tone, colors.haze, colors.tone, colors.ground][i % 4] ?? colors.tone,
      )
    })
    .join('')
}

/** Steep facets on both sides of still water. */
export const fjord: BackgroundPattern = ({ x, y, width, height, from, colors, random }) => {
  const water = height * 0.74
  const cliff = (side: -1 | 1, reach: number, top: number) => {
    const edge = side < 0 ? 0 : width
    const at = (share: number) => n(edge - side * reach * share)
    return `M${edge} ${n(water)}V${n(top)}L${at(0.28)} ${n(top + 26 + random() * 14)}L${at(0.45)} ${n(top + 12)}L${at(0.72)} ${n(top + 90)}L${at(1)} ${n(water)}Z`
  }
  const far = Math.max(from + 6, height * 0.3)
  const glints = range(7).map(
    (i) => `M${n(x - 60 + random() * 30 - i * 4)} ${n(water + 14 + i * 13)}h${n(90 + random() * 40 + i * 6)}v3h${n(-90 - i * 6)}Z`,
  )
  return (
    svgCircle(x, y - 10, 104, colors.tone) +
    svgPath(cliff(-1, width * 0.62, far + 24) + cliff(1, width * 0.58, far + 40), colors.haze, ' opacity=".75"') +
    svgPath(cliff(-1, width * 0.42, far + 70) + cliff(1, width * 0.46, far + 52), colors.tone) +
    svgPath(`M0 ${n(water)}H${width}V${height}H0Z`, colors.ground) +
    svgPath(glints.join(''), colors.haze, ' opacity=".8"')
  )
}

/** A fir forest in three rows. */
export const firs: BackgroundPattern = ({ width, height, from, colors, random }) => {
  const tree = (x: number, y: number, size: number) =>
    range(3)
      .map((i) => {
        const [top, half] = [y - size * (1 - i * 0.24), size * (0.17 + i * 0.06)]
        return `M${n(x)} ${n(top)}l${n(half)} ${n(size * 0.42)}h${n(-2 * half)}Z`
      })
      .join('')
  const row = (y: number, size: number, step: number, shift: number) =>
    `${range(width / step + 2)
      .map((i) => tree(i * step - shift, y, size * (0.85 + random() * 0.3)))
      .join('')}M0 ${n(y - size * 0.12)}H${width}V${height}H0Z`
  return (
    stars(random, 18, width, from + 60, colors.silhouette) +
    svgPath(row(height * 0.66, Math.min(130, height * 0.32), 44, 10), colors.tone, ' opacity=".7"') +
    svgPath(row(height * 0.82, 110, 52, 30), colors.haze) +
    svgPath(row(height * 0.98, 96, 60, 4), colors.tone)
  )
}

/** Folk-art sprigs that frame the emblem. */
export const sprigs: BackgroundPattern = ({ x, y, width, height, from, to, colors }) => {
  const bottom = Math.min(to, height - 14)
  const side = (sign: -1 | 1) => {
    const stem = x + sign * Math.min(width / 2 - 24, 150)
    const leaves = range(Math.floor((bottom - from - 30) / 34)).map((i) => {
      const at = bottom - 20 - i * 34
      const leaf = (out: number, size: number) =>
        `M${n(stem)} ${n(at)}C${n(stem + out * size * 0.3)} ${n(at - size * 0.9)} ${n(stem + out * size)} ${n(at - size)} ${n(stem + out * size * 1.1)} ${n(at - size * 0.95)}C${n(stem + out * size * 1.1)} ${n(at - size * 0.3)} ${n(stem + out * size * 0.7)} ${n(at + 2)} ${n(stem)} ${n(at)}Z`
      return leaf(1, 24) + leaf(-1, 24)
    })
    return (
      svgPath(leaves.join(''), colors.haze) +
      svgPath(`M${n(stem - 1.5)} ${n(from + 14)}h3V${n(bottom)}h-3Z`, colors.haze) +
      svgCircle(stem, from + 14, 7, colors.mid)
    )
  }
  return svgCircle(x, y, 118, colors.tone) + side(-1) + side(1)
}

/** Knitting pattern: rows of crosses, diamonds and peaks. */
export const knit: BackgroundPattern = ({ x, width, height, colors }) => {
  const unit = 10
  const stitch = (cx: number, cy: number) => `M${n(cx)} ${n(cy - 5)}l5 5l-5 5l-5 -5Z`
  const motif = [
    '0001000',
    '0010100',
    '0101010',
    '1010101',
    '0101010',
    '0010100',
    '0001000',
    '.',
    '1000001',
    '0100010',
    '0010100',
    '0001000',
    '.',
    '1010101',
    '.',
  ]
  const of = { tone: '', haze: '' }
  for (let row = 0; row * unit <= height; row++) {
    const line = motif[row % motif.length] ?? '.'
    if (line === '.') continue
    for (let col = -Math.ceil(width / 2 / unit); col <= width / 2 / unit; col++) {
      const cell = (((col + 3) % 8) + 8) % 8
      if (line[cell] === '1') of[row % motif.length > 6 ? 'haze' : 'tone'] += stitch(x + col * unit, row * unit + 5)
    }
  }
  return svgPath(of.tone, colors.tone) + svgPath(of.haze, colors.haze)
}
