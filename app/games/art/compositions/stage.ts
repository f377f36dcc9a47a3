import { type Emblem, type Ink, inkOf } from '../emblems/ink.ts'
import type { Palette } from '../palettes.ts'
import { n } from '../scene.ts'

/** Input of a composition: the emblem and the part of the poster that the name leaves free. */
export interface Stage {
  emblem: Emblem
  colors: Palette
  width: number
  height: number
  /** Free part of the poster, y positions. */
  from: number
  to: number
  /** Centre of the free part, and the scale at which an emblem fills it. */
  x: number
  y: number
  scale: number
}

/** Draws the emblem on the background. What it draws below `to` is covered by the panel of the name, if that is below. */
export type Composition = (stage: Stage) => string

interface Placement {
  x: number
  y: number
  scale: number
  turn?: number
}

/** The emblem at a place of the poster, in the colours of its palette or in `ink`. */
export const placeEmblem = ({ emblem, colors }: Stage, { x, y, scale, turn = 0 }: Placement, ink: Ink = inkOf(colors)): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''} scale(${scale.toFixed(3)})">${emblem(ink)}</g>`

/** One colour for the whole emblem: its silhouette. */
export const silhouetteInk = (color: string): Ink => ({ a: color, A: color, m: color, M: color, s: color, S: color, o: color })

/** Accent and mid exchanged: a second one of its kind. */
export const secondInk = (colors: Palette): Ink => {
  const { a, A, m, M, ...rest } = inkOf(colors)
  return { a: m, A: M, m: a, M: A, ...rest }
}

/** A point on a circle; degrees clockwise from the top. */
export const onCircle = (x: number, y: number, r: number, degrees: number): readonly [x: number, y: number] => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
}
