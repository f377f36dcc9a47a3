import { suits } from '../emblems/cardTables.ts'
import { n, svgPath } from '../scene.ts'
import type { TableInk } from './tableInk.ts'

/** Patterns of the backs of cards, 24 × 36 around (0, 0). */
export const cardBackPatterns = {
  lozenges: 'M0-15L6-6L0 3L-6-6ZM0-1L6 8L0 17L-6 8Z',
  waves: 'M-10-10q5-6 10 0t10 0M-10 0q5-6 10 0t10 0M-10 10q5-6 10 0t10 0',
  rays: 'M0 0V-16M0 0L9-12M0 0L10 0M0 0L9 12M0 0V16M0 0L-9 12M0 0L-10 0M0 0L-9-12',
  chevrons: 'M-10-6L0-14L10-6M-10 3L0-5L10 3M-10 12L0 4L10 12',
  lattice: 'M-10-15L10 5M-10 -5L10 15M-10 5L0 15M0-15L10-5M10-15L-10 5M10-5L-10 15M10 5L0 15M0-15L-10-5',
  star: 'M0-13L4-3L10 0L4 3L0 13L-4 3L-10 0L-4-3Z',
} as const

export type BackPattern = keyof typeof cardBackPatterns

const shape = (fill: string): string => `<rect x="-15" y="-21" width="30" height="42" rx="4" fill="${fill}"/>`

/** The back of a table's cards. */
export interface CardBack {
  pattern: BackPattern
  color: string
  mark: string
}

/** A card from behind, 30 × 42 around (0, 0). Throws for a table without cards. */
export function drawBack(back: CardBack | null): string {
  if (!back) throw new Error('a table without cards shows the back of one')
  const { pattern, color, mark } = back
  return `${shape('#fdf8ec')}<rect x="-12.5" y="-18.5" width="25" height="37" rx="2.5" fill="${color}"/><path d="${cardBackPatterns[pattern]}" fill="none" stroke="${mark}" stroke-width="2"/>`
}

/** A card from its face, 30 × 42 around (0, 0). */
export function drawFace(suit: keyof typeof suits, { light, red, dark }: TableInk): string {
  const ink = suit === 'heart' || suit === 'diamond' ? red : dark
  return `${shape(light)}<g fill="${ink}"><path d="${suits[suit]}" transform="translate(1 3) scale(.36)"/><path d="${suits[suit]}" transform="translate(-9 -14) scale(.13)"/></g>`
}

/** Lays a drawing flat on the table. */
export const lay = (x: number, y: number, turn: number, drawing: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(1 .62) rotate(${turn})">${drawing}</g>`

/** A shoe whose cards come out at its left, 76 wide. */
export const drawShoe = ({ dark, light, metal, metalShade }: TableInk): string =>
  svgPath('M-60 20L-40 6L-30 12L-48 26Z', light) +
  svgPath('M-40 16L-33 0L0-30H40V16Z', dark) +
  svgPath('M-44 16L-36 0L-2-30H4L-30 2L-34 16Z', metalShade) +
  svgPath('M4-28H40V-23H-2Z', metal) +
  `<path d="M-14 0H34" stroke="${light}" stroke-width="24" stroke-dasharray="2.2 1"/>` +
  svgPath('M-44 14H42V20H-44Z', metal)

/** The holder of discarded cards. */
export const drawDiscards = ({ light, metal }: TableInk, color: string): string =>
  svgPath('M-22-30H22V14H-22Z', light, ' opacity=".22"') +
  `<path d="M0 12V-14" stroke="${light}" stroke-width="36"/><path d="M0 12V-14" stroke="${color}" stroke-width="36" stroke-dasharray="2 1.2"/>` +
  svgPath('M-24 12H24V18H-24Z', metal) +
  `<path d="M-22-30V12M22-30V12" stroke="${light}" stroke-width="2.5"/>`
