import type { Palette } from '../palettes.ts'
import { range, svgCircle, svgPath } from '../scene.ts'
import { type CardBack, drawBack, drawDiscards, drawFace, drawShoe, lay } from './cards.ts'
import { drawRack, drawStack } from './chips.ts'
import { drawNumbers, drawWheel } from './roulette.ts'
import type { TableInk } from './tableInk.ts'

interface EquipmentInk {
  ink: TableInk
  colors: Palette
  back: CardBack | null
}

const pocketColors = ['red', 'dark', 'red', 'green', 'dark'] as const

/** What stands and lies on a live table, each around (0, 0). */
export const equipment = {
  wheel: ({ ink }) => drawWheel(ink) + svgCircle(-62, 24, 5, '#fff'),
  /** Without a ball. */
  idleWheel: ({ ink }) => drawWheel(ink),
  numbers: ({ ink }) => drawNumbers(ink),
  rack: ({ colors }) => drawRack(colors),
  shoe: ({ ink }) => drawShoe(ink),
  discards: ({ ink, colors }) => drawDiscards(ink, colors.mid),
  stacks: ({ colors: { accent, mid, opposite } }) => drawStack(0, 0, 4, accent, opposite) + drawStack(26, 6, 6, mid, opposite),
  tower: ({ colors: { accent, opposite } }) => drawStack(0, 0, 8, accent, opposite),
  bank: ({ colors: { accent, mid, silhouette, opposite } }) =>
    [accent, mid, '#b3261e', silhouette].map((ink, i) => drawStack(i * 27, 0, [5, 6, 4, 5][i] ?? 4, ink, opposite)).join(''),
  hand: ({ ink }) => lay(-14, 0, -12, drawFace('heart', ink)) + lay(16, 2, 8, drawFace('club', ink)),
  covered: ({ ink, back }) => lay(-14, 0, -8, drawBack(back)) + lay(18, 2, 10, drawFace('diamond', ink)),
  fan: ({ back }) =>
    range(4)
      .map((i) => lay(i * 14 - 21, Math.abs(i - 1.5) * 3, i * 16 - 24, drawBack(back)))
      .join(''),
  board: ({ ink }) =>
    svgPath('M-24-104H24V6H-24Z', ink.railShade) +
    svgPath('M-20-100H20V-6H-20Z', '#0d0f14') +
    pocketColors
      .map(
        (color, i) =>
          `<rect x="${i % 2 ? 0 : -16}" y="${-96 + i * 18}" width="16" height="14" rx="3" fill="${color === 'dark' ? '#565c68' : ink[color]}"/>`,
      )
      .join(''),
  pot: ({ ink, colors }) =>
    svgPath('M0 0C-26-14-30-40-22-52C-8-40-2-20 0 0C4-26 10-48 26-56C32-40 22-14 0 0C-2-34-4-56 4-70C14-56 10-24 0 0Z', colors.mid) +
    svgPath('M0 0C2-24 10-48 26-56C32-40 22-14 0 0Z', colors.midShade) +
    svgPath('M-17-4H17L12 22H-12Z', ink.light) +
    svgPath('M-19-8H19V0H-19Z', ink.metal),
  lamp: ({ ink, colors }) =>
    svgPath('M-4-44H4V10H-4Z', ink.metalShade) +
    svgPath('M-18 8H18V14H-18Z', ink.metal) +
    svgPath('M-30-42C-28-66-14-74 0-74S28-66 30-42Z', colors.midShade) +
    svgPath('M-30-42H30L24-36H-24Z', colors.accent),
  candle: ({ ink, colors }) =>
    svgPath('M-7-36H7V6H-7Z', ink.light) +
    svgPath('M-18 4H18L12 12H-12Z', ink.metal) +
    svgPath('M0-62C10-50 8-40 0-38C-8-40-10-50 0-62Z', colors.accent) +
    svgCircle(0, -44, 3, '#fff'),
  bell: ({ ink }) =>
    svgPath('M-20 8C-18-14-8-18 0-18S18-14 20 8Z', ink.metal) +
    svgPath('M-24 8H24V14H-24Z', ink.metalShade) +
    svgCircle(0, -21, 4, ink.metalShade),
} satisfies Record<string, (kit: EquipmentInk) => string>

export type EquipmentName = keyof typeof equipment
