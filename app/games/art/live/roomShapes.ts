import type { Palette } from '../palettes.ts'
import { svgPath } from '../scene.ts'

/** What is behind the dealer of a live table: 480 wide, to about y = 210, where the table covers it. */
export type Room = (colors: Palette) => string

export const drawLine = (color: string, width: number, d: string, dash = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`

/** The whole picture in one colour. */
export const drawWall = (color: string): string => svgPath('M0 0H480V300H0Z', color)

/** A shape at several places. */
export const drawAt = (places: readonly (readonly [x: number, y: number])[], shape: string): string =>
  places.map(([x, y]) => `<g transform="translate(${x} ${y})">${shape}</g>`).join('')
