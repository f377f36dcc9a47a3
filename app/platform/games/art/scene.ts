import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'

/** The sheet that a background fills. Strong colours stay between `from` and `to`: above and below stands the name. */
export interface Scene {
  readonly width: number
  readonly height: number
  /** Centre of the emblem. */
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
  readonly colors: Palette
  readonly random: Random
}

export type Background = (scene: Scene) => string

/** Short decimal: path data is most of a poster's weight. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`
export const range = (count: number): number[] => Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, i) => i)
