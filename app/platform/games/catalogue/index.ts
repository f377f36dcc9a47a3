import { dress } from './dress.ts'
import type { GameEntry } from './entry.ts'
import { slotDrafts } from './slots.ts'
import { tableDrafts } from './tables.ts'

/** All games, most played first within each kind. Generated once per process, deterministically. */
export const catalogue: readonly GameEntry[] = dress([...slotDrafts(), ...tableDrafts()])

const byId = new Map(catalogue.map((game) => [game.id, game]))
if (byId.size !== catalogue.length) throw new Error('two games share an id')

/** The game with this id. */
export const findGame = (id: string): GameEntry | undefined => byId.get(id)
