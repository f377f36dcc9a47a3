import { animals } from './animals.ts'
import { garden } from './garden.ts'
import { home } from './home.ts'
import type { Emblem } from './ink.ts'
import { luck } from './luck.ts'
import { norse } from './norse.ts'
import { sea } from './sea.ts'

/** Families: a slot takes its eight symbols from the family of its emblem. */
export const emblemFamilies = { sea, animals, garden, norse, home, luck } satisfies Record<string, Record<string, Emblem>>
export type EmblemFamily = keyof typeof emblemFamilies

export const emblems = { ...sea, ...animals, ...garden, ...norse, ...home, ...luck }
export type EmblemName = keyof typeof emblems

export const familyOf = (name: EmblemName): EmblemFamily => {
  for (const [family, members] of Object.entries(emblemFamilies)) if (name in members) return family as EmblemFamily // keys of the record above
  throw new RangeError(`no family holds ${name}`)
}
