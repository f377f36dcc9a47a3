import { range, svgCircle, svgPath } from '../scene.ts'
import { type CardBack, drawBack, drawFace, lay } from './cards.ts'
import { drawDolly } from './roulette.ts'
import type { TableInk } from './tableInk.ts'

type Drawing = (ink: TableInk, back: CardBack | null) => string

/** What a hand holds; the wrist is the origin, and the fingers point to the right. */
export const heldObjects = {
  ball: () => svgCircle(29, 5, 6, '#fff'),
  back: (_, back) => `<g transform="translate(34 8) rotate(90) scale(.84)">${drawBack(back)}</g>`,
  face: (ink) => `<g transform="translate(42 4) rotate(90) scale(1.25)">${drawFace('spade', ink)}</g>`,
  deck: (_, back) => `<g transform="translate(16 -1) rotate(90)">${svgPath('M-15 -21H15V26H-15Z', '#d9d2c0')}${drawBack(back)}</g>`,
} satisfies Record<string, Drawing>

export type HeldName = keyof typeof heldObjects

const stick = (color: string, width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`

/** What lies under the hands of a dealer at x = 0. */
export const underHands = {
  dolly: (ink) => `<g transform="translate(24 270)">${drawDolly(ink)}</g>`,
  rake: ({ wood, woodShade }) =>
    stick(woodShade, 6, 'M58 206L-116 250') +
    stick(wood, 4, 'M58 205L-116 249') +
    svgPath('M-128 238L-118 234L-106 264L-116 268Z', woodShade) +
    svgPath('M-130 237L-120 233L-108 261L-118 265Z', wood),
  paddle: (ink) =>
    stick(ink.woodShade, 7, 'M-20 216L-70 250') +
    svgPath('M-64 240L-108 252Q-128 262-118 274L-84 276Q-66 268-60 250Z', ink.woodShade) +
    svgPath('M-64 238L-108 250Q-128 260-118 271L-84 273Q-66 265-60 248Z', ink.wood) +
    lay(-94, 258, -18, drawFace('heart', ink)),
  ribbon: (_, back) =>
    range(15)
      .map((i) => lay((i - 7) * 15, 256 - ((i - 7) * (i - 7)) / 3, (i - 7) * 3, drawBack(back)))
      .join(''),
  halves: (_, back) =>
    [-1, 1]
      .map(
        (side) =>
          `<g transform="translate(${side * 15} 238) scale(1 .62) rotate(${90 + side * 14})">${svgPath('M-15 -21H15V21H27V-21Z', '#d9d2c0')}${drawBack(back)}</g>`,
      )
      .join(''),
} satisfies Record<string, Drawing>

export type UnderHandsName = keyof typeof underHands
