import type { Palette } from '../palettes.ts'
import { range, svgPath } from '../scene.ts'

const line = (d: string, color: string, width: number, dash: string, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash}"${more}/>`

/** Chips stacked on the table, around the middle of the lowest one. */
export function drawStack(x: number, y: number, count: number, ink: string, core: string): string {
  const height = count * 5
  const top = y - height
  return (
    svgPath(`M${x - 13} ${top}V${y}A13 6 0 0 0 ${x + 13} ${y}V${top}Z`, ink) +
    line(`M${x - 8} ${y + 4}V${top}M${x + 8} ${y + 4}V${top}`, '#fdf8ec', 5, '3.5 1.5') +
    line(`M${x} ${y}V${top}`, core, 26, '1 4', ' opacity=".5"') +
    `<ellipse cx="${x}" cy="${top}" rx="13" ry="6" fill="${ink}"/><ellipse cx="${x}" cy="${top}" rx="10" ry="4.5" fill="none" stroke="#fdf8ec" stroke-width="2.5" stroke-dasharray="4 3"/>`
  )
}

/** How far each of the tubes of a rack is filled. */
const levels = [24, 19, 24, 13, 21, 24, 16] as const

/** The rack in front of the dealer, with chips in its tubes. 152 wide around x = 0, to y = 34. */
export function drawRack({ accent, mid, silhouette }: Palette): string {
  const inks = [accent, '#b3261e', mid, '#33373f', silhouette]
  const tube = (x: number, i: number) => {
    const d = `M${x} 30v-${levels[i] ?? 24}`
    return line(d, inks[i % inks.length] ?? mid, 15, '2.6 .6') + line(d, i % 5 === 4 ? '#b3261e' : '#fdf8ec', 4, '2.6 .6')
  }
  return (
    svgPath('M-72 0H72L78 36H-78Z', '#a97f35') +
    svgPath('M-72 0H72L77 33H-77Z', '#e3bd62') +
    svgPath('M-68 3H68L72 31H-72Z', '#14161b') +
    range(7)
      .map((i) => tube((i - 3) * 19, i))
      .join('')
  )
}
