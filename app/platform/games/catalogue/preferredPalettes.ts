import type { EmblemName } from '../art/emblems/index.ts'
import type { PaletteName } from '../art/palettes.ts'

const green: readonly PaletteName[] = ['gran', 'smaragd', 'pistacie', 'polarnat', 'hindbær']
const red: readonly PaletteName[] = ['fjord', 'dybhav', 'klit', 'rimfrost', 'pistacie', 'rosenrød']
const golden: readonly PaletteName[] = ['polarnat', 'lava', 'gran', 'rav', 'smaragd', 'blomme', 'tusmørke', 'hindbær']
const icy: readonly PaletteName[] = ['polarnat', 'dybhav', 'rimfrost', 'fjord', 'tusmørke']

/** Palettes that contain the natural colour of a motif; they are preferred. */
export const preferredPalettes: Partial<Record<EmblemName, readonly PaletteName[]>> = {
  clover: green,
  fir: green,
  strawberry: red,
  cherries: red,
  ladybird: red,
  cabin: red,
  crab: red,
  mushroom: red,
  tulip: red,
  salmon: red,
  heart: red,
  puffin: red,
  fox: [...golden, 'fjord', 'dybhav'],
  crown: golden,
  bell: golden,
  coins: golden,
  star: golden,
  moon: golden,
  sunflower: golden,
  bee: golden,
  pretzel: golden,
  candle: golden,
  snowflake: icy,
  snowman: icy,
  swan: ['polarnat', 'dybhav', 'fjord', 'smaragd', 'tusmørke', 'gran', 'rav'],
  hare: ['polarnat', 'gran', 'fjord', 'rav', 'tusmørke', 'dybhav'],
}
