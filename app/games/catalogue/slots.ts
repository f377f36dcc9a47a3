import { type EmblemFamily, familyOf, type MotifName } from '../art/emblems/index.ts'
import { pickRandom, seededRandom } from '../art/random.ts'
import type { Provider } from '../art/studios.ts'
import type { SlotModel } from '../engines/slots/slotModel.ts'
import { assignModels } from './assignModels.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { describeSlot } from './describeSlot.ts'
import { featuredSlots } from './featured.ts'
import { generateNames } from './generateNames.ts'
import { slugify } from './slugify.ts'

export const slotCount = 724
const newTotal = 32

export const slotCategories: Record<EmblemFamily, string> = {
  sea: 'hav-og-kyst',
  animals: 'dyr',
  garden: 'natur',
  norse: 'sagn',
  home: 'hygge',
  luck: 'klassiske',
}

/** Providers by emblem family. */
const providersByFamily: Record<EmblemFamily, readonly Provider[]> = {
  sea: ['Havblik', 'Fjordspil', 'Lysning', 'Polarhus'],
  animals: ['Fjordspil', 'Polarhus', 'Eng & Krat', 'Lille Lygte', 'Smaragd Studio'],
  garden: ['Eng & Krat', 'Lysning', 'Klassisk', 'Smaragd Studio'],
  norse: ['Bålskær', 'Fjordspil', 'Polarhus', 'Smaragd Studio'],
  home: ['Lille Lygte', 'Lysning', 'Bålskær', 'Klassisk'],
  luck: ['Klassisk', 'Smaragd Studio', 'Havblik', 'Lille Lygte', 'Polarhus'],
}

/** Initial amount of each jackpot in øre, by game name. */
const jackpotSeeds: Readonly<Record<string, number>> = {
  Ravklippen: 418_266_740,
  'Kongens Skat': 81_209_415,
  Sølvstimen: 9_653_080,
  'Syv på Stribe': 1_240_725,
  'Nordlysets Konge': 152_480_900,
  'Dronningens Perle': 37_518_250,
  Klokketårnet: 2_865_475,
  'Jættens Hammer': 64_930_060,
  Stjerneklart: 5_127_640,
  'Kræmmerens Mønter': 812_385,
  'Svanesøen i Sorø': 20_746_115,
  'Vikingens Hjelm': 3_391_570,
}

type Stakes = readonly [number, ...number[]]
/** Øre; multiples of 20, so that the stake per line is an integer. */
const stakeLadders: readonly [Stakes, Stakes] = [
  [20, 40, 100, 200, 500, 1000, 2000, 5000],
  [20, 100, 200, 400, 1000, 2000, 5000, 10_000],
]

export interface SlotDraft {
  game: Omit<CatalogueGame, 'design'>
  provider: Provider
  emblem: MotifName
}

/** All slots without artwork, most played first. */
export function slotDrafts(): SlotDraft[] {
  const names = new Set(featuredSlots.map(([name]) => name))
  const invented = generateNames(slotCount - featuredSlots.length, names)
  const all = [
    ...featuredSlots.map(([name, provider, emblem]) => ({ name, provider, emblem })),
    ...invented.map(({ name, emblem }) => ({
      name,
      emblem,
      provider: pickRandom(providersByFamily[familyOf(emblem)], seededRandom(`maker:${name}`)),
    })),
  ]
  const models = assignModels(all)
  return all.map((slot, rank) => ({
    provider: slot.provider,
    emblem: slot.emblem,
    game: createSlot(slot, models[rank] ?? throwUnassigned(slot.name), rank),
  }))
}

function throwUnassigned(name: string): never {
  throw new Error(`${name} has no model`)
}

function createSlot(
  { name, emblem }: Pick<SlotDraft, 'emblem'> & { name: string },
  model: SlotModel,
  rank: number,
): Omit<CatalogueGame, 'design'> {
  const id = slugify(name)
  const random = seededRandom(`slot:${id}`)
  const seed = jackpotSeeds[name]
  const isNew = releaseIndex(rank) < newTotal
  return {
    id,
    name,
    kind: 'slot',
    category: slotCategories[familyOf(emblem)],
    engine: { type: 'slot', model: model.id },
    rtp: model.rtp,
    volatility: model.volatility,
    lines: 'paylines' in model ? model.paylines.length : null,
    released: releaseDate(releaseIndex(rank)),
    isNew,
    stakes: pickRandom(stakeLadders, random),
    jackpot: seed === undefined ? null : { id, seed },
    freePlay: true,
    description: describeSlot({ id, name, emblem, model, hasJackpot: seed !== undefined }),
  }
}

/** Release index of a popularity rank, 0 is the newest. A permutation (277 and 724 are coprime), so that new games have every rank. */
const releaseIndex = (rank: number): number => (rank * 277 + 5) % slotCount

const newestReleaseMs = Date.UTC(2026, 10, 17)
const releaseIntervalMs = 3 * 86_400_000

/** ISO date: one release every third day, the newest on 17 November 2026. */
const releaseDate = (order: number): string => new Date(newestReleaseMs - order * releaseIntervalMs).toISOString().slice(0, 10)
