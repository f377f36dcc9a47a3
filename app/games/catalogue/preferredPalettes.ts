import type { EmblemName } from '../art/emblems/index.ts'
import type { PaletteName } from '../art/palettes.ts'

const green: readonly PaletteName[] = ['gran', 'smaragd', 'pistacie', 'polarnat', 'hindbær', 'korn']
const red: readonly PaletteName[] = ['fjord', 'dybhav', 'klit', 'rimfrost', 'pistacie', 'rosenrød', 'strandeng', 'korn', 'valmue', 'safir']
const golden: readonly PaletteName[] = [
  'polarnat',
  'lava',
  'gran',
  'rav',
  'smaragd',
  'blomme',
  'tusmørke',
  'hindbær',
  'havtorn',
  'mulm',
  'safir',
  'rubin',
]
const icy: readonly PaletteName[] = ['polarnat', 'dybhav', 'rimfrost', 'fjord', 'tusmørke', 'safir', 'isblå', 'mulm']
/** Dark palettes, for what is lighter than its background by nature. */
const dark: readonly PaletteName[] = [...golden, 'fjord', 'dybhav', 'guldnat', 'sølv', 'sølvfjord', 'kobber', 'kobbertag', 'mulm']

/** Palettes that contain the natural colour of a motif; they are preferred. */
export const preferredPalettes: Partial<Record<EmblemName, readonly PaletteName[]>> = {
  clover: green,
  gem: dark,
  daisy: dark,
  snowman: dark,
  scallop: dark,
  raven: dark,
  acorn: dark,
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
  swan: ['polarnat', 'dybhav', 'fjord', 'smaragd', 'tusmørke', 'gran', 'rav'],
  hare: ['polarnat', 'gran', 'fjord', 'rav', 'tusmørke', 'dybhav'],
}
