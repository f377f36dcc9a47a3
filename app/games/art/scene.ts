import type { Palette } from './palettes.ts'
import type { RandomSource } from './random.ts'

/** Input of a background. Strong colours stay between the y positions `from` and `to`; the name is above or below. */
export interface Scene {
  width: number
  height: number
  /** Centre of the emblem. */
  x: number
  y: number
  from: number
  to: number
  colors: Palette
  random: RandomSource
}

export type BackgroundPattern = (scene: Scene) => string

/** Rounds to one decimal; path data is most of the size of a poster. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const svgPath = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`
export const svgCircle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`
export const range = (count: number): number[] => Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, i) => i)
