import { type BackgroundPattern, n, range, svgCircle, svgPath } from '../scene.ts'

/** Rays from the emblem, with a disc behind it. */
export const rays: BackgroundPattern = ({ x, y, width, height, colors }) => {
  const count = 16
  const reach = Math.hypot(width, height)
  const rays = range(count).map((i) => {
    const [a, b] = [(i * 2 * Math.PI) / count - 0.1, ((i * 2 + 1) * Math.PI) / count - 0.1]
    return `M${n(x)} ${n(y)}L${n(x + reach * Math.cos(a))} ${n(y + reach * Math.sin(a))}L${n(x + reach * Math.cos(b))} ${n(y + reach * Math.sin(b))}Z`
  })
  return svgPath(rays.join(''), colors.tone) + svgCircle(x, y, 112, colors.haze) + svgCircle(x, y, 98, colors.tone)
}

/** Concentric arcs from the lower edge. */
export const arcs: BackgroundPattern = ({ x, height, width, colors }) => {
  const tones = [colors.tone, colors.ground, colors.haze, colors.ground, colors.tone, colors.haze]
  const widest = Math.max(width * 0.72, height * 0.72)
  return range(6)
    .map((i) => svgCircle(x, height + 6, widest * (1 - i * 0.155), tones[i] ?? colors.tone))
    .join('')
}

/** Quarter circles in random rotation. */
export const tiles: BackgroundPattern = ({ width, height, colors, random }) => {
  const side = 50
  const of = { tone: '', haze: '' }
  for (let y = 0; y < height; y += side)
    for (let x = 0; x < width; x += side) {
      const turn = Math.floor(random() * 4)
      const d = [
        `M${x} ${y}A50 50 0 0 1 ${x + 50} ${y + 50}H${x}Z`,
        `M${x + 50} ${y}A50 50 0 0 1 ${x} ${y + 50}V${y}Z`,
        `M${x + 50} ${y + 50}A50 50 0 0 1 ${x} ${y}H${x + 50}Z`,
        `M${x} ${y + 50}A50 50 0 0 1 ${x + 50} ${y}V${y + 50}Z`,
      ][turn]
      of[random() < 0.3 ? 'haze' : 'tone'] += d
    }
  return svgPath(of.tone, colors.tone) + svgPath(of.haze, colors.haze)
}

/** Rhombi with a dot at each corner. */
export const diamonds: BackgroundPattern = ({ x, width, height, colors }) => {
  const [w, h] = [75, 100]
  let even = ''
  let odd = ''
  let dots = ''
  for (let row = -1; row <= height / h + 1; row++)
    for (let col = -Math.ceil(width / w); col <= width / w; col++) {
      const [cx, cy] = [x + col * w, row * h]
      const d = `M${cx} ${cy - h / 2}l${w / 2} ${h / 2}l${-w / 2} ${h / 2}l${-w / 2} ${-h / 2}Z`
      if ((row + col) % 2 === 0) even += d
      else odd += d
      dots += svgCircle(cx + w / 2, cy, 4, colors.haze)
    }
  return svgPath(even, colors.tone) + svgPath(odd, colors.tone, ' opacity=".55"') + dots
}

/** Dots, larger towards the lower edge. */
export const dots: BackgroundPattern = ({ x, width, height, colors }) => {
  const step = 30
  let out = ''
  for (let row = 0; row * step <= height + step; row++)
    for (let col = -Math.ceil(width / 2 / step) - 1; col <= width / 2 / step + 1; col++) {
      const r = 1.6 + (row * step * 12.5) / height
      out += svgCircle(x + (col + (row % 2) / 2) * step, row * step, r, row * step > height * 0.62 ? colors.haze : colors.tone)
    }
  return out
}

/** A low sun with horizontal bars. */
export const sundown: BackgroundPattern = ({ x, y, width, height, colors }) => {
  const r = Math.min(128, height * 0.37)
  const bars = range(6).map((i) => `M0 ${n(y + i * 22 + 4)}H${width}v${n(4 + i * 2.6)}H0Z`)
  return (
    svgPath(`M0 ${n(y + 60)}H${width}V${height}H0Z`, colors.tone) +
    svgCircle(x, y, r, colors.haze) +
    svgPath(`M0 ${n(y + r + 14)}H${width}V${height}H0Z`, colors.tone) +
    svgPath(bars.join(''), colors.ground, ' opacity=".85"')
  )
}

/** Broad diagonal bands. */
export const bands: BackgroundPattern = ({ width, height, colors }) => {
  const band = (from: number, size: number) => `M${from} 0h${size}L${n(from + size - height * 0.7)} ${height}h${-size}Z`
  const all = range((width + height * 0.7) / 96 + 1).map((i) => i * 96 - 10)
  return svgPath(all.map((at) => band(at, 48)).join(''), colors.tone) + svgPath(all.map((at) => band(at + 60, 10)).join(''), colors.haze)
}
