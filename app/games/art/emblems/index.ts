import { animals } from './animals.ts'
import { cardTableEmblems } from './cardTables.ts'
import { garden } from './garden.ts'
import { home } from './home.ts'
import type { Emblem } from './ink.ts'
import { luck } from './luck.ts'
import { norse } from './norse.ts'
import { sea } from './sea.ts'
import { tableEmblems } from './tables.ts'

/** Emblems by family. A slot's symbols come from the family of its emblem. */
export const emblemFamilies = { sea, animals, garden, norse, home, luck } satisfies Record<string, Record<string, Emblem>>
export type EmblemFamily = keyof typeof emblemFamilies

const motifs = { ...sea, ...animals, ...garden, ...norse, ...home, ...luck }
/** Emblems of slots, which also have a Danish noun for the name. */
export type MotifName = keyof typeof motifs
export const motifNames = Object.keys(motifs) as MotifName[] // keys of the record

export const isMotif = (name: string): name is MotifName => Object.hasOwn(motifs, name)

export const emblems = { ...motifs, ...tableEmblems, ...cardTableEmblems }
export type EmblemName = keyof typeof emblems

/** The family of a motif. */
export const familyOf = (name: MotifName): EmblemFamily => {
  for (const [family, members] of Object.entries(emblemFamilies)) if (name in members) return family as EmblemFamily // keys of the record above
  throw new RangeError(`no family contains ${name}`)
}
