import { mixColors } from '../color.ts'
import type { Palette } from '../palettes.ts'

/** What a live table is drawn with, from the palette of its game. */
export interface TableInk {
  cloth: string
  clothShade: string
  /** Lines printed on the cloth. */
  print: string
  rail: string
  railShade: string
  wood: string
  woodShade: string
  metal: string
  metalShade: string
  light: string
  dark: string
  red: string
  green: string
}

const rails = {
  leather: ['#2b2530', '#19151d'],
  walnut: ['#7a4a2b', '#51301b'],
  oak: ['#c08a52', '#8f6237'],
} as const

export type RailName = keyof typeof rails
export type ClothName = 'ground' | 'tone' | 'mid'

/** The colours of a table with this cloth and rail. */
export function tableInkOf(colors: Palette, cloth: ClothName, rail: RailName): TableInk {
  const color = cloth === 'mid' ? mixColors(colors.mid, '#06231f', 0.6) : colors[cloth]
  return {
    cloth: color,
    clothShade: mixColors(color, colors.opposite, 0.45),
    print: mixColors(color, colors.silhouette, 0.7),
    rail: rails[rail][0],
    railShade: rails[rail][1],
    wood: '#8a5430',
    woodShade: '#5b3319',
    metal: '#e3bd62',
    metalShade: '#a97f35',
    light: '#fdf8ec',
    dark: '#1c1e24',
    red: '#b3261e',
    green: '#1f8a5b',
  }
}
