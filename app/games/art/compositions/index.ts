import { type EmblemName, isMotif } from '../emblems/index.ts'
import { archway, banner, coin, playingCard, quilt, stamp, trio, wreath } from './framed.ts'
import { closeUp, cloth, horizon, overWater, pair, procession, rising, shadow } from './open.ts'
import { type Composition, placeEmblem } from './stage.ts'

/** The emblem alone, as large as the free part allows. */
const single: Composition = (stage) => placeEmblem(stage, stage)

/** How the emblem is arranged on a poster, by name. No two games share emblem and composition. */
export const compositions = {
  single,
  closeUp,
  shadow,
  pair,
  procession,
  horizon,
  overWater,
  rising,
  cloth,
  wreath,
  archway,
  coin,
  banner,
  quilt,
  stamp,
  trio,
  playingCard,
} satisfies Record<string, Composition>

export type CompositionName = keyof typeof compositions
export const compositionNames = Object.keys(compositions) as readonly CompositionName[] // keys of the record

/** Compositions without a plate of their own: on a dense background they stand on the studio's medallion. */
export const bareCompositions: ReadonlySet<CompositionName> = new Set(['single', 'shadow'])

/** Compositions that repeat or hide the emblem: not for tables, whose cards and numbers must be seen. */
const crowdedCompositions: ReadonlySet<CompositionName> = new Set([
  'closeUp',
  'pair',
  'procession',
  'overWater',
  'rising',
  'cloth',
  'trio',
  'playingCard',
])

/** Emblems that lose their outline when cropped. */
const thinEmblems: ReadonlySet<EmblemName> = new Set(['anchor', 'key', 'candle', 'bicycle', 'umbrella', 'snowflake', 'kite', 'axe', 'horn'])

/** Compositions that suit an emblem. */
export const compositionsFor = (emblem: EmblemName): readonly CompositionName[] =>
  compositionNames.filter((name) => (isMotif(emblem) ? name !== 'closeUp' || !thinEmblems.has(emblem) : !crowdedCompositions.has(name)))
