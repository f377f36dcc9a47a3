import type { Palette } from './palettes.ts'
import { n, range } from './scene.ts'
import type { Studio } from './studios.ts'

/** Colours and size of the artwork that a studio decorates. */
interface Canvas {
  colors: Palette
  width: number
  height: number
}

/** Draws the plain panel behind the name in the studio's shape. `edge`: y position of its border to the scene. */
export function drawNamePanel(studio: Studio, { colors, width, height }: Canvas, edge: number): string {
  if (studio.panel === 'none') return ''
  const top = studio.namePosition === 'top'
  const away = top ? 1 : -1
  const line = (shift: number): string => panelEdge(studio.panel, width, edge + shift * away, away)
  const closed = (shift: number) => `${line(shift)}V${top ? 0 : height}H0Z`
  const base = studio.panel === 'label' ? colors.silhouette : colors.ground
  const rim = studio.panel === 'label' ? colors.accent : colors.mid
  return `<path d="${closed(10)}" fill="${colors.ground}"/><path d="${closed(6)}" fill="${rim}"/><path d="${closed(2)}" fill="${base}"/>`
}

/** Path data of the panel edge, from left to right along `y`. */
function panelEdge(shape: Studio['panel'], width: number, y: number, away: 1 | -1): string {
  const mid = width / 2
  switch (shape) {
    case 'wave':
      return `M0 ${n(y)}${range(width / 50)
        .map(() => `q12.500 ${-11} 25 0t25 0`)
        .join('')}L${width} ${n(y)}`
    case 'peak':
      return `M0 ${n(y)}H${mid - 46}L${mid} ${n(y + 16 * away)}L${mid + 46} ${n(y)}H${width}`
    case 'arc':
      return `M0 ${n(y - 6 * away)}Q${mid} ${n(y + 20 * away)} ${width} ${n(y - 6 * away)}`
    default:
      return `M0 ${n(y)}H${width}`
  }
}

/** Draws the studio's mark. */
export function drawStudioMark(studio: Studio, { colors, width, height }: Canvas): string {
  const y = studio.namePosition === 'top' ? height - 18 : 18
  const x = width / 2
  const at = (content: string, dx = x, dy = y) => `<g transform="translate(${n(dx)} ${n(dy)})">${content}</g>`
  switch (studio.mark) {
    case 'peaks':
      return at(`<path d="M-15 6L-5-8L0-1L4-6L15 6Z" fill="${colors.silhouette}"/>`)
    case 'waves':
      return at(
        `<path d="M-18 0q4.500-6 9 0t9 0t9 0t9 0" fill="none" stroke="${colors.silhouette}" stroke-width="3.500" stroke-linecap="round"/>`,
      )
    case 'sun':
      return at(
        `<path d="M-10 5A10 10 0 0 1 10 5Z" fill="${colors.accent}"/><path d="M-18 5H18" stroke="${colors.silhouette}" stroke-width="3" stroke-linecap="round"/>`,
      )
    case 'gem': {
      const corner = `<path d="M0-9L7 0L0 9L-7 0Z" fill="${colors.accent}"/>`
      return at(corner, 20, y) + at(corner, width - 20, y)
    }
    case 'frame':
      return `<rect x="9" y="9" width="${width - 18}" height="${height - 18}" rx="7" fill="none" stroke="${colors.accent}" stroke-width="3"/>`
    case 'weave':
      return [8, height - 8]
        .map((edge, side) => {
          const teeth = range(width / 12)
            .map((i) => `L${i * 12 + 6} ${edge + (side ? -8 : 8)}L${i * 12 + 12} ${edge + (side ? 4 : -4)}`)
            .join('')
          const far = side ? height : 0
          return `<path d="M0 ${far}V${edge + (side ? 4 : -4)}${teeth}V${far}Z" fill="${colors.accent}"/>`
        })
        .join('')
    case 'flake':
      return at(
        [0, 60, 120]
          .map(
            (turn) =>
              `<path d="M0-10V10" stroke="${colors.silhouette}" stroke-width="3" stroke-linecap="round" transform="rotate(${turn})"/>`,
          )
          .join(''),
      )
    case 'leaf':
      return at(`<path d="M0 9C-14 4-14-8-13-10C-4-10 0-4 0 4C0-4 4-10 13-10C14-8 14 4 0 9Z" fill="${colors.mid}"/>`)
    case 'spark':
      return at(`<path d="M0-11L3-3L11 0L3 3L0 11L-3 3L-11 0L-3-3Z" fill="${colors.accent}"/>`)
  }
}

/** Draws a plain shape behind the emblem, to separate it from a dense background. */
export function drawMedallion(studio: Studio, colors: Palette, { x, y, r }: { x: number; y: number; r: number }): string {
  const shape = (radius: number): string => {
    if (studio.medallion === 'disc')
      return `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`
    const corners = studio.medallion === 'rhomb' ? 4 : 8
    const reach = studio.medallion === 'rhomb' ? radius * 1.22 : radius * 1.06
    const turn = studio.medallion === 'rhomb' ? 0 : Math.PI / 8
    return `M${range(corners)
      .map(
        (i) =>
          `${n(x + reach * Math.cos((i * 2 * Math.PI) / corners + turn))} ${n(y + reach * Math.sin((i * 2 * Math.PI) / corners + turn))}`,
      )
      .join('L')}Z`
  }
  return `<path d="${shape(r + 9)}" fill="${colors.ground}"/><path d="${shape(r + 4)}" fill="${colors.haze}"/><path d="${shape(r)}" fill="${colors.tone}"/>`
}
